import type { Practice } from '../practice.ts';

export const setsuna = {
  id: 'setsuna',
  path: '/training/setsuna',
  title: '刹那',
  trainingType: 'setsuna',
  load: () => import('./screen.tsx'),
} as const satisfies Practice;
