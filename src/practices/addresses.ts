/** The practice list, to which every drill leads back. */
export const LIST_PATH = '/training';

/** Where the practice list leads back to. */
export const MENU_PATH = '/training-menu';

export const LOGIN_PATH = '/login';

/** All that the member has practised. */
export const HISTORY_PATH = '/history';
