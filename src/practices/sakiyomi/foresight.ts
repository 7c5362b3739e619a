import type { Practice } from '../practice.ts';

/** The same drill by its other address, where the member decides whether it is recorded. */
export const foresight = {
  id: 'sakiyomi',
  path: '/foresight-training',
  title: '先読',
  trainingType: 'foresight',
  load: () => import('./foresight-screen.tsx').then(({ ForesightScreen }) => ({ Screen: ForesightScreen })),
} as const satisfies Practice;
