import { paths } from '../../paths.ts';
import type { Practice } from '../practice.ts';

/** The same drill at its second address, where the member decides whether to record. */
export const foresight = {
  id: 'sakiyomi',
  path: paths.foresight,
  title: '先読',
  trainingType: 'foresight',
  isNumbered: true,
  loadReadings: () => import('./readings.ts'),
  load: () => import('./foresight-screen.tsx').then(({ ForesightScreen }) => ({ Screen: ForesightScreen })),
} as const satisfies Practice;
