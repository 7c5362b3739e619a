import { paths } from '../../paths.ts';
import type { Practice } from '../practice.ts';

export const oumugaeshi = {
  id: 'oumugaeshi',
  path: paths.practice('oumugaeshi'),
  title: 'オウム返し稽古',
  trainingType: 'oumugaeshi',
  isNumbered: true,
  loadReadings: () => import('./readings.ts'),
  load: () => import('./screen.tsx'),
} as const satisfies Practice;
