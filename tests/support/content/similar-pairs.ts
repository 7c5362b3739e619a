interface Text {
  readonly text: string;
}

/** Two texts, and the share of their trigrams that both have (Jaccard index). */
interface SimilarPair<T extends Text> {
  readonly one: T;
  readonly other: T;
  readonly similarity: number;
}

/** The pairs whose similarity is at least `least`, the most similar first. Punctuation does not count. */
export function similarPairs<T extends Text>(texts: readonly T[], least: number): readonly SimilarPair<T>[] {
  const grams = texts.map(({ text }) => trigramsOf(text));
  const pairs: SimilarPair<T>[] = [];
  const earlier = new Map<string, number[]>();
  texts.forEach((one, index) => {
    const common = new Map<number, number>();
    for (const gram of grams[index] ?? []) {
      const holders = earlier.get(gram) ?? [];
      for (const holder of holders) common.set(holder, (common.get(holder) ?? 0) + 1);
      earlier.set(gram, [...holders, index]);
    }
    for (const [at, count] of common) {
      const other = texts[at];
      const similarity = count / ((grams[index]?.size ?? 0) + (grams[at]?.size ?? 0) - count);
      if (other !== undefined && similarity >= least) pairs.push({ one: other, other: one, similarity });
    }
  });
  return pairs.sort((a, b) => b.similarity - a.similarity);
}

function trigramsOf(text: string): ReadonlySet<string> {
  const characters = [...text.replaceAll(/[\p{Punctuation}\s]/gu, '')];
  return new Set(characters.slice(2).map((_, index) => characters.slice(index, index + 3).join('')));
}
