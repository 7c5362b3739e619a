import { describe, expect, test } from 'vitest';
import { refusalTexts } from '../../../../src/features/admin/materials/check-material.ts';
import { FileProblems } from '../../../../src/features/admin/materials/materials-tab.tsx';
import { furigana } from '../../../../src/features/furigana/furigana.tsx';
import { practices } from '../../../../src/practices/registry.ts';
import { scenarios } from '../../../../src/practices/setsuna/content.ts';
import { Screen } from '../../../../src/practices/setsuna/screen.tsx';
import { RubyContext } from '../../../../src/ui/graphics/ruby.tsx';
import { foldVisits } from '../../../../sync/model/practice/memory.ts';
import { materialErrors } from '../../../../sync/model/published/admin-content.contract.ts';
import { materialDocumentOf } from '../../../support/content/materials.ts';
import { deckOf } from '../../practices/deck.ts';
import { drillOf, markupOf } from '../../practices/render.tsx';

/** The texts of a markup. */
const textIn = (markup: string) => markup.replaceAll(/<!-- -->|<[^>]+>/g, '');

/** The readings that a markup shows above words. */
const readingsIn = (markup: string) => [...markup.matchAll(/<rt[^>]*>([^<]*)</g)].map(([, reading]) => reading);

describe('the problems of a file', () => {
  test('are listed item by item, with what is wrong', () => {
    const problems = [
      { item: '3件目', text: '「event」入力してください' },
      { item: '5件目', text: '2件目と同じ内容です' },
    ];
    const shown = textIn(markupOf(<FileProblems problems={problems} />));
    expect(shown).toContain('直すところが2か所あります');
    expect(shown).toContain('まだ何も変わっていません');
    for (const { item, text } of problems) expect(shown).toContain(`${item}${text}`);
  });

  test('of the whole file are one sentence', () => {
    const markup = markupOf(<FileProblems problems={[{ item: null, text: '文字を読み取れません。' }]} />);
    expect(markup).toContain('role="alert"');
    expect(textIn(markup)).toBe('このファイルは使えません文字を読み取れません。');
  });

  test('beyond a hundred are counted', () => {
    const problems = Array.from({ length: 130 }, (_, n) => ({
      item: `${n + 1}件目`,
      text: '「event」入力してください',
    }));
    const shown = textIn(markupOf(<FileProblems problems={problems} />));
    expect(shown).toContain('ほか30か所');
    expect(shown).not.toContain('101件目「');
  });

  test('that only the server finds have a sentence each', () => {
    expect(new Set(materialErrors.map((error) => refusalTexts[error])).size).toBe(materialErrors.length);
  });
});

describe('an added item in its drill', () => {
  const results = scenarios.map(({ id }) => ({ item: id, result: 'seen' }));
  const memory = foldVisits([{ id: 'a', day: '2026-11-19', results }], '');
  const setsuna = practices.find(({ id }) => id === 'setsuna');
  const drill = (material: ReturnType<typeof materialDocumentOf>) =>
    markupOf(
      <RubyContext value={furigana.withWords('改札=かいさつ 傘=かさ')}>
        {setsuna && drillOf(setsuna, Screen, { deck: deckOf(1, memory), material })}
      </RubyContext>,
    );

  test('has no furigana from the lists of the app, but those that it brings', () => {
    const plain = drill(materialDocumentOf('setsuna', [10001]));
    expect(textIn(plain)).toContain('改札を出て、傘を開く。');
    // Its name and its buttons are of the app.
    const ofTheApp = readingsIn(plain);
    expect(ofTheApp).toContain('せつな');
    expect(ofTheApp).not.toContain('かいさつ');
    expect(ofTheApp).not.toContain('かさ');
    const read = drill(materialDocumentOf('setsuna', [10001], { readings: [['傘', 'かさ']] }));
    expect(readingsIn(read).toSorted()).toEqual([...ofTheApp, 'かさ'].toSorted());
  });
});
