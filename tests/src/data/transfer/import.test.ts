import { afterEach, describe, expect, test } from 'vitest';
import { rowWrite } from '../../../../src/data/member/member-data.ts';
import { addEntry } from '../../../../src/data/member/member-settings.ts';
import { writeNote } from '../../../../src/data/notebook/note-commands.ts';
import { dataElement, sealBook } from '../../../../src/data/transfer/book-file.ts';
import { collectRows, readRows } from '../../../../src/data/transfer/export.ts';
import { notesCsv } from '../../../../src/data/transfer/export-csv.ts';
import { type ImportedCollection, importedCollections } from '../../../../src/data/transfer/file-rows.ts';
import { countPlanned, planImport, runImport } from '../../../../src/data/transfer/import.ts';
import { readImport } from '../../../../src/data/transfer/import-file.ts';
import { PROFILE_ID } from '../../../../sync/model/account/profiles.collection.ts';
import { addDays, toDay } from '../../../../sync/model/day/day.ts';
import { limits } from '../../../../sync/model/limits.ts';
import { openLocalMember } from '../local-member.ts';
import { generateFile } from './generated-file.ts';

type LocalMember = Awaited<ReturnType<typeof openLocalMember>>;

const VISIT = '019f0000-0000-7000-8000-000000000001';
const KATA = '019f0000-0000-7000-8000-000000000002';
const SOURCE = '01a1f881-a6bf-703b-9d61-00ccb66f7bf8';
const TODAY = toDay('2026-11-20');
const visit = { training_type: 'setsuna', day: '2026-11-20', results: [{ item: 'setsuna-001', result: 'seen' }] };

const kata = (parts: object = {}) => ({
  id: KATA,
  zou: '朝の海',
  ishiki: '遠くを見る',
  name: null,
  category: null,
  is_copied: false,
  original_id: null,
  review: null,
  ...parts,
});

const record = (day: string, parts: object = {}) => ({
  login_date: day,
  kind: 'login',
  claimed_at: `${day}T03:00:00.000Z`,
  tz: 'Asia/Tokyo',
  device: 'd',
  bridge: null,
  ...parts,
});

const fileOf = (parts: object) => ({ format: 'keiko-export', version: 1, kata_forms: [], ...parts });

const opened: LocalMember[] = [];

// RxDB refuses more than a dozen open databases.
afterEach(async () => {
  await Promise.all(opened.splice(0).map(({ database }) => database.close()));
});

async function openMember(): Promise<LocalMember> {
  const member = await openLocalMember();
  opened.push(member);
  return member;
}

/** A member with two notes, a visit and a setting. */
async function openWithMemory(): Promise<LocalMember> {
  const member = await openMember();
  await writeNote(member, { text: '朝の\n海', about: null, question: null });
  member.setNow('2026-11-20T09:00:00Z');
  await writeNote(member, { text: '=夜', about: 'jutsu', question: '何が見えましたか。' });
  await member.write(rowWrite('practice_results', VISIT, () => visit));
  await addEntry(member, 'guide', 'closed', 3);
  return member;
}

/** The first version is JSON, the current one a book. */
async function fileText(contents: object): Promise<string> {
  return 'version' in contents && contents.version === 1
    ? JSON.stringify(contents)
    : sealBook(await dataElement(contents));
}

async function planFrom(member: LocalMember, contents: object) {
  const read = await readImport(new Blob([await fileText(contents)]));
  if (!read.ok) throw new Error(`Cannot read the file: ${read.problem}`);
  return planImport(member, read);
}

async function importFrom(member: LocalMember, contents: object) {
  const plan = await planFrom(member, contents);
  await runImport(member, plan, () => undefined);
  return plan;
}

/** What a file of one collection becomes. */
async function partFrom(member: LocalMember, collection: ImportedCollection, rows: readonly unknown[]) {
  const part = (await planFrom(member, fileOf({ [collection]: rows }))).find(
    (planned) => planned.collection === collection,
  );
  if (part === undefined) throw new Error(`Cannot find ${collection}`);
  return part;
}

/** A member with these kata. */
async function openWithKatas(...katas: readonly object[]): Promise<LocalMember> {
  const member = await openMember();
  await importFrom(member, fileOf({ kata_forms: katas }));
  return member;
}

describe('an exported file', () => {
  test('restores notes, practice results and settings under their ids, and once', async () => {
    const file = await collectRows(await openWithMemory());
    const other = await openMember();
    await addEntry(other, 'guide', 'closed', 1);
    await addEntry(other, 'guide', 'opened', 5);
    expect(countPlanned(await importFrom(other, file))).toBe(4);
    const restored = await collectRows(other);
    const member_settings = [{ key: 'guide', entries: { closed: 3, opened: 5 } }];
    expect(restored).toEqual({ ...file, exported_at: restored.exported_at, member_settings });
    const again = await importFrom(other, file);
    expect([countPlanned(again), again.reduce((sum, { alreadyStored }) => sum + alreadyStored, 0)]).toEqual([0, 4]);
    expect(await collectRows(other)).toEqual(restored);
  });

  test('takes a note without a word for its return that this version does not know', async () => {
    const member = await openMember();
    const file = await collectRows(await openWithMemory());
    const notes = file.notes.map((note, index) => ({ ...note, recall: ['used', 'tomorrow'][index] }));
    await importFrom(member, { ...file, notes });
    const restored = await readRows(member, 'notes');
    expect(restored.map(({ body }) => body.recall).sort()).toEqual(['used', null].sort());
  });

  test('restores a note that was deleted under a new id, and then knows it', async () => {
    const member = await openWithMemory();
    const file = await collectRows(member);
    const [first] = await readRows(member, 'notes');
    const id = first?.id ?? '';
    await member.remove('notes', id);
    await importFrom(member, file);
    const notes = await readRows(member, 'notes');
    expect(notes.map(({ body }) => body.text).sort()).toEqual(['=夜', '朝の\n海']);
    expect(notes.map((note) => note.id)).not.toContain(id);
    expect(countPlanned(await planFrom(member, file))).toBe(0);
  });

  test.each(Array.from({ length: 50 }, (_, seed) => seed))(
    'of member %i is the same when it was imported',
    async (seed) => {
      const [first, second] = [await openMember(), await openMember()];
      const file = generateFile(seed, TODAY);
      const plan = await importFrom(first, file);
      expect(countPlanned(plan)).toBe(
        importedCollections.reduce((sum, collection) => sum + file[collection].length, 0),
      );
      const exported = JSON.stringify(await collectRows(first));
      await importFrom(second, JSON.parse(exported));
      expect(JSON.stringify(await collectRows(second))).toBe(exported);
    },
  );

  test('of an older version restores no notes', async () => {
    expect(countPlanned(await planFrom(await openMember(), fileOf({})))).toBe(0);
  });

  test('with invalid rows restores the others', async () => {
    const file = await collectRows(await openWithMemory());
    const [note] = file.notes;
    const session = {
      id: VISIT,
      training_type: 'jutsu',
      video_title: '街',
      video_number: null,
      status: 'completed',
      duration_minutes: 3,
      details: null,
      completed_at: '2026-11-20T03:00:00Z',
    };
    const plan = await planFrom(await openMember(), {
      ...file,
      login_records: [record('2026-02-30'), record('2026-11-20', { claimed_at: 'noon' })],
      training_sessions: [
        session,
        { ...session, id: 7 },
        ...[{ video_title: '' }, { duration_minutes: 0 }, { details: [] }, { completed_at: 'x' }].map((part) => ({
          ...session,
          ...part,
        })),
      ],
      training_progress: [{ training_type: 'unknown', current_lesson: 3 }],
      notes: [note, { ...note, id: 'x' }, { ...note, text: ' ' }, { ...note, day: '2026-02-30' }, 7],
      practice_results: [{ id: VISIT, ...visit, results: [] }],
      member_settings: [
        { key: 'Guide', entries: {} },
        { key: 'guide', entries: { closed: 0 } },
      ],
    });
    expect(plan.map(({ collection, rows, unusable }) => [collection, rows.length, unusable])).toEqual([
      ['login_records', 0, [1, 2]],
      ['kata_forms', 0, []],
      ['training_sessions', 1, [2, 3, 4, 5, 6]],
      ['training_progress', 0, [1]],
      ['practice_results', 0, [1]],
      ['notes', 1, [2, 3, 4, 5]],
      ['member_settings', 0, [1, 2]],
    ]);
  });

  test('lists the notes as a table', async () => {
    expect(notesCsv(await collectRows(await openWithMemory()))).toBe(
      '\uFEFF書いた時刻,稽古,問い,ひとこと\r\n2026-11-20 12:00,,,"朝の\n海"\r\n2026-11-20 18:00,十四ツ,何が見えましたか。,\'=夜\r\n',
    );
  });

  test('says before each chunk how much is written', async () => {
    const member = await openMember();
    const plan = await planFrom(
      member,
      fileOf({ kata_forms: Array.from({ length: 120 }, (_, n) => ({ ...kata(), id: null, zou: `象${n}` })) }),
    );
    const counts: number[] = [];
    await runImport(member, plan, (done) => void counts.push(done));
    expect(counts).toEqual([0, 50, 100]);
    expect((await readRows(member, 'kata_forms')).length).toBe(120);
  });
});

describe('kata of a file', () => {
  test.each([
    ['the same texts', kata({ id: null })],
    ['spaces around', kata({ id: null, zou: '朝の海 ' })],
    ['an empty name for none', kata({ id: null, name: '' })],
    ['the same id', kata({ zou: '書きかえた海' })],
  ])('with %s are known', async (_what, candidate) => {
    expect(await partFrom(await openWithKatas(kata()), 'kata_forms', [candidate])).toMatchObject({
      rows: [],
      alreadyStored: 1,
    });
  });

  test('are known whose accents are composed otherwise', async () => {
    const member = await openWithKatas(kata({ zou: 'がけの花' }));
    const decomposed = kata({ id: null, zou: 'か\u3099けの花' });
    expect(await partFrom(member, 'kata_forms', [decomposed])).toMatchObject({ alreadyStored: 1 });
  });

  test.each([
    ['朝～夜－道∥橋―A‐B', 'ＳＪＩＳ　ｶﾅ'],
    ['\u200b朝〜夜−道‖橋—A‐B\u200e', 'sjis かな'],
    ['朝〜夜\ufe00−道‖橋—A‑B', 'SJIS カナ\n'],
  ])('are known as %j, as another program writes them', async (zou, name) => {
    const member = await openWithKatas(kata({ zou: '朝〜夜−道‖橋—A‐B', name: 'SJIS カナ' }));
    const csv = await readImport(new Blob([`象,意識,名前\n${zou},遠くを見る,"${name}"\n`]));
    if (!csv.ok) throw new Error('Cannot read the table');
    expect(countPlanned(await planImport(member, csv))).toBe(0);
  });

  test('are both restored that only their kana or their case tells apart', async () => {
    const pair = [kata({ zou: 'あさ' }), kata({ id: VISIT, zou: 'アサ' })];
    expect((await partFrom(await openMember(), 'kata_forms', pair)).rows.map(({ body }) => body.zou)).toEqual([
      'あさ',
      'アサ',
    ]);
  });

  test('are known as a second copy of a shared kata, even with edited texts', async () => {
    const member = await openWithKatas(kata({ original_id: SOURCE }));
    const changed = kata({ id: null, zou: '書きかえた海', original_id: SOURCE });
    expect(await partFrom(member, 'kata_forms', [changed])).toMatchObject({ alreadyStored: 1 });
  });

  test.each([
    ['name', kata({ id: null, name: '海' })],
    ['category', kata({ id: null, category: '自然' })],
    ['ishiki', kata({ id: null, ishiki: '近くを見る' })],
  ])('are added with a different %s', async (_what, candidate) => {
    expect((await partFrom(await openWithKatas(kata()), 'kata_forms', [candidate])).rows.length).toBe(1);
  });

  test('are added once that the file repeats, and only up to the limit', async () => {
    const katas = Array.from({ length: limits.kata_max + 2 }, (_, n) => ({ id: null, zou: `象${n}`, ishiki: '見る' }));
    const part = await partFrom(await openWithKatas(kata()), 'kata_forms', [...katas, katas[0]]);
    expect([part.rows.length, part.alreadyStored, part.overLimit]).toEqual([limits.kata_max - 1, 1, 3]);
  });

  test('keep their ids unless they were deleted here, or are of another account', async () => {
    const member = await openWithKatas(kata());
    const idFrom = async (file: object) =>
      (await planFrom(member, fileOf({ kata_forms: [kata()], ...file }))).find(({ rows }) => rows.length > 0)?.rows[0]
        ?.id;
    await member.remove('kata_forms', KATA);
    expect(await idFrom({})).not.toBe(KATA);
    const other = await openMember();
    const created_at = '2025-01-01T00:00:00Z';
    const profile = { username: '太郎', created_at };
    expect((await planFrom(other, fileOf({ kata_forms: [kata()] })))[1]?.rows[0]?.id).toBe(KATA);
    expect((await planFrom(other, fileOf({ profile, kata_forms: [kata()] })))[1]?.rows[0]?.id).not.toBe(KATA);
    await other.write(rowWrite('profiles', PROFILE_ID, () => profile));
    expect((await planFrom(other, fileOf({ profile, kata_forms: [kata()] })))[1]?.rows[0]?.id).toBe(KATA);
  });
});

describe('days of a file', () => {
  const ago = (days: number) => addDays(TODAY, -days);
  const ticket = (days: number, parts: object = {}) => record(ago(days), { kind: 'ticket', ...parts });
  const bridge = { bridge: SOURCE, claimed_at: `${ago(10)}T03:00:00.000Z` };

  test('are left out that the server would refuse', async () => {
    const member = await openMember();
    await member.write(rowWrite('profiles', PROFILE_ID, () => ({ created_at: `${ago(300)}T03:00:00.000Z` })));
    const days = [record(ago(-1)), record(ago(0)), record(ago(400)), record(ago(401)), ticket(30), ticket(31)];
    const { rows, tooOld } = await partFrom(member, 'login_records', [...days, ticket(36, bridge), ticket(301)]);
    expect([rows.map(({ id }) => id), tooOld]).toEqual([[ago(0), ago(400), ago(30), ago(36), ago(301)], 3]);
  });

  test('join those of the device, where a login wins', async () => {
    const member = await openMember();
    await importFrom(member, fileOf({ login_records: [ticket(1)] }));
    expect((await partFrom(member, 'login_records', [ticket(1)])).alreadyStored).toBe(1);
    await importFrom(member, fileOf({ login_records: [record(ago(1))] }));
    expect((await collectRows(member)).login_records).toMatchObject([{ login_date: ago(1), kind: 'login' }]);
  });

  test('are all restored without an account', async () => {
    const member = { ...(await openMember()), isGuest: true };
    expect((await partFrom(member, 'login_records', [record(ago(1000)), ticket(999)])).rows.length).toBe(2);
  });
});
