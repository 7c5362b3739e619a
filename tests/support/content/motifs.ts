import type { Pack } from './pack.ts';
import type { DrillYear } from './practice-year.ts';

/** What a member must not meet too often in one week. */
const motifs = { launderette: /コインランドリー/, wheelchair: /車いす/, 'night shift': /夜勤|当直|遅番/ } as const;

/** The drills of a member who practises five a day. */
const PRACTISED = ['写絵', 'オウム返し', '教訓', '洞顧', '刹那'];

/** How often such a member meets each motif in a week: on average, and at most in the year. */
export function describeMotifs(packs: readonly Pack[], years: readonly DrillYear[]): string {
  const texts = textsOf(packs);
  const days = years.filter(({ drill }) => PRACTISED.includes(drill.name)).map(({ shown }) => shown);
  const weeks = Array.from({ length: 52 }, (_, week) =>
    days.flatMap((shown) => shown.slice(7 * week, 7 * week + 7).flat()),
  );
  return Object.entries(motifs)
    .map(([name, motif]) => {
      const counts = weeks.map((items) => items.filter((item) => motif.test(texts.get(item) ?? '')).length);
      const mean = counts.reduce((sum, count) => sum + count) / counts.length;
      return `${name} ${mean.toFixed(1)}, at most ${Math.max(...counts)}`;
    })
    .join('; ');
}

/** All texts of each item, with those of its parts. */
function textsOf(packs: readonly Pack[]): ReadonlyMap<string, string> {
  const texts = new Map<string, string>(packs.flatMap(({ items }) => items.map(({ id }) => [id, ''])));
  for (const { item, text } of packs.flatMap(({ fields }) => fields.flatMap((field) => field.texts))) {
    const id = texts.has(item) ? item : item.replace(/-\d+$/, '');
    texts.set(id, `${texts.get(id) ?? ''}\n${text}`);
  }
  return texts;
}
