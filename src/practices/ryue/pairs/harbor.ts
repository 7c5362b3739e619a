import { HarborAfter } from '../pictures/harbor-after.tsx';
import { HarborBefore } from '../pictures/harbor-before.tsx';

export const harbor = { before: HarborBefore, after: HarborAfter } as const;
