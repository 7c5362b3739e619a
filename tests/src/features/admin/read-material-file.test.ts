import { describe, expect, test } from 'vitest';
import { cellsOf, draftOf } from '../../../../src/features/admin/materials/cells.ts';
import { checkMaterial } from '../../../../src/features/admin/materials/check-material.ts';
import { columnsOfPack } from '../../../../src/features/admin/materials/columns.ts';
import {
  exampleOf,
  readMaterialFile,
  templateOf,
} from '../../../../src/features/admin/materials/read-material-file.ts';
import { type MaterialPack, materialPacks } from '../../../../sync/model/published/material-packs.ts';
import { materialSamples } from '../../../support/content/materials.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = (pack: MaterialPack, text: string, existing: readonly unknown[] = []) =>
  readMaterialFile(pack, bytesOf(text), existing);

/** The problems of a file, as row and sentence. */
function problemsIn(pack: MaterialPack, text: string, existing: readonly unknown[] = []): readonly string[] {
  const result = read(pack, text, existing);
  return result.ok ? [] : result.problems.map(({ row, text: problem }) => `${row}: ${problem}`);
}

const HEAD = '場面,出来事,分類';
const ROW = '改札を出る。,雨が降りだす。,街';
const item = { situation: '改札を出る。', event: '雨が降りだす。', category: '街' };

describe('a CSV file of material', () => {
  test.for([
    ['with LF', `${HEAD}\n${ROW}\n`],
    ['with CRLF', `${HEAD}\r\n${ROW}\r\n`],
    ['with CR', `${HEAD}\r${ROW}\r`],
    ['without a line end', `${HEAD}\n${ROW}`],
    ['with a byte order mark', `\uFEFF${HEAD}\r\n${ROW}\r\n`],
    ['with empty lines', `${HEAD}\n\n,,\n${ROW}\n\n\n`],
    ['with quotes', `"場面","出来事","分類"\n"改札を出る。","雨が降りだす。","街"\n`],
    ['with the columns in another order', `分類,場面,出来事\n街,改札を出る。,雨が降りだす。\n`],
    ['with an empty optional column', `${HEAD},季節,ふりがな\n${ROW},,\n`],
    ['with full-width headings and spaces', `場面 , 出来事,分類\n　改札を出る。, 雨が降りだす。,街\n`],
  ] as const)('is read %s', ([, text]) => {
    expect(read('setsuna', text)).toEqual({ ok: true, items: [item], isShiftJis: false });
  });

  test('keeps quoted quotes and commas', () => {
    const quoted = `${HEAD}\n"改札で「""傘, ある?""」と聞く。",雨が降りだす。,街\n`;
    expect(read('setsuna', quoted)).toMatchObject({ items: [{ situation: '改札で「"傘, ある?"」と聞く。' }] });
  });

  test('is read in Shift_JIS, as Excel saves it, and says so', () => {
    const text = [0x8f, 0xea, 0x96, 0xca, 0x2c, 0x8f, 0x6f, 0x97, 0x88, 0x8e, 0x96, 0x2c, 0x95, 0xaa, 0x97, 0xde, 0x0a];
    const row = [0x89, 0xfc, 0x8e, 0x44, 0x81, 0x42, 0x2c, 0x89, 0x4a, 0x81, 0x42, 0x2c, 0x8a, 0x58, 0x0a];
    expect(readMaterialFile('setsuna', Uint8Array.from([...text, ...row]), [])).toEqual({
      ok: true,
      items: [{ situation: '改札。', event: '雨。', category: '街' }],
      isShiftJis: true,
    });
  });

  test('that is a picture is refused with the encodings that can be read', () => {
    const picture = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]);
    expect(readMaterialFile('setsuna', picture, [])).toEqual({
      ok: false,
      problems: [
        {
          row: null,
          text: '1行目の文字を読み取れません。UTF-8、UTF-16、Shift_JISのどれかで保存し直してください。',
        },
      ],
    });
  });

  test.for([
    ['an open quotation mark', `${HEAD}\n"改札,雨,街\n`, 'null: 2行目の引用符（"）が閉じていません。'],
    [
      'a wrong heading',
      `場面,出来事,分野\n${ROW}`,
      'null: 「分野」という見出しはありません。この稽古のひな形の見出しを使ってください。',
    ],
    ['a missing heading', `場面,分類\n改札,街`, 'null: 「出来事」の見出しがありません。'],
    ['a heading twice', `${HEAD},分類\n${ROW},街`, 'null: 「分類」の見出しがふたつあります。'],
    ['nothing but headings', `${HEAD}\n`, 'null: 教材が1件もありません。見出しの下に、1行に1件ずつ書いてください。'],
    ['a missing text', `${HEAD}\n${ROW}\n\n改札を出る。,,街`, '4行目: 「出来事」入力してください'],
    ['a long text', `${HEAD}\n${'あ'.repeat(121)},雨。,街`, '2行目: 「場面」120文字以内にしてください'],
    [
      'a season that is none',
      `${HEAD},季節\n${ROW},土用`,
      '2行目: 「季節」新年・冬・春・梅雨・夏・秋・年末から選んでください',
    ],
    ['readings without their words', `${HEAD},ふりがな\n${ROW},=`, '2行目: 「ふりがな」1つめ：入力してください'],
    ['a broken reading', `${HEAD},ふりがな\n${ROW},改札`, '2行目: 「ふりがな」1つめ：入力してください'],
    [
      'more cells than headings',
      `${HEAD}\n${ROW},余り`,
      '2行目: 見出しのない列に文字があります。コンマと引用符を確かめてください',
    ],
    ['a row twice', `${HEAD}\n${ROW}\n${ROW}`, '3行目: 2行目と同じ内容です'],
  ] as const)('with %s is refused with the row and what is wrong', ([, text, problem]) => {
    expect(problemsIn('setsuna', text)).toEqual([problem]);
  });

  test('names every row that is wrong, and gives no item', () => {
    const text = `${HEAD}\n,雨。,街\n${ROW}\n夜道。,,\n`;
    expect(read('setsuna', text)).not.toHaveProperty('items');
    expect(problemsIn('setsuna', text)).toEqual([
      '2行目: 「場面」入力してください',
      '4行目: 「出来事」入力してください',
      '4行目: 「分類」入力してください',
    ]);
  });

  test('may not add what the pack has already', () => {
    expect(problemsIn('setsuna', `${HEAD}\n${ROW}`, [item])).toEqual(['2行目: すでにある教材と同じ内容です']);
  });

  test('of 10,000 rows is refused with the limit', () => {
    const rows = Array.from({ length: 10_000 }, (_, n) => `改札${n}。,雨。,街`).join('\n');
    expect(problemsIn('setsuna', `${HEAD}\n${rows}`)).toEqual([
      'null: 一度に足せるのは500件までです。このファイルには10000件あります。',
    ]);
  });

  test('that is too large is refused before it is read', () => {
    expect(problemsIn('setsuna', ' '.repeat(1024 * 1024 + 1))).toEqual([
      'null: ファイルが大きすぎます。1MBまでに分けてください。',
    ]);
  });

  test('with more text than one request may carry is refused', () => {
    const rows = Array.from({ length: 400 }, (_, n) => `${'あ'.repeat(100)}${n},${'い'.repeat(100)},街`).join('\n');
    expect(problemsIn('setsuna', `${HEAD}\n${rows}`)).toEqual([
      'null: 一度に足すには文字が多すぎます。ファイルをふたつ以上に分けてください。',
    ]);
  });
});

describe('a JSON file of material', () => {
  test.for(materialPacks)('of %s is read', (pack) => {
    expect(read(pack, JSON.stringify([materialSamples[pack]]))).toEqual({
      ok: true,
      items: [materialSamples[pack]],
      isShiftJis: false,
    });
  });

  test.for([
    ['cut off', '[{"situation":', 'null: JSONとして読み取れません。かっこ、コンマ、引用符を確かめてください。'],
    ['no list', '{"situation":"駅。"}', 'null: JSONは、教材を並べた [ ] の形にしてください。'],
    [
      'an item nested too deeply',
      `[{"situation":${'['.repeat(50_000)}${']'.repeat(50_000)}}]`,
      'null: JSONは、教材を並べた [ ] の形にしてください。',
    ],
    ['an empty list', '[]', 'null: 教材が1件もありません。見出しの下に、1行に1件ずつ書いてください。'],
    ['a list of something else', '[null]', '1件目: 欄の名前と値の組にしてください'],
    ['an unknown field', JSON.stringify([{ ...item, place: '駅' }]), '1件目: 「place」という欄はありません'],
    ['an id', JSON.stringify([{ ...item, id: 'setsuna-001' }]), '1件目: id は付けられません。保存すると番号が付きます'],
    ['an item twice', JSON.stringify([item, { ...item }]), '2件目: 1件目と同じ内容です'],
    ['a number for a text', JSON.stringify([{ ...item, event: 7 }]), '1件目: 「出来事」入力してください'],
  ] as const)('that is or has %s is refused with what is wrong', ([, text, problem]) => {
    expect(problemsIn('setsuna', text)).toEqual([problem]);
  });
});

describe('the cells of an item', () => {
  test.for(materialPacks)('of %s give the item again', (pack) => {
    const { questions, words, ...rest } = materialSamples[pack];
    // The form has no field for what only bundled items use.
    const plain = {
      ...rest,
      ...(Array.isArray(questions) ? { questions: questions.map(({ about: _about, ...question }) => question) } : {}),
      ...(Array.isArray(words) ? { words: words.map(({ lemma: _lemma, ...word }) => word) } : {}),
    };
    expect(draftOf(pack, cellsOf(pack, plain))).toEqual(plain);
  });

  test.for([
    ['11-25', '11-25'],
    ['1/5', '01-05'],
    ['１月５日', '01-05'],
    ['11月25日', '11-25'],
  ] as const)('read the day %s as %s', ([cell, monthDay]) => {
    expect(draftOf('daily', { monthDay: cell })).toMatchObject({ monthDay });
  });

  test('read full-width numbers, choices by their names, and several readings', () => {
    const cells = { level: '３', type: '連体', readings: '空いた=あいた 市＝いち、角=かど' };
    expect(draftOf('sentsuji', cells)).toEqual({
      level: 3,
      type: 'rentai',
      readings: [
        ['空いた', 'あいた'],
        ['市', 'いち'],
        ['角', 'かど'],
      ],
    });
  });

  test('name the column of each problem of a list', () => {
    const checked = checkMaterial('sakiyomi', draftOf('sakiyomi', { 'paragraphs.0': '一つめ。' }));
    const labels = checked.ok ? [] : checked.problems.map(({ column }) => column?.label);
    expect(labels).toEqual(['タイトル', '分類', '日付', '種類', '段落2', '段落3']);
  });

  test('ask for a first word of 辞書 where none is written, and for what is left out between two', () => {
    const labelsOf = (cells: Record<string, string>) => {
      const checked = checkMaterial('jisho', draftOf('jisho', { field: '川', sentence: '川と海。', ...cells }));
      return checked.ok ? [] : checked.problems.map(({ column }) => column?.label);
    };
    expect(labelsOf({})).toEqual(['語1', '語1の読み', '語1の意味']);
    const first = { 'words.0.word': '川', 'words.0.reading': 'かわ', 'words.0.meaning': '水の流れ。' };
    expect(labelsOf(first)).toEqual([]);
    expect(labelsOf({ ...first, 'words.2.word': '海' })).toContain('語2');
  });
});

describe('a template', () => {
  test.for(materialPacks)('of %s has an example that passes, and is not added as it is', (pack) => {
    expect(checkMaterial(pack, exampleOf(pack))).toMatchObject({ ok: true });
    const { content } = templateOf(pack);
    expect(problemsIn(pack, content)).toEqual(['2行目: ひな形の例のままです。消すか、書き換えてください']);
  });

  test.for(materialPacks)('of %s is accepted with a title of its own', (pack) => {
    const [first] = columnsOfPack[pack].filter(
      ({ kind, key }) => (kind === 'line' || kind === 'area') && key !== 'sentence',
    );
    const { content } = templateOf(pack);
    const changed = content.replace(first?.example ?? '', `新${first?.example.slice(1)}`);
    expect(read(pack, changed)).toMatchObject({ ok: true, items: [expect.anything()] });
  });
});
