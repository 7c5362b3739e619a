import { describe, expect, test } from 'vitest';
import { circuits } from '../../../../src/features/lessons/content/circuits.ts';
import { lessons } from '../../../../src/features/lessons/content/lessons.ts';
import { spokenReadings } from '../../../../src/features/lessons/content/spoken-readings.ts';
import { topics } from '../../../../src/features/lessons/content/topics.ts';
import { spokenText } from '../../../../src/lib/speech/spoken-parts.ts';
import { parrotTexts } from '../../../../src/practices/oumugaeshi/content.ts';
import { articles } from '../../../../src/practices/utsusie/content.ts';

const steps = [...lessons, ...topics, ...circuits].flatMap((lesson) => lesson.steps.map(({ text }) => text));

/** Words with several readings between which voices choose badly. */
const RISKY = /端(?!末)|寒気|市場|甲板|水面|一行|(?<![名改号て])札|床(?=[、。])/;

describe('spokenText', () => {
  test('gives the listed words in kana, the longest first, and the rest as it is', () => {
    expect(
      spokenText('床に端末と端。', [
        ['端', 'はし'],
        ['端末', 'たんまつ'],
        ['床', 'ゆか'],
      ]),
    ).toBe('ゆかにたんまつとはし。');
    expect(spokenText('今日は晴れ。')).toBe('今日は晴れ。');
  });

  test('leaves no risky word in what is read aloud', () => {
    const spoken = [
      ...articles.map(({ content, readings }) => spokenText(content, readings)),
      ...parrotTexts.flatMap(({ sentences, readings }) =>
        sentences.flatMap((sentence) => sentence.split('｜')).map((part) => spokenText(part, readings)),
      ),
      ...steps.map((step) => spokenText(step, spokenReadings)),
    ];
    expect(spoken.length).toBeGreaterThan(600);
    expect(spoken.filter((text) => RISKY.test(text))).toEqual([]);
  });

  test('of a lesson is needed for every word on its list', () => {
    expect(spokenReadings.filter(([word]) => !steps.some((step) => step.includes(word)))).toEqual([]);
  });
});
