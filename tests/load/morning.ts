import type { Rng } from '../../sync/model/practice/seeded-random.ts';

/** What a member does in the app, in the order of a visit. */
export type VisitAction = 'login' | 'practice' | 'note' | 'new-kata' | 'edit-kata';

/** One member's visit. Times are milliseconds: `opensAt` since the start of the run, the others since the opening. */
export interface Visit {
  readonly opensAt: number;
  readonly staysFor: number;
  readonly actions: readonly { readonly action: VisitAction; readonly at: number }[];
}

/** The share of the run in which members open the app; the rest is left for the visits of the last ones. */
const OPENING_SHARE = 0.75;
const SHORTEST_STAY = 0.08;
const LONGEST_STAY = 0.22;

/**
 * Visits that begin around one moment, as at 7:00: the sum of three random numbers makes a bell, at whose top members arrive
 * 2.25 times as often as on average.
 */
export function planMorning(rng: Rng, members: number, runMs: number): readonly Visit[] {
  return Array.from({ length: members }, () => {
    const opensAt = ((rng.next() + rng.next() + rng.next()) / 3) * OPENING_SHARE * runMs;
    const staysFor = (SHORTEST_STAY + rng.next() * (LONGEST_STAY - SHORTEST_STAY)) * runMs;
    return { opensAt, staysFor, actions: planActions(rng, staysFor) };
  });
}

/** Everybody logs in and practises; some write a note, or a kata, which some of them correct. */
function planActions(rng: Rng, staysFor: number): Visit['actions'] {
  const actions: VisitAction[] = ['login', 'practice'];
  if (rng.chance(0.4)) actions.push('note');
  if (rng.chance(0.5)) actions.push('new-kata');
  if (actions.includes('new-kata') && rng.chance(0.5)) actions.push('edit-kata');
  return actions.map((action, n) => ({ action, at: (n * staysFor) / actions.length }));
}
