import after from '../pictures/ryue-lot-after.svg?raw';
import before from '../pictures/ryue-lot-before.svg?raw';

export const lot = { before, after } as const;
