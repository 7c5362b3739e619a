import { paths } from '../../paths.ts';
import type { Practice } from '../practice.ts';

export const setsuna = {
  id: 'setsuna',
  path: paths.practice('setsuna'),
  title: '刹那',
  trainingType: 'setsuna',
  loadReadings: () => import('./readings.ts'),
  load: () => import('./screen.tsx'),
} as const satisfies Practice;
