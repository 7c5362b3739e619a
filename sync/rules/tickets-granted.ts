/** Revival tickets that every member is given once. */
export const TICKETS_GRANTED = 3;
