import after from '../pictures/snow-water-after.svg?raw';
import before from '../pictures/snow-water-before.svg?raw';

export const snowWater = { before, after } as const;
