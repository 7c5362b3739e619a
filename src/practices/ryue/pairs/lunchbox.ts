import after from '../pictures/ryue-lunchbox-after.svg?raw';
import before from '../pictures/ryue-lunchbox-before.svg?raw';

export const lunchbox = { before, after } as const;
