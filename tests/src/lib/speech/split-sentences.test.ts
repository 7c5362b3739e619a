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
    ['each keeps its punctuation', ['朝です。', '早い！', 'もう？']],
    ['the last may have no punctuation', ['朝です。', '港へ']],
    ['consecutive punctuation stays together', ['えっ！？', '港へ。']],
    ['a closing quote stays with its sentence', ['「早いね。」', '港へ。']],
    ['nested closing quotes stay too', ['「『早いね。』」', '港へ。']],
    ['punctuation after the quote stays too', ['「早い！」。', '港へ。']],
    ['a closing bracket stays with its sentence', ['港へ（早い。）', '朝です。']],
    ['an opening quote goes to the next sentence', ['朝です。', '「早いね」と言う。']],
    ['a western full stop does not split', ['長さは3.5メートル。']],
    ['a comma does not split', ['朝、港へ。']],
  ] as const)('gives the sentences back: %s', ([, sentences]) => {
    expect(splitSentences(sentences.join(''))).toEqual(sentences);
  });

  test.for([
    ['', []],
    [' 　\n', []],
    ['　朝です。 \n\n港へ。　', ['朝です。', '港へ。']],
    ['。！「」朝。', ['「」朝。']],
  ] as const)('leaves out blanks and punctuation alone: %j', ([input, sentences]) => {
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
