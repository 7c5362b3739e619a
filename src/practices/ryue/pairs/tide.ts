import after from '../pictures/ryue-tide-after.svg?raw';
import before from '../pictures/ryue-tide-before.svg?raw';

export const tide = { before, after } as const;
