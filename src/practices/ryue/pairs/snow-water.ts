import after from '../pictures/ryue-snow-water-after.svg?raw';
import before from '../pictures/ryue-snow-water-before.svg?raw';

export const snowWater = { before, after } as const;
