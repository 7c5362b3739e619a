import { describe, expect, test } from 'vitest';
import { annotate, createReadings, isKanji, parseWords } from '../../../src/features/furigana/annotate.ts';
import { appWords } from '../../../src/features/furigana/readings.ts';
import type { Practice } from '../../../src/practices/practice.ts';
import { practices } from '../../../src/practices/registry.ts';
import { words as sharedWords } from '../../../src/practices/shared-readings.ts';
import { shownTexts } from '../../support/readings/shown-texts.ts';

const drills = [...new Map<string, Practice>(practices.map((practice) => [practice.id, practice])).values()];

async function readingsOf({ loadReadings }: Practice) {
  return createReadings([appWords, sharedWords, (await loadReadings()).words].flatMap(parseWords));
}

describe.each(drills)('the readings of $title', (drill) => {
  const texts = shownTexts().filter(({ pack }) => pack === drill.id);

  test('cover every kanji of its texts', async () => {
    expect(texts.length).toBeGreaterThan(50);
    const readings = await readingsOf(drill);
    const bare = texts.flatMap(({ text: whole, own, parts }) =>
      [whole, ...parts].flatMap((text) =>
        annotate(text, readings, createReadings(own)).flatMap((piece) =>
          piece.reading === null && [...piece.text].some(isKanji) ? [`${piece.text} in ${text}`] : [],
        ),
      ),
    );
    expect(bare).toEqual([]);
  });

  test('have no word that no text contains', async () => {
    const everything = texts.map(({ text }) => text).join('\n');
    const { words } = await drill.loadReadings();
    expect(parseWords(words).filter(([word]) => !everything.includes(word))).toEqual([]);
  });
});

test('a drill reads numbers, and words that have more than one reading, by what stands around them', async () => {
  const read = async (id: string, text: string) => {
    const drill = drills.find((practice) => practice.id === id);
    if (drill === undefined) throw new Error(`no drill ${id}`);
    return annotate(text, await readingsOf(drill))
      .map((piece) => piece.text + (piece.reading === null ? '' : `（${piece.reading}）`))
      .join('');
  };
  expect(await read('setsuna', '山あいの宿を出て、1日に3本しかないバスに乗りこむ。')).toBe(
    '山（やま）あいの宿（やど）を出（で）て、1日（いちにち）に3本（ぼん）しかないバスに乗（の）りこむ。',
  );
});
