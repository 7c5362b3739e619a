import { SnowWaterAfter } from '../pictures/snow-water-after.tsx';
import { SnowWaterBefore } from '../pictures/snow-water-before.tsx';

export const snowWater = { before: SnowWaterBefore, after: SnowWaterAfter } as const;
