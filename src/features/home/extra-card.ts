import type { Day } from '../../../sync/rules/day.ts';

/** What home tells once: a milestone of the longest streak, and tickets that thirty days in a row have earned. */
export interface Celebration {
  /** The milestone in days; null if only tickets were earned. */
  readonly milestone: number | null;
  readonly longestStreak: number;
  /** Number of tickets earned since the last time; 0 for none. */
  readonly earnedTickets: number;
  /** All tickets granted so far. */
  readonly grantedTickets: number;
}

/** The further card that home shows besides those of the specification. */
export type ExtraCard =
  | { readonly kind: 'celebration'; readonly celebration: Celebration }
  /** The week in review; `firstDay` is its Sunday. */
  | { readonly kind: 'week'; readonly firstDay: Day }
  | { readonly kind: 'review'; readonly of: 'kata' | 'words'; readonly count: number }
  /** Shown by the card of the programme itself. */
  | { readonly kind: 'lesson' }
  | { readonly kind: 'note'; readonly id: string; readonly text: string; readonly daysAgo: number }
  | { readonly kind: 'drill'; readonly trainingType: string };

type Kind = ExtraCard['kind'];

/** For each kind the card that would be shown; null for none, undefined while its data loads. */
export type ExtraCandidates = {
  readonly [K in Kind]: Extract<ExtraCard, { readonly kind: K }> | null | undefined;
};

/** The most fitting kind first. */
const order = ['celebration', 'week', 'review', 'lesson', 'note', 'drill'] as const satisfies readonly Kind[];

/**
 * The one further card of home; null for none. Undefined while something more fitting may still load, so that no card is
 * shown and then replaced.
 */
export function chooseExtraCard(candidates: ExtraCandidates): ExtraCard | null | undefined {
  for (const kind of order) {
    const candidate = candidates[kind];
    if (candidate !== null) return candidate;
  }
  return null;
}
