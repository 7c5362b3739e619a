/** Number of revival tickets that every member has from the start. */
export const FIRST_TICKETS = 3;

/** Every time a run of recorded days completes this many of them, it earns a ticket. */
export const DAYS_PER_TICKET = 30;

/**
 * The tickets that a member has had in all, given the lengths of the runs: the first ones and one for every completed thirty
 * days of each run. A record more only lengthens a run, joins two or begins one, so it never lowers the number.
 */
export function countGrantedTickets(runLengths: readonly number[]): number {
  return runLengths.reduce((granted, length) => granted + Math.floor(length / DAYS_PER_TICKET), FIRST_TICKETS);
}
