/**
 * What becomes of a line that the member wrote: it is asked about after seven days ('week'), has been used or not yet ('used',
 * 'later'), or does not come again ('never').
 */
export const recalls = ['week', 'used', 'later', 'never'] as const;

export type Recall = (typeof recalls)[number];
