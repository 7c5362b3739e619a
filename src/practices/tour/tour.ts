import { paths } from '../../paths.ts';
import type { Practice } from '../practice.ts';

export const tour = {
  id: 'tour',
  path: paths.practice('tour'),
  title: 'ツアー稽古',
  trainingType: 'tour',
  isNumbered: true,
  loadReadings: () => import('./readings.ts'),
  load: () => import('./screen.tsx'),
} as const satisfies Practice;
