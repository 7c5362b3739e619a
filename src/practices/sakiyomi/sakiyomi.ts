import { paths } from '../../paths.ts';
import type { Practice } from '../practice.ts';

export const sakiyomi = {
  id: 'sakiyomi',
  path: paths.practice('sakiyomi'),
  title: '先読',
  trainingType: 'sakiyomi',
  isNumbered: true,
  loadReadings: () => import('./readings.ts'),
  load: () => import('./screen.tsx'),
} as const satisfies Practice;
