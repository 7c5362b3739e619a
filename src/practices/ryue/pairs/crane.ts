import { CraneAfter } from '../pictures/crane-after.tsx';
import { CraneBefore } from '../pictures/crane-before.tsx';

export const crane = { before: CraneBefore, after: CraneAfter } as const;
