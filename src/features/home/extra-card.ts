import type { OwnNote } from '../../data/notebook/notes.ts';
import type { Celebration } from './celebration.ts';
import type { HomeDrill } from './home-practices.ts';
import type { RegisterReason } from './register-reason.ts';
import type { WeekReview } from './week/review-week.ts';

/** The label of what home suggests for ten minutes. */
export const TEN_MINUTES = '今日の10分';

/** The further card that home shows besides those of the specification. */
export type ExtraCard =
  | { readonly kind: 'register'; readonly reason: RegisterReason }
  /** The question of the first day. */
  | { readonly kind: 'aim' }
  | { readonly kind: 'celebration'; readonly celebration: Celebration }
  /** The optional measurement, with the member's day from which it is open. */
  | { readonly kind: 'measure'; readonly occasion: number }
  /** The week in review, and the member's notes, newest first. */
  | { readonly kind: 'week'; readonly review: WeekReview; readonly notes: readonly OwnNote[] }
  | { readonly kind: 'review'; readonly of: 'kata' | 'words' }
  /** Shown by the card of the programme itself. */
  | { readonly kind: 'lesson' }
  | { readonly kind: 'note'; readonly id: string; readonly text: string; readonly daysAgo: number }
  /** `daysSince` is null for a drill that was never practised. */
  | { readonly kind: 'drill'; readonly drill: HomeDrill; readonly daysSince: number | null };

type Kind = ExtraCard['kind'];

/** For each kind the card that would be shown; null for none. */
export type ExtraCandidates = {
  readonly [K in Kind]: Extract<ExtraCard, { readonly kind: K }> | null;
};

/** The most fitting kind first. */
const order = [
  'aim',
  'register',
  'celebration',
  'measure',
  'week',
  'review',
  'lesson',
  'note',
  'drill',
] as const satisfies readonly Kind[];

/** The extra card of home; null for none. */
export function chooseExtraCard(candidates: ExtraCandidates): ExtraCard | null {
  return order.map((kind) => candidates[kind]).find((candidate) => candidate !== null) ?? null;
}
