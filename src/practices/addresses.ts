import type { PracticeId } from './catalogue.ts';

/** The practice list, to which every drill leads back. */
export const LIST_PATH = '/training';

/** The state of a way to a drill that leads from the list, so that the list is one step back. */
export const FROM_LIST = 'from-list';

/** The state of a way to a practice's details that leads from its drill, so that the drill is one step back. */
export const FROM_DRILL = 'from-drill';

/** Where the practice list leads back to. */
export const MENU_PATH = '/training-menu';

/** What a practice is and how it is done. */
export function detailPath(id: PracticeId): string {
  return `/training-detail/${id}`;
}

export const LOGIN_PATH = '/login';

/** All that the member has practised. */
export const HISTORY_PATH = '/history';
