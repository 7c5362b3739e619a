import after from '../pictures/ryue-bath-after.svg?raw';
import before from '../pictures/ryue-bath-before.svg?raw';

export const bath = { before, after } as const;
