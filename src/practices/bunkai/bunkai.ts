import { paths } from '../../paths.ts';
import type { Practice } from '../practice.ts';

export const bunkai = {
  id: 'bunkai',
  path: paths.practice('bunkai'),
  title: '分解',
  trainingType: 'bunkai',
  isNumbered: true,
  openedBy: 'bunkai',
  loadReadings: () => import('./readings.ts'),
  load: () => import('./screen.tsx'),
} as const satisfies Practice;
