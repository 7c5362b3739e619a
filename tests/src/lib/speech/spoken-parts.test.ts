import { describe, expect, test } from 'vitest';
import { LONGEST_MS } from '../../../../src/lib/speech/speaker.ts';
import { speakingMs } from '../../../../src/lib/speech/speaking-time.ts';
import { splitSentences, spokenParts } from '../../../../src/lib/speech/spoken-parts.ts';
import { parrotTexts } from '../../../../src/practices/oumugaeshi/content.ts';
import { oumugaeshiSpeeds, sentencesOf } from '../../../../src/practices/oumugaeshi/rules.ts';
import { spokenTexts } from '../../../support/content/spoken-texts.ts';

describe('the parts of a spoken text', () => {
  test.for([
    ['短い文です。', 10, ['短い文です。']],
    ['朝の坂を下り、橋を渡って、市に着く。', 14, ['朝の坂を下り、橋を渡って、', '市に着く。']],
    ['朝の坂を下り、橋を渡って、市に着く。', 12, ['朝の坂を下り、', '橋を渡って、市に着く。']],
    // Without a mark before a word, and without words anywhere.
    ['朝の坂をゆっくり下りて橋を渡る。', 12, ['朝の坂をゆっくり下りて', '橋を渡る。']],
    ['ああああああああ', 3, ['あああ', 'あああ', 'ああ']],
    // Marks alone are not spoken.
    ['朝坂橋市」。', 4, ['朝坂橋市」。']],
    ['𠮷𠮷𠮷𠮷', 2, ['𠮷𠮷', '𠮷𠮷']],
  ] as const)('of "%s" have at most %i characters', ([text, limit, parts]) => {
    expect(spokenParts(text, limit)).toEqual(parts);
  });

  test('of every text that the app speaks stay below twelve seconds at each speed', () => {
    const texts = [...spokenTexts.flatMap(({ text }) => splitSentences(text)), ...parrotTexts.flatMap(sentencesOf)];
    expect(texts.length).toBeGreaterThan(2000);
    for (const rate of oumugaeshiSpeeds) {
      const limit = Math.floor((LONGEST_MS / speakingMs('あ'.repeat(100), rate)) * 100);
      const parts = texts.flatMap((text) => spokenParts(text, limit));
      expect(parts.join('')).toBe(texts.join(''));
      expect(parts.filter((part) => speakingMs(part, rate) >= 12_000)).toEqual([]);
      // At the slowest speed, a part without 、 is rare.
      const cutInside = parts.filter((part) => !/[、。！？」』）]$/u.test(part));
      expect(cutInside.length / texts.length).toBeLessThan(0.05);
    }
  });
});
