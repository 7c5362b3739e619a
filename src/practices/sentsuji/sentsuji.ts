import { paths } from '../../paths.ts';
import type { Practice } from '../practice.ts';

export const sentsuji = {
  id: 'sentsuji',
  path: paths.practice('sentsuji'),
  title: '選辻の稽古',
  trainingType: 'sentsuji',
  loadReadings: () => import('./readings.ts'),
  load: () => import('./screen.tsx'),
} as const satisfies Practice;
