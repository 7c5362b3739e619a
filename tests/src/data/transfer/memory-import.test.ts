import { describe, expect, test } from 'vitest';
import { addEntry } from '../../../../src/data/member/member-settings.ts';
import { rowWrite } from '../../../../src/data/member/row-write.ts';
import { writeNote } from '../../../../src/data/notebook/note-commands.ts';
import { collectRows, readRows } from '../../../../src/data/transfer/export.ts';
import { notesCsv } from '../../../../src/data/transfer/export-csv.ts';
import { importKatas, readImport } from '../../../../src/data/transfer/import.ts';
import {
  countPlanned,
  importMemory,
  planMemoryImport,
  readOwnMemory,
} from '../../../../src/data/transfer/memory-import.ts';
import { openLocalMember } from '../local-member.ts';

type LocalMember = Awaited<ReturnType<typeof openLocalMember>>;

const unstopped = { signal: new AbortController().signal, onProgress: () => undefined };

const VISIT = '019f0000-0000-7000-8000-000000000001';
const visit = { training_type: 'setsuna', day: '2026-11-20', results: [{ item: 'setsuna-001', result: 'seen' }] };

/** A member with two notes, a visit and a setting. */
async function openWithMemory(): Promise<LocalMember> {
  const member = await openLocalMember();
  await writeNote(member, { text: '朝の\n海', about: null, question: null });
  member.setNow('2026-11-20T09:00:00Z');
  await writeNote(member, { text: '=夜', about: 'jutsu', question: '何が見えましたか。' });
  await member.write(rowWrite('practice_results', VISIT, () => visit));
  await addEntry(member, 'guide', 'closed', 3);
  return member;
}

async function planFrom(member: LocalMember, contents: unknown) {
  const read = await readImport(new Blob([JSON.stringify(contents)]));
  if (!read.ok) throw new Error(`Cannot read the file: ${read.problem}`);
  return { read, plan: planMemoryImport(read.memory, await readOwnMemory(member)) };
}

/** The rows without how they were delivered. */
async function memoryOf(member: LocalMember) {
  const { notes, practice_results, member_settings } = await collectRows(member);
  return { notes, practice_results, member_settings };
}

describe('an exported file', () => {
  test('restores notes, practice results and settings under their ids, and once', async () => {
    const member = await openWithMemory();
    const file = await collectRows(member);
    const other = await openLocalMember();
    await addEntry(other, 'guide', 'closed', 1);
    await addEntry(other, 'guide', 'opened', 5);
    const { plan } = await planFrom(other, file);
    expect(countPlanned(plan)).toBe(4);
    await importMemory(other, plan, unstopped);
    const restored = await memoryOf(other);
    expect(restored).toEqual({
      ...(await memoryOf(member)),
      member_settings: [{ key: 'guide', entries: { closed: 3, opened: 5 } }],
    });
    const again = await planFrom(other, file);
    expect(countPlanned(again.plan)).toBe(0);
    expect(again.plan.duplicateNotes).toBe(2);
    await importMemory(other, plan, unstopped);
    expect(await memoryOf(other)).toEqual(restored);
  });

  test('restores a note that was deleted under a new id, and then knows it', async () => {
    const member = await openWithMemory();
    const file = await collectRows(member);
    const [first] = await readRows(member, 'notes');
    const id = first?.id ?? '';
    await member.remove('notes', id);
    const { plan } = await planFrom(member, file);
    expect(plan.notes).toMatchObject([{ id, text: '朝の\n海' }]);
    await importMemory(member, plan, unstopped);
    const notes = await readRows(member, 'notes');
    expect(notes.map(({ body }) => body.text).sort()).toEqual(['=夜', '朝の\n海']);
    expect(notes.map((note) => note.id)).not.toContain(id);
    expect(countPlanned((await planFrom(member, file)).plan)).toBe(0);
  });

  test('of an older version restores no notes', async () => {
    const member = await openLocalMember();
    const { read } = await planFrom(member, { format: 'keiko-export', version: 1, kata_forms: [] });
    expect(read.memory).toEqual({ notes: [], visits: [], settings: [], unusableNotes: 0 });
  });

  test('with invalid rows restores the others', async () => {
    const member = await openWithMemory();
    const file = await collectRows(member);
    const [note] = file.notes;
    const { read } = await planFrom(await openLocalMember(), {
      ...file,
      notes: [note, { ...note, id: 'x' }, { ...note, text: ' ' }, { ...note, day: '2026-02-30' }, 7],
      practice_results: [{ id: VISIT, ...visit, results: [] }],
      member_settings: [
        { key: 'Guide', entries: {} },
        { key: 'guide', entries: { closed: 0 } },
      ],
    });
    expect(read.memory).toEqual({ notes: [note], visits: [], settings: [], unusableNotes: 4 });
  });

  test('lists the notes as a table', async () => {
    expect(notesCsv(await collectRows(await openWithMemory()))).toBe(
      '\uFEFF書いた時刻,稽古,問い,ひとこと\r\n2026-11-20 12:00,,,"朝の\n海"\r\n2026-11-20 18:00,十四ツ,何が見えましたか。,\'=夜\r\n',
    );
  });
});

test('an import that is stopped keeps what it has written', async () => {
  const member = await openLocalMember();
  const abort = new AbortController();
  const katas = Array.from({ length: 120 }, (_, n) => ({
    zou: `象${n}`,
    ishiki: '見る',
    name: null,
    category: null,
    original_id: null,
    review: null,
  }));
  const counts: number[] = [];
  const onProgress = (done: number) => {
    counts.push(done);
    if (done === 100) abort.abort();
  };
  await expect(importKatas(member, katas, { signal: abort.signal, onProgress })).rejects.toThrow('abort');
  expect(counts).toEqual([0, 50, 100]);
  expect((await readRows(member, 'kata_forms')).length).toBe(100);
});
