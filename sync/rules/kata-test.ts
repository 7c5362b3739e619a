/** What a member says after seeing the answer. */
export const kataGrades = ['remembered', 'again'] as const;
export type KataGrade = (typeof kataGrades)[number];

/** A test of kata as plain data, so that it can be kept and taken up again. */
export interface KataTest {
  /** 'all': a shuffled copy of the member's kata. 'review': today's share of the spaced review. */
  readonly kind: 'all' | 'review';
  /** Null: every category. */
  readonly category: string | null;
  readonly ids: readonly string[];
  readonly index: number;
  readonly phase: 'asking' | 'revealed' | 'finished';
  readonly seen: readonly string[];
  readonly grades: Readonly<Record<string, KataGrade>>;
}

/** Starts a test of `ids` in a random order; `random` gives numbers in [0, 1). Null when there is nothing to test. */
export function startKataTest(
  ids: readonly string[],
  { random, kind, category }: Pick<KataTest, 'kind' | 'category'> & { readonly random: () => number },
): KataTest | null {
  if (ids.length === 0) return null;
  return { kind, category, ids: shuffle(ids, random), index: 0, phase: 'asking', seen: [], grades: {} };
}

/** Every order is equally likely. */
function shuffle<T>(items: readonly T[], random: () => number): readonly T[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

/** Shows the answer of the kata under test. */
export function revealKata(test: KataTest): KataTest {
  const id = test.ids[test.index];
  if (test.phase !== 'asking' || id === undefined) return test;
  return { ...test, phase: 'revealed', seen: [...test.seen, id] };
}

/** Goes on after a reveal, to the next kata or, after the last, to the results; with what the member said, if anything. */
export function advanceKataTest(test: KataTest, grade: KataGrade | null = null): KataTest {
  const id = test.ids[test.index];
  if (test.phase !== 'revealed' || id === undefined) return test;
  const grades = grade === null ? test.grades : { ...test.grades, [id]: grade };
  if (test.index + 1 === test.ids.length) return { ...test, grades, phase: 'finished' };
  return { ...test, grades, index: test.index + 1, phase: 'asking' };
}

/** The test without kata that are gone meanwhile; null when none is left to ask or to show. */
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

/** The place in the test to show as n / total and as a percentage; n counts the kata on the screen. */
export function kataTestProgress({ index, ids }: KataTest): {
  readonly number: number;
  readonly total: number;
  readonly percent: number;
} {
  return { number: index + 1, total: ids.length, percent: Math.round(((index + 1) / ids.length) * 100) };
}
