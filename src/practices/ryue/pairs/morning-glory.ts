import { MorningGloryAfter } from '../pictures/morning-glory-after.tsx';
import { MorningGloryBefore } from '../pictures/morning-glory-before.tsx';

export const morningGlory = { before: MorningGloryBefore, after: MorningGloryAfter } as const;
