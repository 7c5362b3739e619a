import { paths } from '../paths.ts';
import type { Practice } from './practice.ts';

/** A drill at the address of its id, which is also the training_type of its sessions, unless it has others. */
function drill(parts: Omit<Practice, 'path' | 'trainingType'> & Partial<Practice>): Practice {
  return { path: paths.practice(parts.id), trainingType: parts.id, ...parts };
}

/** All drills: routes, unlocked tiles and smoke tests derive from this list; anything else has a locked tile. */
export const practices: readonly Practice[] = [
  drill({
    id: 'jutsu',
    title: '十四ツ',
    countsShown: true,
    loadReadings: () => import('./jutsu/readings.ts'),
    load: () => import('./jutsu/screen.tsx'),
  }),
  drill({
    id: 'doko',
    title: '洞顧の稽古',
    loadReadings: () => import('./doko/readings.ts'),
    load: () => import('./doko/screen.tsx'),
  }),
  drill({
    id: 'utsusie',
    title: '写絵の稽古',
    answersNeeded: 1,
    isNumbered: true,
    loadReadings: () => import('./utsusie/readings.ts'),
    load: () => import('./utsusie/screen.tsx'),
  }),
  drill({
    id: 'sakiyomi',
    title: '先読',
    answersNeeded: 1,
    isNumbered: true,
    loadReadings: () => import('./sakiyomi/readings.ts'),
    load: () => import('./sakiyomi/screen.tsx'),
  }),
  // The same drill at its second address, where the member decides whether to record.
  drill({
    id: 'sakiyomi',
    path: paths.foresight,
    title: '先読',
    answersNeeded: 1,
    trainingType: 'foresight',
    isNumbered: true,
    loadReadings: () => import('./sakiyomi/readings.ts'),
    load: async () => ({ Screen: (await import('./sakiyomi/screen.tsx')).ForesightScreen }),
  }),
  drill({
    id: 'jisho',
    title: '辞書の稽古',
    loadReadings: () => import('./jisho/readings.ts'),
    load: () => import('./jisho/screen.tsx'),
  }),
  drill({
    id: 'setsuna',
    title: '刹那',
    countsShown: true,
    loadReadings: () => import('./setsuna/readings.ts'),
    load: () => import('./setsuna/screen.tsx'),
  }),
  drill({
    id: 'sentsuji',
    title: '選辻の稽古',
    loadReadings: () => import('./sentsuji/readings.ts'),
    load: () => import('./sentsuji/screen.tsx'),
  }),
  drill({
    id: 'oumugaeshi',
    title: 'オウム返し稽古',
    isNumbered: true,
    loadReadings: () => import('./oumugaeshi/readings.ts'),
    load: () => import('./oumugaeshi/screen.tsx'),
  }),
  drill({
    id: 'tour',
    title: 'ツアー稽古',
    answersNeeded: 1,
    countsShown: true,
    isNumbered: true,
    loadReadings: () => import('./tour/readings.ts'),
    load: () => import('./tour/screen.tsx'),
  }),
  drill({
    id: 'goshoku',
    title: '五色',
    isNumbered: true,
    openedBy: 'goshoku',
    loadReadings: () => import('./goshoku/readings.ts'),
    load: () => import('./goshoku/screen.tsx'),
  }),
  drill({
    id: 'kyokun',
    title: '教訓',
    isNumbered: true,
    openedBy: 'kyokun',
    loadReadings: () => import('./kyokun/readings.ts'),
    load: () => import('./kyokun/screen.tsx'),
  }),
  drill({
    id: 'bunkai',
    title: '分解',
    answersNeeded: 1,
    isNumbered: true,
    openedBy: 'bunkai',
    loadReadings: () => import('./bunkai/readings.ts'),
    load: () => import('./bunkai/screen.tsx'),
  }),
  drill({
    id: 'ryue',
    title: '流絵',
    countsShown: true,
    isCircular: true,
    loadReadings: () => import('./ryue/readings.ts'),
    load: () => import('./ryue/screen.tsx'),
  }),
  drill({
    id: 'tsuki',
    title: '月の通し稽古',
    isNumbered: true,
    loadReadings: () => import('./tsuki/readings.ts'),
    load: () => import('./tsuki/screen.tsx'),
  }),
];
