import { shuffle } from '../practice/seeded-random.ts';

/** Grades that a member gives after seeing the answer. */
export const kataGrades = ['remembered', 'again'] as const;
export type KataGrade = (typeof kataGrades)[number];

/** The state of a kata test as plain data, so that it can be stored and resumed. */
export interface KataTest {
  /** 'all': the member's kata, shuffled. 'review': today's spaced-repetition reviews. */
  readonly kind: 'all' | 'review';
  readonly ids: readonly string[];
  readonly index: number;
  readonly phase: 'asking' | 'revealed' | 'finished';
  readonly seen: readonly string[];
  readonly grades: Readonly<Record<string, KataGrade>>;
  /** The minutes that were recorded at its end. */
  readonly minutes?: number;
}

/** Starts a test of `ids` in random order; null without ids. `random` returns numbers in [0, 1). */
export function startKataTest(
  ids: readonly string[],
  { random, kind }: Pick<KataTest, 'kind'> & { readonly random: () => number },
): KataTest | null {
  if (ids.length === 0) return null;
  return { kind, ids: shuffle(ids, random), index: 0, phase: 'asking', seen: [], grades: {} };
}

export function revealKata(test: KataTest): KataTest {
  const id = test.ids[test.index];
  if (test.phase !== 'asking' || id === undefined) return test;
  return { ...test, phase: 'revealed', seen: [...test.seen, id] };
}

/** Records the grade, if any, and moves from a revealed kata to the next one, or to the results after the last. */
export function advanceKataTest(test: KataTest, grade: KataGrade | null = null): KataTest {
  const id = test.ids[test.index];
  if (test.phase !== 'revealed' || id === undefined) return test;
  const grades = grade === null ? test.grades : { ...test.grades, [id]: grade };
  if (test.index + 1 === test.ids.length) return { ...test, grades, phase: 'finished' };
  return { ...test, grades, index: test.index + 1, phase: 'asking' };
}

/** Removes kata that were deleted during the test; null when none is left. */
export function removeDeletedKata(test: KataTest, exists: (id: string) => boolean): KataTest | null {
  const ids = test.ids.filter(exists);
  if (ids.length === test.ids.length) return test;
  if (ids.length === 0) return null;
  const index = test.ids.slice(0, test.index).filter(exists).length;
  const isCurrentGone = !exists(test.ids[test.index] ?? '');
  const seen = test.seen.filter(exists);
  if (index === ids.length) return { ...test, ids, seen, index: index - 1, phase: 'finished' };
  return { ...test, ids, seen, index, phase: isCurrentGone && test.phase === 'revealed' ? 'asking' : test.phase };
}

/** Progress to show: n / total, where n is the kata on the screen, and the percentage of those whose answer was seen. */
export function kataTestProgress({ index, ids, seen }: KataTest) {
  return { number: index + 1, total: ids.length, percent: Math.round((seen.length / ids.length) * 100) };
}
