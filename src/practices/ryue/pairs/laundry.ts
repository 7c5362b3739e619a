import after from '../pictures/ryue-laundry-after.svg?raw';
import before from '../pictures/ryue-laundry-before.svg?raw';

export const laundry = { before, after } as const;
