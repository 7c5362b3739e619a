import { describe, expect, test } from 'vitest';
import { endingQuestions, sharesOfHalves, sharesOfPlaces } from '../../../support/content/sentsuji-shares.ts';

/** Share of the questions that anything but reading may answer. */
const MOST = 0.6;

describe('without reading, a sentence of sentsuji', () => {
  test('is not answered by the nearest word, the second or the last', () => {
    for (const [place, share] of Object.entries(sharesOfPlaces(endingQuestions))) {
      expect(share, place).toBeLessThanOrEqual(MOST);
    }
  });

  test('is not answered by a rule over endings and places, fitted on half of the sentences', () => {
    const shares = sharesOfHalves(endingQuestions);
    expect(shares).toHaveLength(14);
    expect(Math.max(...shares), shares.join()).toBeLessThanOrEqual(MOST);
  });

  test('would be answered by that rule if the endings gave the word away', () => {
    const easy = endingQuestions.map(({ phrase, words, right }, index) => ({
      phrase: index % 2 === 0 ? `${phrase}の` : `${phrase}く`,
      words: words.map((word, at) => word + (at === right ? (index % 2 === 0 ? 'を' : 'る') : 'で')),
      right,
    }));
    expect(Math.min(...sharesOfHalves(easy))).toBeGreaterThan(0.95);
  });
});
