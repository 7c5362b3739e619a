/** Number of revival tickets that every member gets once. */
export const TICKETS_GRANTED = 3;
