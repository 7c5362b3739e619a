import after from '../pictures/ryue-station-after.svg?raw';
import before from '../pictures/ryue-station-before.svg?raw';

export const station = { before, after } as const;
