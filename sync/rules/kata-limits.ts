/** Maximum code points of zou and ishiki. The server enforces these limits too. */
export const KATA_TEXT_MAX = 2000;

/** Maximum code points of name and category. */
export const KATA_LABEL_MAX = 100;

/** Maximum number of kata per member. */
export const KATA_MAX = 10_000;

/** Number of shared kata on every device: the most copied ones. The server's private.build_shared_kata() counts the same. */
export const SHARED_LIST_SIZE = 300;

/** Most shared kata that a member hides for themselves: two devices that do so apart stay below the server's 1,000 entries. */
export const HIDDEN_KATA_MAX = 500;
