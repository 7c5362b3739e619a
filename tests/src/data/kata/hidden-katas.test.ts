import { describe, expect, test } from 'vitest';
import { HIDDEN_KATA_MAX, hiddenIn, setKataHidden, withHidden } from '../../../../src/data/kata/hidden-katas.ts';
import { readRows } from '../../../../src/data/transfer/export.ts';
import { joinRows } from '../../../../sync/model/joins.ts';
import { memberSettings } from '../../../../sync/model/settings/member-settings.collection.ts';
import { openLocalMember } from '../local-member.ts';

const entriesOf = async (member: Awaited<ReturnType<typeof openLocalMember>>) =>
  (await readRows(member, 'member_settings')).find(({ id }) => id === 'hidden-kata')?.body.entries ?? {};

describe('kata that a member hides for themselves', () => {
  test('are hidden and shown again by turns, and a repetition changes nothing', async () => {
    const member = await openLocalMember();
    expect(await setKataHidden(member, 'a', true)).toBe(true);
    expect(await setKataHidden(member, 'a', true)).toBe(true);
    expect(await setKataHidden(member, 'b', true)).toBe(true);
    expect([...hiddenIn(await entriesOf(member))]).toEqual(['a', 'b']);
    await setKataHidden(member, 'a', false);
    await setKataHidden(member, 'a', false);
    expect(await entriesOf(member)).toEqual({ a: 2, b: 1 });
    expect([...hiddenIn(await entriesOf(member))]).toEqual(['b']);
    await setKataHidden(member, 'a', true);
    expect(await entriesOf(member)).toEqual({ a: 3, b: 1 });
  });

  test('are those of the device that changed its mind more often, whatever the order of the syncs', () => {
    const [phone, laptop] = [{ entries: { a: 1, b: 2 } }, { entries: { a: 2, c: 1 } }];
    for (const merged of [joinRows(memberSettings.merge, phone, laptop), joinRows(memberSettings.merge, laptop, phone)])
      expect(merged).toEqual({ entries: { a: 2, b: 2, c: 1 } });
  });

  test('are limited; one that was hidden before can always be hidden again', () => {
    const full = Object.fromEntries(Array.from({ length: HIDDEN_KATA_MAX }, (_, n) => [`k${n}`, n === 0 ? 2 : 1]));
    expect(withHidden(full, 'one more', true)).toBe('limit');
    expect(withHidden(full, 'k0', true)).toEqual({ ...full, k0: 3 });
    expect(withHidden(full, 'k1', false)).toEqual({ ...full, k1: 2 });
  });
});
