import after from '../pictures/ryue-gates-after.svg?raw';
import before from '../pictures/ryue-gates-before.svg?raw';

export const gates = { before, after } as const;
