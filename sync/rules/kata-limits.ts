/** Maximum code points of zou and ishiki. The server enforces these limits too. */
export const KATA_TEXT_MAX = 2000;

/** Maximum code points of name and category. */
export const KATA_LABEL_MAX = 100;

/** Maximum number of kata per member. */
export const KATA_MAX = 10_000;
