import { describe, expect, test } from 'vitest';
import { addEntries, addEntry } from '../../../../src/data/member/member-settings.ts';
import { readRows } from '../../../../src/data/transfer/export.ts';
import { openLocalMember } from '../local-member.ts';

describe('a setting', () => {
  test('keeps the larger count of each entry', async () => {
    const member = await openLocalMember();
    await addEntry(member, 'guide', 'closed', 1);
    await addEntry(member, 'guide', 'closed', 3);
    await addEntry(member, 'guide', 'closed', 2);
    await addEntry(member, 'announcements', 'a1', 1);
    expect((await readRows(member, 'member_settings')).map(({ id, body }) => [id, body.entries])).toEqual([
      ['announcements', { a1: 1 }],
      ['guide', { closed: 3 }],
    ]);
  });

  test('is not sent again for an entry that it has', async () => {
    const member = await openLocalMember();
    await addEntry(member, 'announcements', 'a1', 1);
    const before = await readRows(member, 'member_settings');
    await addEntry(member, 'announcements', 'a1', 1);
    expect(await readRows(member, 'member_settings')).toEqual(before);
  });

  test('that is full stays as it is', async () => {
    const member = await openLocalMember();
    const ids = Object.fromEntries(Array.from({ length: 1000 }, () => [crypto.randomUUID(), 1_000_000]));
    await addEntries(member, 'announcements', ids);
    const before = await readRows(member, 'member_settings');
    expect(before.map(({ body }) => body.entries)).toEqual([ids]);
    await addEntry(member, 'announcements', 'one more', 1);
    expect(await readRows(member, 'member_settings')).toEqual(before);
    const wide = Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`${n}`.padEnd(60, 'あ'), 1]));
    await addEntries(member, 'weeks', wide);
    expect((await readRows(member, 'member_settings')).map(({ id }) => id)).toEqual(['announcements']);
  });
});
