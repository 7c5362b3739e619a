import { paths } from '../../paths.ts';
import type { Practice } from '../practice.ts';

export const ryue = {
  id: 'ryue',
  path: paths.practice('ryue'),
  title: '流絵',
  trainingType: 'ryue',
  isCircular: true,
  loadReadings: () => import('./readings.ts'),
  load: () => import('./screen.tsx'),
} as const satisfies Practice;
