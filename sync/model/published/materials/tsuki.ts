import * as v from 'valibot';
import { areDifferent, readings, text } from './fields.ts';

/** How many articles of 写絵 and scenes of 洞顧 a theme can name, at least. */
export const NAMED = { articles: 36, scenes: 45 } as const;

function number(max: number) {
  const message = `1から${max}までの番号を書いてください`;
  return v.pipe(v.number(message), v.integer(message), v.minValue(1, message), v.maxValue(max, message));
}

function threeWords() {
  const word = text(12);
  return v.strictTuple([word, word, word], '語を3つ書いてください');
}

/** A theme of 月の通し稽古: one article and one scene by their numbers, three words, and three that are chosen by mistake. */
export const tsukiMaterial = v.pipe(
  v.object({
    month: number(12),
    title: text(14),
    article: number(NAMED.articles),
    scene: number(NAMED.scenes),
    words: threeWords(),
    others: threeWords(),
    readings,
  }),
  v.check(({ words, others }) => areDifferent([...words, ...others]), '同じ語が2つあります'),
);
