import { endingOf, openingOf, tally } from './findings.ts';
import type { Pack, PackField } from './pack.ts';
import { similarPairs } from './similar-pairs.ts';

/** What a reader wants to know of a pack: its counts, and of each field the lengths and what repeats most. */
export function describePack({ name, counts, groups, fields }: Pack): string {
  return [
    `${name}: ${counts.map(({ what, count, minimum }) => `${count} ${what} (at least ${minimum})`).join(', ')}`,
    ...Object.entries(groups).map(
      ([group, values]) => `  ${group}: ${countsOf(values.map((value) => String(value ?? '–')))}`,
    ),
    ...fields.map(describeField),
  ].join('\n');
}

function describeField({ name, texts, kind, length: [least, most] }: PackField): string {
  const lengths = texts.map(({ text }) => [...text].length).sort((a, b) => a - b);
  const median = lengths[Math.floor(lengths.length / 2)];
  const line = `  ${name}: ${lengths.at(0)}, ${median}, ${lengths.at(-1)} characters (${least} to ${most})`;
  if (kind === 'label') return line;
  const [nearest] = similarPairs(texts, 0.01);
  const likeness = nearest
    ? `; most alike ${nearest.one.item} and ${nearest.other.item}, ${nearest.similarity.toFixed(2)}`
    : '';
  return `${line}; begin ${commonest(texts, openingOf)}; end ${commonest(texts, endingOf)}${likeness}`;
}

function commonest(texts: PackField['texts'], partOf: (text: string) => string): string {
  const [first] = tally(texts.map(({ text }) => partOf(text)));
  if (first === undefined) return '–';
  return `${first.value} ${first.count} (${((first.count / texts.length) * 100).toFixed(1)} %)`;
}

function countsOf(values: readonly string[]): string {
  return tally(values)
    .map(({ value, count }) => `${value} ${count}`)
    .join(', ');
}
