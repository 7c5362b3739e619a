import { paths } from '../../paths.ts';
import type { Practice } from '../practice.ts';

export const goshoku = {
  id: 'goshoku',
  path: paths.practice('goshoku'),
  title: '五色',
  trainingType: 'goshoku',
  isNumbered: true,
  openedBy: 'goshoku',
  loadReadings: () => import('./readings.ts'),
  load: () => import('./screen.tsx'),
} as const satisfies Practice;
