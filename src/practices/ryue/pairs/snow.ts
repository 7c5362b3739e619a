import after from '../pictures/ryue-snow-after.svg?raw';
import before from '../pictures/ryue-snow-before.svg?raw';

export const snow = { before, after } as const;
