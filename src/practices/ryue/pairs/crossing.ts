import after from '../pictures/ryue-crossing-after.svg?raw';
import before from '../pictures/ryue-crossing-before.svg?raw';

export const crossing = { before, after } as const;
