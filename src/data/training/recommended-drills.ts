import type { HistoryEntry } from './training-history.ts';

interface Drill {
  /** The `training_type` of each of its variants. */
  readonly trainingTypes: readonly string[];
  readonly difficulty: Difficulty;
  readonly minutes: number;
}

/** What the member has answered on the first day; null for what was left open. */
export interface Aim {
  readonly why: Why | null;
  readonly minutes: number | null;
}

/** What each reason leads to first, among the easy drills. */
const firstDrills = {
  calm: ['utsusie', 'ryue'],
  focus: ['oumugaeshi', 'sentsuji'],
  words: ['jisho', 'sentsuji'],
  pictures: ['ryue', 'utsusie'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type Why = keyof typeof firstDrills;

const RECOMMENDED = 3;

/** How hard a practice is, the easiest first; in other words than the member's level. */
export const difficulties = ['やさしい', 'ふつう', '手ごたえあり'] as const;
export type Difficulty = (typeof difficulties)[number];

type Ease = Pick<Drill, 'difficulty' | 'minutes'>;

/** The easier one first, then the shorter one. */
export function byEase(a: Ease, b: Ease): number {
  return difficulties.indexOf(a.difficulty) - difficulties.indexOf(b.difficulty) || a.minutes - b.minutes;
}

/**
 * Three drills, with the last day on which each was practised: never practised ones first, of them easy ones by the member's aim;
 * then those not practised for longest.
 */
export function recommendDrills<D extends Drill>(
  drills: readonly D[],
  sessions: readonly Pick<HistoryEntry, 'trainingType' | 'day'>[],
  aim: Aim | null,
) {
  const { why = null, minutes: limit = null } = aim ?? {};
  const wanted: readonly string[] = why === null ? [] : firstDrills[why];
  const rank = ({ trainingTypes, difficulty, minutes }: D) => {
    const place = wanted.findIndex((type) => trainingTypes.includes(type));
    const shorter = limit !== null && minutes > limit ? wanted.length + 1 : 0;
    if (difficulty !== difficulties[0]) return 2 * (wanted.length + 1);
    return shorter + (place < 0 ? wanted.length : place);
  };
  return drills
    .map((drill) => ({
      drill,
      lastDay: sessions.find(({ trainingType }) => drill.trainingTypes.includes(trainingType))?.day ?? null,
    }))
    .toSorted((a, b) => {
      if (a.lastDay !== b.lastDay) return (a.lastDay ?? '') < (b.lastDay ?? '') ? -1 : 1;
      return rank(a.drill) - rank(b.drill) || byEase(a.drill, b.drill);
    })
    .slice(0, RECOMMENDED);
}
