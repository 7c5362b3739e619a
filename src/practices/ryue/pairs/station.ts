import { StationAfter } from '../pictures/station-after.tsx';
import { StationBefore } from '../pictures/station-before.tsx';

export const station = { before: StationBefore, after: StationAfter } as const;
