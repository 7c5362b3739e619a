import { paths } from '../../paths.ts';
import type { Practice } from '../practice.ts';

export const kyokun = {
  id: 'kyokun',
  path: paths.practice('kyokun'),
  title: '教訓',
  trainingType: 'kyokun',
  isNumbered: true,
  openedBy: 'kyokun',
  loadReadings: () => import('./readings.ts'),
  load: () => import('./screen.tsx'),
} as const satisfies Practice;
