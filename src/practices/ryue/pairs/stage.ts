import after from '../pictures/ryue-stage-after.svg?raw';
import before from '../pictures/ryue-stage-before.svg?raw';

export const stage = { before, after } as const;
