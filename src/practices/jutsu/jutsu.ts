import type { Practice } from '../practice.ts';

export const jutsu = {
  id: 'jutsu',
  path: '/training/jutsu',
  title: '十四ツ',
  trainingType: 'jutsu',
  load: () => import('./screen.tsx'),
} as const satisfies Practice;
