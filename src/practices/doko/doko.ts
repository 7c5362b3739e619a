import { paths } from '../../paths.ts';
import type { Practice } from '../practice.ts';

export const doko = {
  id: 'doko',
  path: paths.practice('doko'),
  title: '洞顧の稽古',
  trainingType: 'doko',
  loadReadings: () => import('./readings.ts'),
  load: () => import('./screen.tsx'),
} as const satisfies Practice;
