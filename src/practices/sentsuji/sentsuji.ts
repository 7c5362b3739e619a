import type { Practice } from '../practice.ts';

export const sentsuji = {
  id: 'sentsuji',
  path: '/training/sentsuji',
  title: '選辻の稽古',
  trainingType: 'sentsuji',
  load: () => import('./screen.tsx'),
} as const satisfies Practice;
