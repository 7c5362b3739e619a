import type { Practice } from '../practice.ts';

export const ryue = {
  id: 'ryue',
  path: '/training/ryue',
  title: '流絵',
  trainingType: 'ryue',
  load: () => import('./screen.tsx'),
} as const satisfies Practice;
