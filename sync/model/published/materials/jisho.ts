import * as v from 'valibot';
import { canAlign } from '../../text/align-reading.ts';
import { seasonal, text } from './fields.ts';

const word = v.pipe(
  v.object({
    word: text(20),
    reading: text(40),
    meaning: text(150),
    lemma: v.exactOptional(text(20)),
  }),
  v.forward(
    v.check(({ word: written, reading }) => canAlign(written, reading), 'その語の読みを、かなで書いてください'),
    ['reading'],
  ),
);

/** The indices of words that do not stand in the sentence exactly once, after the word before them. */
function findMisplaced(sentence: string, words: readonly { readonly word: string }[]): readonly number[] {
  const misplaced: number[] = [];
  let end = 0;
  for (const [index, { word: written }] of words.entries()) {
    const at = sentence.indexOf(written);
    if (at < end || sentence.indexOf(written, at + 1) !== -1) misplaced.push(index);
    else end = at + written.length;
  }
  return misplaced;
}

/** A sentence of 辞書 with its words in order of appearance. */
export const jishoMaterial = v.pipe(
  v.object({
    field: text(20),
    sentence: text(200),
    words: v.pipe(
      v.array(word, '語を1つ以上書いてください'),
      v.minLength(1, '語を1つ以上書いてください'),
      v.maxLength(5, '語は5つまでにしてください'),
    ),
    ...seasonal,
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { sentence, words } = dataset.value;
    for (const index of findMisplaced(sentence, words)) {
      addIssue({
        message: '文の中に、語の順で一度だけ出てくるようにしてください',
        path: [
          { type: 'object', origin: 'value', input: dataset.value, key: 'words', value: words },
          { type: 'array', origin: 'value', input: words, key: index, value: words[index] },
          { type: 'object', origin: 'value', input: { ...words[index] }, key: 'word', value: words[index]?.word },
        ],
      });
    }
  }),
);
