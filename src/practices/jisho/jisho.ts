import { paths } from '../../paths.ts';
import type { Practice } from '../practice.ts';

export const jisho = {
  id: 'jisho',
  path: paths.practice('jisho'),
  title: '辞書の稽古',
  trainingType: 'jisho',
  loadReadings: () => import('./readings.ts'),
  load: () => import('./screen.tsx'),
} as const satisfies Practice;
