import { paths } from '../paths.ts';
import type { Practice } from './practice.ts';

/**
 * A drill at the address of its id, which is also its folder and the training_type of its sessions, unless it has others. The
 * build finds screens and readings by the pattern of their path.
 */
function drill(parts: Pick<Practice, 'id' | 'title'> & Partial<Practice>): Practice {
  const { id } = parts;
  return {
    path: paths.practice(id),
    trainingType: id,
    loadReadings: () => import(`./${id}/readings.ts`),
    load: () => import(`./${id}/screen.tsx`),
    ...parts,
  };
}

/** All drills: routes, unlocked tiles and smoke tests derive from this list; anything else has a locked tile. */
export const practices: readonly Practice[] = [
  drill({ id: 'jutsu', title: '十四ツ', countsShown: true }),
  drill({ id: 'doko', title: '洞顧の稽古' }),
  drill({ id: 'utsusie', title: '写絵の稽古', answersNeeded: 1, isNumbered: true }),
  drill({ id: 'sakiyomi', title: '先読', answersNeeded: 1, isNumbered: true }),
  // The same drill at its second address, where the member decides whether to record.
  drill({
    id: 'sakiyomi',
    path: paths.foresight,
    title: '先読',
    answersNeeded: 1,
    trainingType: 'foresight',
    isNumbered: true,
    load: async () => ({ Screen: (await import('./sakiyomi/screen.tsx')).ForesightScreen }),
  }),
  drill({ id: 'jisho', title: '辞書の稽古' }),
  drill({ id: 'setsuna', title: '刹那', countsShown: true }),
  drill({ id: 'sentsuji', title: '選辻の稽古' }),
  drill({ id: 'oumugaeshi', title: 'オウム返し稽古', isNumbered: true }),
  drill({ id: 'tour', title: 'ツアー稽古', answersNeeded: 1, countsShown: true, isNumbered: true }),
  drill({ id: 'goshoku', title: '五色', isNumbered: true, openedBy: 'goshoku' }),
  drill({ id: 'kyokun', title: '教訓', isNumbered: true, openedBy: 'kyokun' }),
  drill({ id: 'bunkai', title: '分解', answersNeeded: 1, isNumbered: true, openedBy: 'bunkai' }),
  drill({ id: 'ryue', title: '流絵', countsShown: true, isCircular: true }),
  drill({ id: 'tsuki', title: '月の通し稽古', isNumbered: true }),
];
