import { describe, expect, test } from 'vitest';
import { addEntry } from '../../../../src/data/member/member-settings.ts';
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
});
