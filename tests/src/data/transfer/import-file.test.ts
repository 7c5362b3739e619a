import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dataElement, sealBook } from '../../../../src/data/transfer/book-file.ts';
import type { ExportedRows } from '../../../../src/data/transfer/export.ts';
import { kataCsv } from '../../../../src/data/transfer/export-csv.ts';
import { IMPORT_MAX_BYTES, readImport } from '../../../../src/data/transfer/import-file.ts';
import { toDay } from '../../../../sync/model/day/day.ts';
import { isBlank, storedText } from '../../../../sync/model/text/stored-text.ts';
import { encodeText, textEncodings } from '../../../support/fixtures/encode-text.ts';

const SOURCE = '01a1f881-a6bf-703b-9d61-00ccb66f7bf8';
const review = {
  reviewed_at: '2026-11-20T00:00:00.000Z',
  reviewed_day: toDay('2026-11-20'),
  due_day: toDay('2026-11-23'),
  stability: 3.1,
  difficulty: 5,
  reps: 2,
  lapses: 0,
};
const kata = { zou: '朝の\n"海"', ishiki: '=遠く,を見る', name: '海', category: null, original_id: null, review };
const copy = { zou: '夕べの川', ishiki: '聴く', name: null, category: '自然', original_id: SOURCE, review: null };

const exported: ExportedRows = {
  format: 'keiko-export',
  version: 2,
  exported_at: '2026-11-20T00:00:00.000Z',
  profile: null,
  login_records: [],
  kata_forms: [
    { id: 'k1', is_copied: false, copy_count: 0, hidden: null, ...kata },
    { id: 'k2', is_copied: true, copy_count: 3, hidden: null, ...copy },
  ],
  training_sessions: [],
  training_progress: [],
  practice_results: [],
  notes: [],
  member_settings: [],
};

/** As the first version of the app exported it. */
const oldExport = { ...exported, version: 1 };

const read = (contents: BlobPart) => readImport(new Blob([contents]));

/** The kata of a file, and the positions of those that cannot be read. */
async function readKatas(contents: BlobPart) {
  const file = await read(contents);
  const part = file.ok ? file.parts.find(({ collection }) => collection === 'kata_forms') : undefined;
  return { katas: part?.rows.map(({ body }) => body), unusable: part?.unusable };
}

describe('import file', () => {
  test('in JSON restores the exported kata with their reviews', async () => {
    expect(await readKatas(JSON.stringify(oldExport))).toMatchObject({ katas: [kata, copy], unusable: [] });
  });

  test('in CSV restores the exported kata without their reviews', async () => {
    const katas = [{ ...kata, review: null }, copy];
    expect(await readKatas(kataCsv(exported))).toMatchObject({ katas, unusable: [] });
  });

  test('in CSV restores any stored text, in each encoding that has all letters', async () => {
    const letter = fc.constantFrom(
      '"',
      "'",
      ',',
      ';',
      '\t',
      '\n',
      '=',
      '＝',
      '+',
      '〜',
      '～',
      '葛\u{e0100}',
      'が',
      '☕️',
      '\u3000',
      'ー',
    );
    const text = fc
      .array(fc.oneof(letter, fc.string({ unit: 'grapheme' })), { minLength: 1 })
      .map((letters) => storedText(letters.join('')))
      .filter((stored) => !isBlank(stored) && stored === storedText(stored));
    const encoding = fc.constantFrom(...textEncodings.filter((name) => name !== 'Shift_JIS'));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(text, text), { minLength: 1 }), encoding, async (texts, name) => {
        const katas = texts.map(([zou, ishiki]) => ({ ...copy, zou, ishiki }));
        const kata_forms = katas.map((values, n) => ({
          ...{ id: `k${n}`, is_copied: true, copy_count: 0, hidden: null },
          ...values,
        }));
        const bytes = encodeText(kataCsv({ ...exported, kata_forms }).slice(1), name);
        expect(await readKatas(bytes)).toMatchObject({ katas, unusable: [] });
      }),
    );
  });

  test('in CSV may have its columns in any order, and additional columns', async () => {
    const result = await readKatas('番号,意識,象\n1,聴く,夕べの川\n');
    expect(result).toMatchObject({ katas: [{ zou: '夕べの川', ishiki: '聴く', name: null }] });
  });

  test('reports the positions of invalid kata', async () => {
    const kata_forms = [kata, { ...kata, zou: ' ' }, { ...kata, ishiki: 'あ'.repeat(2001) }, 7, { ...kata, name: 1 }];
    const result = await readKatas(JSON.stringify({ ...oldExport, kata_forms }));
    expect(result).toMatchObject({ katas: [kata, { ...kata, name: null }], unusable: [2, 3, 4] });
  });

  test('judges and cleans texts as the form does', async () => {
    const rows = [
      '\u200b,連想,空白',
      '朝\u200eの道,特徴,\u3164',
      `か\u3099,${'\ufdfa'.repeat(450)},長い`,
      '☕\ufe0f,👩‍👧\u2060,\u202d３〜',
    ];
    expect(await readKatas(`象,意識,名前\n${rows.join('\n')}`)).toMatchObject({
      katas: [
        { zou: '朝の道', ishiki: '特徴', name: null },
        { zou: '☕\ufe0f', ishiki: '👩‍👧', name: '３〜' },
      ],
      unusable: [1, 3],
    });
  });

  test('accepts texts of exactly the maximum length in code points', async () => {
    const longest = { ...kata, zou: '𠮷'.repeat(2000), name: '🙂'.repeat(100) };
    const result = await readKatas(JSON.stringify({ ...oldExport, kata_forms: [longest] }));
    expect(result).toMatchObject({ unusable: [], katas: [longest] });
  });

  test('drops an invalid original id', async () => {
    const result = await readKatas(JSON.stringify({ ...oldExport, kata_forms: [{ ...copy, original_id: 'x' }] }));
    expect(result).toMatchObject({ katas: [{ original_id: null, is_copied: false }] });
  });

  test.each([
    ['a cut JSON', '{"format":"keiko-export","version":1,"kata_fo', 'broken'],
    ['another JSON', '{"format":"other","version":1,"kata_forms":[]}', 'not-ours'],
    ['a JSON list', '[1]', 'not-ours'],
    ['a CSV without the headings', 'a,b\n1,2', 'no-kata'],
    ['nothing', '', 'no-kata'],
    ['a picture', '\u0089PNG\r\n\u001a\n', 'no-kata'],
    ['a million kata', `{"format":"keiko-export","version":1,"kata_forms":[${'{},'.repeat(999_999)}{}]}`, 'too-many'],
    [
      'a million notes',
      `{"format":"keiko-export","version":1,"kata_forms":[],"notes":[${'0,'.repeat(999_999)}0]}`,
      'too-many',
    ],
    ['a million lines', `象,意識\n${'朝,足\n'.repeat(1_000_000)}`, 'too-many'],
    ['a later version', '{"format":"keiko-export","version":2,"kata_forms":[]}', 'newer'],
  ])('with %s is rejected', async (_what, contents, problem) => {
    expect(await read(contents)).toEqual({ ok: false, problem });
  });

  test('of the first version is read as ever', async () => {
    const fixture = await readFile(new URL('version-1.json', import.meta.url));
    const file = await read(new Uint8Array(fixture));
    expect(file.ok && file.parts.map(({ rows, unusable }) => [rows.length, unusable.length])).toEqual(
      Array.from({ length: 7 }, () => [1, 0]),
    );
  });

  test('in a book is refused where one sign was changed, or the end is missing', async () => {
    const book = await sealBook(`<!doctype html><p>朝</p>${await dataElement(exported)}`);
    expect(await read(book)).toMatchObject({ ok: true });
    for (let at = 0; at < book.length; at += 7) {
      const changed = `${book.slice(0, at)}${book[at] === 'x' ? 'y' : 'x'}${book.slice(at + 1)}`;
      expect((await read(changed)).ok).toBe(false);
      expect((await read(book.slice(0, at))).ok).toBe(false);
    }
    expect(await read(`${book} `)).toEqual({ ok: false, problem: 'changed' });
    expect(await read(JSON.stringify(exported))).toEqual({ ok: false, problem: 'newer' });
  });

  test('in a book of a later version is refused', async () => {
    const book = await sealBook(await dataElement({ ...exported, version: 3 }));
    expect(await read(book)).toEqual({ ok: false, problem: 'newer' });
  });

  test('leaves out what is nested so deeply that a copy of it would fail', async () => {
    const body = { training_type: 'sojo', video_title: '相乗', status: 'completed', duration_minutes: 1 };
    const session = { id: SOURCE, ...body, completed_at: review.reviewed_at, details: '@' };
    for (const [levels, unusable] of [
      [50, []],
      [101, [1]],
      [50_000, [1]],
      [1_000_000, [1]],
    ] as const) {
      const file = JSON.stringify({ ...oldExport, training_sessions: [session] });
      const result = await read(file.replace('"@"', `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`));
      const part = result.ok ? result.parts.find(({ collection }) => collection === 'training_sessions') : undefined;
      expect([levels, part?.unusable]).toEqual([levels, unusable]);
    }
  });

  test('of 50 MB is rejected unread', async () => {
    const file = new Blob();
    Object.defineProperty(file, 'size', { value: 50 * 1024 * 1024 });
    Object.defineProperty(file, 'arrayBuffer', { value: () => Promise.reject(new Error('read')) });
    expect(IMPORT_MAX_BYTES).toBeLessThan(file.size);
    expect(await readImport(file)).toEqual({ ok: false, problem: 'too-large' });
  });
});
