import { describe, expect, test } from 'vitest';
import { fileOf, readMaterialFile } from '../../../../src/features/admin/materials/read-material-file.ts';
import type { Json } from '../../../../sync/model/json.ts';
import type { AdminMaterial } from '../../../../sync/model/published/admin-content.contract.ts';
import { type MaterialPack, materialPacks } from '../../../../sync/model/published/material-packs.ts';
import { materialSamples } from '../../../support/content/materials.ts';

const read = (pack: MaterialPack, text: string, rows: readonly AdminMaterial[] = []) =>
  readMaterialFile(pack, new TextEncoder().encode(text), rows, () => 'new');
const planOf = (items: readonly Json[], rows: readonly AdminMaterial[] = []) =>
  read('setsuna', JSON.stringify(items), rows);

/** The problems of a file, as item and sentence. */
function problemsIn(text: string, rows: readonly AdminMaterial[] = []): readonly string[] {
  const result = read('setsuna', text, rows);
  return result.ok ? [] : result.problems.map(({ item, text: problem }) => `${item}: ${problem}`);
}

const item = { situation: '改札を出る。', event: '雨が降りだす。', category: '街' };
const rowOf = (number: number, more: Partial<AdminMaterial> = {}): AdminMaterial => ({
  id: `row-${number}`,
  pack: 'setsuna',
  number,
  item: { ...item, event: `出来事${number}。` },
  ended: false,
  for_guests: false,
  ...more,
});
const nothing = { added: [], changed: [], withdrawn: [] };

describe('a file of material', () => {
  test.for(materialPacks)('of %s adds an item', (pack) => {
    const added = [{ id: 'new', item: materialSamples[pack], for_guests: false }];
    expect(read(pack, JSON.stringify([materialSamples[pack]]))).toEqual({ ok: true, plan: { ...nothing, added } });
  });

  test('adds, changes and withdraws what makes the rows equal to it', () => {
    const rows = [1, 2, 3, 4].map((number) => rowOf(number));
    const [first, second] = rows.map((row) => ({ number: row.number, ...row.item }) as Record<string, Json>);
    const items = [first ?? null, { ...second, event: '風がやむ。' }, { ...item }, { ...item, event: '出来事4。' }];
    expect(planOf(items, rows)).toEqual({
      ok: true,
      plan: {
        added: [{ id: 'new', item, for_guests: false }],
        changed: [{ id: 'row-2', change: { item: { ...item, event: '風がやむ。' }, for_guests: false, ended: false } }],
        withdrawn: ['row-3'],
      },
    });
  });

  test('restores a withdrawn item by its number, and shows one to guests', () => {
    const rows = [rowOf(1, { ended: true }), rowOf(2), rowOf(3, { ended: true })];
    const items = [
      { ...item, number: 1 },
      { ...item, event: '出来事2。', for_guests: true },
    ];
    expect(planOf(items, rows)).toMatchObject({
      plan: {
        added: [],
        changed: [
          { id: 'row-1', change: { ended: false } },
          { id: 'row-2', change: { for_guests: true } },
        ],
        withdrawn: [],
      },
    });
  });

  test('that is empty withdraws everything', () => {
    expect(planOf([], [rowOf(1), rowOf(2, { ended: true })])).toMatchObject({ plan: { withdrawn: ['row-1'] } });
  });

  test('that the admin has saved changes nothing, whatever the rows hold', () => {
    const rows = [rowOf(1), rowOf(2, { for_guests: true }), rowOf(3, { ended: true })];
    expect(read('setsuna', String(fileOf('setsuna', rows).content), rows)).toEqual({ ok: true, plan: nothing });
  });

  test.for(materialPacks)('of %s has a template, which is not published as it is', (pack) => {
    const { name, content } = fileOf(pack, [rowOf(1, { ended: true })]);
    expect(name).toMatch(/^keiko-.+\.json$/);
    expect(read(pack, String(content))).toEqual({
      ok: false,
      problems: [{ item: '1件目', text: 'ひな形の例と同じ内容です' }],
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
    ['too large', ' '.repeat(1024 * 1024 + 1), 'null: ファイルが大きすぎます。1MBまでにしてください。'],
    ['a list of something else', '[null]', '1件目: 欄の名前と値の組にしてください'],
    ['an unknown field', JSON.stringify([{ ...item, place: '駅' }]), '1件目: 「place」という欄はありません'],
    ['an item twice', JSON.stringify([item, { ...item }]), '2件目: 1件目と同じ内容です'],
    ['a number for a text', JSON.stringify([{ ...item, event: 7 }]), '1件目: 「event」入力してください'],
    [
      'a broken reading',
      JSON.stringify([{ ...item, readings: [['改札', 'かいさつ'], ['傘']] }]),
      '1件目: 「readings」2つめ2つめ入力してください',
    ],
    [
      'a text for guests',
      JSON.stringify([{ ...item, for_guests: 'はい' }]),
      '1件目: 「for_guests」true か false にしてください',
    ],
    ['a text as number', JSON.stringify([{ ...item, number: '1' }]), '1件目: 「number」数字で書いてください'],
    [
      'the number of no row',
      JSON.stringify([{ ...item, number: 9 }]),
      '1件目: 「number」番号9の教材はありません。新しい教材には番号を書きません',
    ],
    [
      'a number twice',
      JSON.stringify([
        { ...item, number: 1 },
        { ...item, event: '風。', number: 1 },
      ]),
      '2件目: 「number」同じ番号の教材が、ファイルにもうひとつあります',
    ],
    [
      'too many items',
      JSON.stringify(Array.from({ length: 501 }, (_, n) => ({ ...item, event: `出来事${n}。` }))),
      'null: 教材は500件までです。このファイルには501件あります。',
    ],
    [
      'more text than one request may carry',
      JSON.stringify(
        Array.from({ length: 400 }, (_, n) => ({
          ...item,
          event: `${'あ'.repeat(100)}${n}`,
          sample: 'い'.repeat(100),
        })),
      ),
      'null: 一度に足すには文字が多すぎます。新しい教材をふたつ以上に分けて、順に足してください。',
    ],
  ] as const)('that is or has %s is refused with the item, the field and what is wrong', ([, text, problem]) => {
    expect(problemsIn(text, [rowOf(1)])).toEqual([problem]);
  });

  test('names everything that is wrong, and publishes nothing', () => {
    expect(problemsIn(JSON.stringify([{ ...item, situation: '' }, item, { situation: '夜道。' }]))).toEqual([
      '1件目: 「situation」入力してください',
      '3件目: 「event」入力してください',
      '3件目: 「category」入力してください',
    ]);
  });

  test('that is not in UTF-8 is refused with what to do', () => {
    expect(readMaterialFile('setsuna', Uint8Array.from([0x5b, 0x22, 0x89, 0xfc, 0x22, 0x5d]), [], () => 'new')).toEqual(
      {
        ok: false,
        problems: [{ item: null, text: '文字を読み取れません。文字コードをUTF-8にして保存し直してください。' }],
      },
    );
  });
});
