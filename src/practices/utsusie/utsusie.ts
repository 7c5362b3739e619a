import { paths } from '../../paths.ts';
import type { Practice } from '../practice.ts';

export const utsusie = {
  id: 'utsusie',
  path: paths.practice('utsusie'),
  title: '写絵の稽古',
  trainingType: 'utsusie',
  isNumbered: true,
  loadReadings: () => import('./readings.ts'),
  load: () => import('./screen.tsx'),
} as const satisfies Practice;
