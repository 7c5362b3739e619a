import after from '../pictures/station-after.svg?raw';
import before from '../pictures/station-before.svg?raw';

export const station = { before, after } as const;
