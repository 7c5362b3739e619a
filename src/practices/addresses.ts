import type { PracticeId } from './catalogue.ts';

/** The practice list, which every drill returns to. */
export const LIST_PATH = '/training';

/** Router state of a link from the list: going back one entry returns there. */
export const FROM_LIST = 'from-list';

/** Router state of a link from a drill to its details: going back one entry returns to the drill. */
export const FROM_DRILL = 'from-drill';

/** The parent of the practice list. */
export const MENU_PATH = '/training-menu';

/** URL of a practice's detail page. */
export function detailPath(id: PracticeId): string {
  return `/training-detail/${id}`;
}

export const LOGIN_PATH = '/login';

/** URL of the training history. */
export const HISTORY_PATH = '/history';
