import after from '../pictures/ryue-dome-after.svg?raw';
import before from '../pictures/ryue-dome-before.svg?raw';

export const dome = { before, after } as const;
