import after from '../pictures/ryue-wall-after.svg?raw';
import before from '../pictures/ryue-wall-before.svg?raw';

export const wall = { before, after } as const;
