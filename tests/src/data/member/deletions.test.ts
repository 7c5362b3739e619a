import { firstValueFrom } from 'rxjs';
import { describe, expect, test, vi } from 'vitest';
import { IDENTITY_KEY } from '../../../../src/data/account/identity-key.ts';
import { createDeletions, resumeDeletions } from '../../../../src/data/member/deletions.ts';
import { rowWrite } from '../../../../src/data/member/member-data.ts';
import { liveRows } from '../../../../sync/storage/live-rows.ts';
import { openLocalMember } from '../local-member.ts';
import { mapStorage } from '../map-storage.ts';

const note = { text: '雨', day: '2026-11-20', written_at: '2026-11-20T01:00:00.000Z', about: null, question: null };

async function openNotes() {
  const member = await openLocalMember();
  const identity = JSON.stringify({ memberId: member.id, email: null });
  vi.stubGlobal('localStorage', mapStorage({ [IDENTITY_KEY]: identity }));
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
    await resumeDeletions(member);
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
    await resumeDeletions(member);
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
    const full = { ...member, write: () => Promise.reject(new Error('full')) };
    const deletions = createDeletions(full, 'notes');
    deletions.queue('a');
    await expect(deletions.commit(['a'])).rejects.toThrow('full');
    await resumeDeletions(member);
    expect(await ids()).toEqual(['a', 'b']);
    deletions.queue('a');
    await expect(resumeDeletions(full)).rejects.toThrow('full');
    await resumeDeletions(member);
    expect(await ids()).toEqual(['b']);
  });
});
