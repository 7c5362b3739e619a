import { describe, expect, test } from 'vitest';
import { textsOf, titleOf } from '../../../../src/features/admin/materials/cells.ts';
import { refusalTexts } from '../../../../src/features/admin/materials/check-material.ts';
import { FileProblems } from '../../../../src/features/admin/materials/file-import.tsx';
import { MaterialPreview } from '../../../../src/features/admin/materials/material-preview.tsx';
import { furigana } from '../../../../src/features/furigana/furigana.tsx';
import { practices } from '../../../../src/practices/registry.ts';
import { scenarios } from '../../../../src/practices/setsuna/content.ts';
import { Screen } from '../../../../src/practices/setsuna/screen.tsx';
import { RubyContext } from '../../../../src/ui/graphics/ruby.tsx';
import { foldVisits } from '../../../../sync/model/practice/memory.ts';
import { materialErrors } from '../../../../sync/model/published/admin-materials.contract.ts';
import { materialPacks } from '../../../../sync/model/published/material-packs.ts';
import { materialDocumentOf, materialSamples } from '../../../support/content/materials.ts';
import { deckOf } from '../../practices/deck.ts';
import { drillOf, markupOf } from '../../practices/render.tsx';

/** The texts of a markup. */
const textIn = (markup: string) => markup.replaceAll(/<!-- -->|<[^>]+>/g, '');

/** The readings that a markup shows above words. */
const readingsIn = (markup: string) => [...markup.matchAll(/<rt[^>]*>([^<]*)</g)].map(([, reading]) => reading);

describe('the preview of an item', () => {
  test.for(materialPacks)('of %s shows all of its texts', (pack) => {
    const item = materialSamples[pack];
    const shown = textIn(markupOf(<MaterialPreview pack={pack} item={item} />));
    expect(textsOf(pack, item).length).toBeGreaterThan(2);
    for (const { column, text } of textsOf(pack, item)) {
      if (column.kind === 'readings') expect(shown).not.toContain(text);
      else for (const line of text.split('\n')) expect(shown).toContain(line);
    }
  });

  test('reads only the words that the item reads itself', () => {
    const preview = markupOf(
      <RubyContext value={furigana}>
        <MaterialPreview pack="sakiyomi" item={materialSamples.sakiyomi} />
      </RubyContext>,
    );
    expect(readingsIn(preview)).toEqual(['あ', 'あ']);
  });

  test('has a title for the list, also for an item that cannot be read', () => {
    expect(titleOf('sentsuji', materialSamples.sentsuji)).toBe('夜明け前の');
    expect(titleOf('daily', materialSamples.daily)).toBe('窓の外の三つの音');
    expect(titleOf('tour', { title: 7 })).toBe('7');
    expect(titleOf('tour', null)).toBe('（読み取れない教材）');
  });
});

describe('the problems of a file', () => {
  test('are listed row by row, with what is wrong', () => {
    const problems = [
      { row: '3行目', text: '「出来事」入力してください' },
      { row: '5行目', text: '2行目と同じ内容です' },
    ];
    const shown = textIn(markupOf(<FileProblems file="added.csv" problems={problems} />));
    expect(shown).toContain('直すところが2か所あります');
    expect(shown).toContain('まだ1件も保存していません');
    for (const { row, text } of problems) expect(shown).toContain(`${row}${text}`);
  });

  test('of the whole file are one sentence', () => {
    const markup = markupOf(<FileProblems file="a.csv" problems={[{ row: null, text: '文字を読み取れません。' }]} />);
    expect(markup).toContain('role="alert"');
    expect(textIn(markup)).toBe('このファイルは足せません文字を読み取れません。');
  });

  test('beyond a hundred are counted', () => {
    const problems = Array.from({ length: 130 }, (_, n) => ({ row: `${n + 2}行目`, text: '「場面」入力してください' }));
    const shown = textIn(markupOf(<FileProblems file="a.csv" problems={problems} />));
    expect(shown).toContain('ほか30か所');
    expect(shown).not.toContain('102行目「');
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
    // The name of the drill is of the app.
    expect(readingsIn(plain)).toEqual(['せつな']);
    const read = drill(materialDocumentOf('setsuna', [10001], { readings: [['傘', 'かさ']] }));
    expect(readingsIn(read)).toEqual(['せつな', 'かさ']);
  });
});
