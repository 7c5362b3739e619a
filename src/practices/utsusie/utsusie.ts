import type { Practice } from '../practice.ts';

export const utsusie = {
  id: 'utsusie',
  path: '/training/utsusie',
  title: '写絵の稽古',
  trainingType: 'utsusie',
  load: () => import('./screen.tsx'),
} as const satisfies Practice;
