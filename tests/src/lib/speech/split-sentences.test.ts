import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitSentences } from '../../../../src/lib/speech/spoken-parts.ts';

const fragment = fc.constantFrom('朝', '港です', '、', '。', '！', '？', '「', '」', '』', '）', ' ', '\n', '3.5', '…');
const text = fc.array(fragment, { maxLength: 60 }).map((parts) => parts.join(''));

function words(of: string): string {
  return of.replace(/[^\p{Letter}\p{Number}]/gu, '');
}

describe('sentence splitting', () => {
  test.for([
    { rule: 'an empty text has no sentence', input: '', sentences: [] },
    { rule: 'blanks have no sentence', input: ' 　\n', sentences: [] },
    {
      rule: 'each sentence keeps its punctuation',
      input: '朝です。早い！もう？',
      sentences: ['朝です。', '早い！', 'もう？'],
    },
    { rule: 'the last may have no punctuation', input: '朝です。港へ', sentences: ['朝です。', '港へ'] },
    {
      rule: 'blanks between sentences are trimmed',
      input: '　朝です。 \n\n港へ。　',
      sentences: ['朝です。', '港へ。'],
    },
    { rule: 'consecutive punctuation stays together', input: 'えっ！？港へ。', sentences: ['えっ！？', '港へ。'] },
    {
      rule: 'a closing quote stays with its sentence',
      input: '「早いね。」港へ。',
      sentences: ['「早いね。」', '港へ。'],
    },
    {
      rule: 'nested closing quotes stay too',
      input: '「『早いね。』」港へ。',
      sentences: ['「『早いね。』」', '港へ。'],
    },
    {
      rule: 'punctuation after the quote stays too',
      input: '「早い！」。港へ。',
      sentences: ['「早い！」。', '港へ。'],
    },
    {
      rule: 'a closing bracket stays with its sentence',
      input: '港へ（早い。）朝です。',
      sentences: ['港へ（早い。）', '朝です。'],
    },
    {
      rule: 'an opening quote goes to the next sentence',
      input: '朝です。「早いね」と言う。',
      sentences: ['朝です。', '「早いね」と言う。'],
    },
    { rule: 'a western full stop does not split', input: '長さは3.5メートル。', sentences: ['長さは3.5メートル。'] },
    { rule: 'a comma does not split', input: '朝、港へ。', sentences: ['朝、港へ。'] },
    { rule: 'punctuation alone is no sentence', input: '。！「」朝。', sentences: ['「」朝。'] },
  ])('$rule', ({ input, sentences }) => {
    expect(splitSentences(input)).toEqual(sentences);
  });

  test('keeps all words in order', () => {
    fc.assert(
      fc.property(text, (input) => {
        expect(words(splitSentences(input).join(''))).toBe(words(input));
      }),
    );
  });

  test('returns trimmed sentences with words and with punctuation only at the end', () => {
    fc.assert(
      fc.property(text, (input) => {
        for (const sentence of splitSentences(input)) {
          expect(sentence).toBe(sentence.trim());
          expect(words(sentence)).not.toBe('');
          expect(sentence.replace(/[。！？」』）]*$/u, '')).not.toMatch(/[。！？]/u);
        }
      }),
    );
  });

  test('splits a joined text like its parts', () => {
    fc.assert(
      fc.property(text, text, (first, second) => {
        const closed = `${first}朝。`;
        const opened = `港${second}`;
        expect(splitSentences(closed + opened)).toEqual([...splitSentences(closed), ...splitSentences(opened)]);
      }),
    );
  });
});
