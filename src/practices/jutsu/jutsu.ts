import { paths } from '../../paths.ts';
import type { Practice } from '../practice.ts';

export const jutsu = {
  id: 'jutsu',
  path: paths.practice('jutsu'),
  title: '十四ツ',
  trainingType: 'jutsu',
  loadReadings: () => import('./readings.ts'),
  load: () => import('./screen.tsx'),
} as const satisfies Practice;
