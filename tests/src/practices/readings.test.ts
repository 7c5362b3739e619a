import { describe, expect, test } from 'vitest';
import { annotate, createReadings, parseWords } from '../../../src/features/furigana/annotate.ts';
import { appWords } from '../../../src/features/furigana/readings.ts';
import type { Practice } from '../../../src/practices/practice.ts';
import { practices } from '../../../src/practices/registry.ts';
import { words as sharedWords } from '../../../src/practices/shared-readings.ts';
import { isKanji } from '../../../sync/model/text/align-reading.ts';
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
    const bare = texts.flatMap(({ text: fullText, ownReadings, parts }) =>
      [fullText, ...parts].flatMap((text) =>
        annotate(text, readings, createReadings(ownReadings)).flatMap((piece) =>
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

describe('a drill', () => {
  test.each([
    ['setsuna', '山あいの宿を出て、1日に3本しかないバスに', '1日（いちにち）に3本（ぼん）'],
    ['ryue', '晴れた日は幾日ありましたか', '幾日（いくにち）'],
    ['utsusie', '銀色の板には、小さなあじを1匹', '1匹（ぴき）'],
    ['sakiyomi', '数メートル上には昼のぬくもり', '数（すう）メートル上（うえ）'],
    ['sakiyomi', '必ず全員で数を読み上げる', '数（かず）を読（よ）み上（あ）げる'],
    ['doko', '残る6人は窓まで閉めて', '6人（にん）は窓（まど）まで閉（し）めて'],
    ['sentsuji', '空を「飛んだ鳥」', '空（そら）を「飛（と）んだ鳥（とり）」'],
  ])('reads numbers and ambiguous words by what stands around them: %s %s', async (id, text, expected) => {
    const drill = drills.find((practice) => practice.id === id);
    if (drill === undefined) throw new Error(`no drill ${id}`);
    const shown = annotate(text, await readingsOf(drill));
    const read = shown.map((piece) => piece.text + (piece.reading === null ? '' : `（${piece.reading}）`));
    expect(read.join('')).toContain(expected);
  });
});
