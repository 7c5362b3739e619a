import { describe, expect, test } from 'vitest';
import { editNote, restoreNote, writeNote } from '../../../../src/data/notebook/note-commands.ts';
import { readRows } from '../../../../src/data/transfer/export.ts';
import { openLocalMember } from '../local-member.ts';

const about = { about: 'jutsu', question: '何が見えましたか。' } as const;

describe('a note', () => {
  test('is written with the Tokyo day, the moment and what it answers', async () => {
    const member = await openLocalMember('2026-11-20T15:30:00Z');
    await writeNote(member, { text: ' 一行目\n二行目 ', ...about });
    expect(await readRows(member, 'notes')).toMatchObject([
      {
        id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
        body: { text: '一行目\n二行目', day: '2026-11-21', written_at: '2026-11-20T15:30:00.000Z', ...about },
      },
    ]);
  });

  test('keeps its day and question when it is edited, and is not created again once deleted', async () => {
    const member = await openLocalMember();
    await writeNote(member, { text: '雨', ...about });
    const [{ id } = { id: '' }] = await readRows(member, 'notes');
    member.setNow('2026-11-25T03:00:00Z');
    await editNote(member, id, { text: ' 大雨 ' });
    expect(await readRows(member, 'notes')).toMatchObject([
      { id, body: { text: '大雨', day: '2026-11-20', ...about } },
    ]);
    await member.remove('notes', id);
    await editNote(member, id, { text: '小雨' });
    expect(await readRows(member, 'notes')).toEqual([]);
  });

  test('returns from its deletion with its day under a new id', async () => {
    const member = await openLocalMember();
    const note = {
      id: 'n1',
      text: '雪',
      day: '2026-11-18',
      writtenAt: Date.parse('2026-11-18T03:00:00Z'),
      recall: 'week',
    };
    await restoreNote(member, { ...note, ...about, delivery: 'synced', rejectionCode: null, searchText: '' });
    const [row] = await readRows(member, 'notes');
    expect(row).toMatchObject({
      body: { text: '雪', day: '2026-11-18', written_at: '2026-11-18T03:00:00.000Z', recall: 'week', ...about },
    });
    expect(row?.id).not.toBe('n1');
  });
});
