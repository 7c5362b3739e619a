/** Version of the rows of this build: it rises with every change of a collection or of the stored documents. */
export const ROW_SCHEMA = 1;

/** The oldest version that the server serves. */
export const MIN_ROW_SCHEMA = 1;
