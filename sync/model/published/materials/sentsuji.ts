import * as v from 'valibot';
import { choice, level, readings, text } from './fields.ts';

/** From this level on a phrase stands in a sentence. */
const FIRST_SENTENCE_LEVEL = 3;

const words = v.exactOptional(v.array(text(20), '語を並べてください'), []);

const sentence = v.pipe(
  v.object({ text: text(60), nouns: words, predicates: words, head: text(20) }),
  v.forward(
    v.check(
      ({ nouns, predicates }) => nouns.length + predicates.length <= 4,
      'predicates とあわせて4つまでにしてください',
    ),
    ['nouns'],
  ),
  v.forward(
    v.check(({ nouns, predicates, head }) => {
      const ofItsKind = [nouns, predicates].find((list) => list.includes(head)) ?? [];
      return ofItsKind.length >= 2;
    }, 'nouns か predicates に並べた2つ以上の語の、ひとつにしてください'),
    ['head'],
  ),
);

/** True if a phrase stands in its sentence once, and each word once behind it, in the order of its list. */
function isInPlace(phrase: string, { text: sentenceText, nouns, predicates }: v.InferOutput<typeof sentence>): boolean {
  const behind = sentenceText.split(phrase);
  const rest = behind[1] ?? '';
  const placesOf = (list: readonly string[]) => list.map((word) => rest.indexOf(word));
  const isOrdered = (places: readonly number[]) => places.every((at, index) => at > (places[index - 1] ?? -1));
  const isSingle = (word: string) => rest.split(word).length === 2;
  return (
    behind.length === 2 &&
    [...nouns, ...predicates].every(isSingle) &&
    [nouns, predicates].map(placesOf).every(isOrdered)
  );
}

/** A phrase of 選辻, from level 3 on in a sentence with the words that it may lean on. */
export const sentsujiMaterial = v.pipe(
  v.object({
    level,
    bunsetsu: text(30),
    type: choice(['renyou', 'rentai']),
    explanation: text(200),
    sentence: v.exactOptional(sentence),
    readings,
  }),
  v.forward(
    v.check(
      (item) => item.level < FIRST_SENTENCE_LEVEL === (item.sentence === undefined),
      `${FIRST_SENTENCE_LEVEL}段目からは入力し、その前の段では欄ごと省いてください`,
    ),
    ['sentence'],
  ),
  v.forward(
    v.check(
      (item) => item.sentence === undefined || isInPlace(item.bunsetsu, item.sentence),
      '言い回しを一度だけ入れ、その後ろに、並べた語が順に一度ずつ出てくるようにしてください',
    ),
    ['sentence', 'text'],
  ),
  v.forward(
    v.check(
      ({ type, sentence: placedIn }) =>
        placedIn === undefined || (type === 'rentai' ? placedIn.nouns : placedIn.predicates).includes(placedIn.head),
      'rentai なら nouns から、renyou なら predicates から選んでください',
    ),
    ['sentence', 'head'],
  ),
);
