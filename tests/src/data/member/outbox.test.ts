import { firstValueFrom } from 'rxjs';
import { v7 } from 'uuid';
import { describe, expect, test, vi } from 'vitest';
import { rowWrite } from '../../../../src/data/member/member-data.ts';
import { createDeletions, drainOutbox, putEntry } from '../../../../src/data/member/outbox.ts';
import { createTypedLine } from '../../../../src/data/notebook/note-commands.ts';
import { openVisitLog } from '../../../../src/data/training/visit-log.ts';
import { memberKeys } from '../../../../src/lib/storage-keys.ts';
import { claimGuestData } from '../../../../src/session/guest-data.ts';
import { localWrite } from '../../../../sync/engine/local-write.ts';
import { GUEST } from '../../../../sync/model/account/guest.ts';
import { liveRows } from '../../../../sync/storage/live-rows.ts';
import { createRxStore } from '../../../../sync/storage/rx-store.ts';
import { storePorts } from '../../../support/reference/store-ports.ts';
import { openLocalMember } from '../local-member.ts';
import { mapStorage } from '../map-storage.ts';

const note = { text: '雨', day: '2026-11-20', written_at: '2026-11-20T01:00:00.000Z', about: null, question: null };

const failing = <M extends object>(member: M) => ({ ...member, write: () => Promise.reject(new Error('full')) });

async function openNotes() {
  const member = await openLocalMember('2026-11-20T03:00:00Z');
  const identity = JSON.stringify({ dataId: member.dataId, memberId: member.id, email: null });
  vi.stubGlobal('localStorage', mapStorage({ [memberKeys.identity]: identity }));
  for (const id of ['a', 'b']) await member.write(rowWrite('notes', id, () => note));
  const ids = async () => [...(await firstValueFrom(liveRows(member.database, 'notes'))).keys()];
  return { member, ids, deletions: createDeletions(member, 'notes') };
}

describe('a deletion that can be undone', () => {
  test('waits until it is committed, and is stored then', async () => {
    const { ids, deletions } = await openNotes();
    deletions.queue('a');
    expect(await ids()).toEqual(['a', 'b']);
    await deletions.commit(['a']);
    expect(await ids()).toEqual(['b']);
    expect(localStorage.length).toBe(1);
  });

  test('is carried out at the next start when the page is killed before', async () => {
    const { member, ids, deletions } = await openNotes();
    deletions.queue('a');
    await drainOutbox(member);
    expect(await ids()).toEqual(['b']);
    expect(deletions.unqueue('a')).toBe(false);
    expect(localStorage.length).toBe(1);
  });

  test('leaves nothing to do once it is undone', async () => {
    const { member, ids, deletions } = await openNotes();
    deletions.queue('a');
    deletions.queue('b');
    expect(deletions.unqueue('a')).toBe(true);
    await deletions.commit(['a', 'b']);
    await drainOutbox(member);
    expect(await ids()).toEqual(['a']);
  });

  test('can no longer be undone while it is being stored', async () => {
    const { ids, deletions } = await openNotes();
    deletions.queue('a');
    const committing = deletions.commit(['a']);
    expect(deletions.unqueue('a')).toBe(false);
    await committing;
    expect(await ids()).toEqual(['b']);
  });

  test('is undone when it cannot be stored, but stays queued when a start cannot store it', async () => {
    const { member, ids } = await openNotes();
    const full = failing(member);
    const deletions = createDeletions(full, 'notes');
    deletions.queue('a');
    await expect(deletions.commit(['a'])).rejects.toThrow('full');
    await drainOutbox(member);
    expect(await ids()).toEqual(['a', 'b']);
    deletions.queue('a');
    await expect(drainOutbox(full)).rejects.toThrow('full');
    await drainOutbox(member);
    expect(await ids()).toEqual(['b']);
  });
});

const about = { about: 'jutsu', question: '何が見えましたか。' } as const;

/** A line is kept as the note with which a start ends. */
async function openField() {
  const { member, ids } = await openNotes();
  for (const id of ['a', 'b']) await member.remove('notes', id);
  const texts = async () =>
    [...(await firstValueFrom(liveRows(member.database, 'notes'))).values()].map(({ body }) => body.text);
  const line = createTypedLine(member);
  return { member, ids, texts, line, type: (text: string) => line.type({ text, ...about }) };
}

describe('a line that is typed', () => {
  test('is one note after the next start, with the day and the question of its last input', async () => {
    const { member, texts, type } = await openField();
    for (const text of ['雨', '雨の', ' 雨の音 ']) type(text);
    expect(await texts()).toEqual([]);
    member.setNow('2026-11-22T03:00:00Z');
    await drainOutbox(member);
    await drainOutbox(member);
    const [row] = (await firstValueFrom(liveRows(member.database, 'notes'))).values();
    const [day, written_at] = ['2026-11-20', '2026-11-20T03:00:00.000Z'];
    expect(row?.body).toEqual({ text: '雨の音', day, written_at, ...about, recall: null });
    expect(localStorage.length).toBe(1);
  });

  test.for<readonly [string, readonly string[], readonly string[], boolean]>([
    ['follows the text', ['雨の音'], ['雨の音'], true],
    ['is gone when that is cleared', [''], [], false],
    ['is another note when that is typed again', [' ', '風'], ['風'], false],
  ])('is stored by another tab; of a field that is still open it %s', async ([, inputs, expected, isSame]) => {
    const { member, ids, texts, type, line } = await openField();
    type('雨');
    await drainOutbox(member);
    expect(await texts()).toEqual(['雨']);
    const [id] = await ids();
    for (const text of inputs) type(text);
    await line.store();
    expect(await texts()).toEqual(expected);
    expect((await ids()).includes(id ?? '')).toBe(isSame);
  });

  test('is not lost when it changes while it is stored, and that cannot be stored', async () => {
    const { member, texts, type } = await openField();
    type('雨');
    const storing = drainOutbox(member);
    type('雨の音');
    await expect(drainOutbox(failing(member))).rejects.toThrow('full');
    await storing;
    await drainOutbox(member);
    expect(await texts()).toEqual(['雨の音']);
  });

  test('is one note when two tabs start at once, and while it is changed', async () => {
    const { member, texts, type, line } = await openField();
    type('雨');
    const starts = [drainOutbox(member), drainOutbox(member)];
    type('雨の音');
    await Promise.all([...starts, line.store()]);
    expect(await texts()).toEqual(['雨の音']);
    type('風');
    await line.store();
    expect((await texts()).toSorted()).toEqual(['雨の音', '風'].toSorted());
  });

  test('leaves nothing when it is cleared, and no note when it is blank', async () => {
    const { member, texts, type } = await openField();
    type(' ');
    expect(localStorage.length).toBe(1);
    type('雨');
    type('');
    await drainOutbox(member);
    expect(await texts()).toEqual([]);
    expect(localStorage.length).toBe(1);
  });

  test('waits in the field of the notebook while it is too long for a note', async () => {
    const { member, texts, type } = await openField();
    const draft = () => localStorage.getItem(`keiko.draft.note.${member.dataId}`);
    localStorage.setItem(`keiko.draft.note.${member.dataId}`, '"前の"');
    type('あ');
    type('あ'.repeat(2001));
    expect(draft()).toBe(JSON.stringify(`前の\n${'あ'.repeat(2001)}`));
    await drainOutbox(member);
    expect(await texts()).toEqual([]);
    type('あ'.repeat(2000));
    expect(draft()).toBe('"前の"');
    await drainOutbox(member);
    expect(await texts()).toEqual(['あ'.repeat(2000)]);
  });
});

describe('the outbox', () => {
  test('is stored in one transaction, or stays as a whole', async () => {
    const { member, texts, type } = await openField();
    await member.write(rowWrite('notes', 'c', () => note));
    createDeletions(member, 'notes').queue('c');
    type('風');
    openVisitLog(member, 'jisho').append('jisho-001', 'seen');
    const full = failing(member);
    await expect(drainOutbox(full)).rejects.toThrow('full');
    expect(await texts()).toEqual(['雨']);
    const bulks: number[] = [];
    member.database.collections.documents.eventBulks$.subscribe(({ events }) => bulks.push(events.length));
    await drainOutbox(member);
    // With the sync state, which is part of each transaction.
    expect(bulks).toEqual([4]);
    expect(await texts()).toEqual(['風']);
    expect(localStorage.length).toBe(1);
  });

  test('of another member is left alone, and takes nothing after a logout', async () => {
    const { member, texts, type } = await openField();
    type('雨');
    await drainOutbox({ ...member, dataId: crypto.randomUUID() });
    expect(localStorage.length).toBe(2);
    localStorage.setItem(
      memberKeys.identity,
      JSON.stringify({ dataId: crypto.randomUUID(), memberId: member.id, email: null }),
    );
    putEntry(member, { collection: 'notes', id: 'x' }, note);
    expect(localStorage.length).toBe(2);
    await drainOutbox(member);
    expect(await texts()).toEqual(['雨']);
  });

  test('drops what it cannot read', async () => {
    const { member, texts } = await openField();
    for (const [key, text] of [
      ['notes.x', '{'],
      ['notes.y', '"x"'],
      ['toString.z', 'null'],
    ] as const) {
      localStorage.setItem(`keiko.outbox.waiting.${member.dataId}.${key}`, text);
    }
    expect(await drainOutbox(member)).toEqual([]);
    expect(await texts()).toEqual([]);
    expect(localStorage.length).toBe(1);
  });

  test('keeps in memory what localStorage has no room for, and the newest text of it', async () => {
    const { member, texts, type } = await openField();
    type('雨');
    const { setItem } = localStorage;
    localStorage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    type('雨の音');
    openVisitLog(member, 'jisho').append('jisho-001', 'seen');
    expect((await drainOutbox(member)).map(({ key }) => key.collection).toSorted()).toEqual([
      'notes',
      'practice_results',
    ]);
    expect(await texts()).toEqual(['雨の音']);
    expect(localStorage.length).toBe(1);
    localStorage.setItem = setItem;
    expect(await drainOutbox(member)).toEqual([]);
  });

  test('of a guest becomes a row of the account, with a deletion and a visit that wait', async () => {
    const guest = await openLocalMember('2026-11-20T03:00:00Z', GUEST);
    const { dataId, database } = guest;
    const signIn = (memberId: string) =>
      localStorage.setItem(memberKeys.identity, JSON.stringify({ dataId, memberId, email: null }));
    vi.stubGlobal('localStorage', mapStorage());
    signIn(GUEST);
    await guest.write(rowWrite('notes', 'deleted', () => note));
    createDeletions(guest, 'notes').queue('deleted');
    createTypedLine(guest).type({ text: '雨', ...about });
    const account = crypto.randomUUID();
    await claimGuestData(guest, account, { sharedIds: [], today: null });
    // Another tab does not know of it yet.
    openVisitLog(guest, 'sentsuji').append('sentsuji-001', 'seen');
    createTypedLine(guest).type({ text: '風', ...about });
    signIn(account);
    const store = createRxStore(database, account, storePorts());
    await drainOutbox({ dataId, write: (writes) => localWrite(store, v7, writes) });
    const rowsOf = async (collection: 'notes' | 'practice_results') =>
      [...(await firstValueFrom(liveRows(database, collection))).values()].map(({ body }) => body);
    expect(await rowsOf('notes')).toMatchObject([{ text: '雨' }, { text: '風' }]);
    expect(await rowsOf('practice_results')).toMatchObject([{ results: [{ item: 'sentsuji-001', result: 'seen' }] }]);
    expect((await store.state()).owner).toBe(account);
    expect(localStorage.length).toBe(1);
  });
});
