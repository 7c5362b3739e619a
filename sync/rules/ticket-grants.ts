import { limits } from './limits.ts';
/**
 * The tickets that a member has had in all, given the lengths of the runs: the first ones and one for every completed thirty
 * days of each run. A record more only lengthens a run, joins two or begins one, so it never lowers the number.
 */
export function countGrantedTickets(runLengths: readonly number[]): number {
  return runLengths.reduce(
    (granted, length) => granted + Math.floor(length / limits.days_per_ticket),
    limits.first_tickets,
  );
}
