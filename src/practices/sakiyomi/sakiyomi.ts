import type { Practice } from '../practice.ts';

export const sakiyomi = {
  id: 'sakiyomi',
  path: '/training/sakiyomi',
  title: '先読',
  trainingType: 'sakiyomi',
  load: () => import('./screen.tsx'),
} as const satisfies Practice;
