import { useMemo } from 'react';
import { limits } from '../../../sync/model/limits.ts';
import { type MemberData, rowWrite } from '../member/member-data.ts';
import { useMemberSetting } from '../member/member-settings.ts';

/** Most kata that a member hides: two devices that do so apart stay below the server's maximum of entries. */
export const HIDDEN_KATA_MAX = limits.setting_entries_max / 2;

type Entries = Readonly<Record<string, number>>;

export function useHiddenKatas(): ReadonlySet<string> {
  const entries = useMemberSetting('hidden-kata');
  return useMemo(() => hiddenIn(entries), [entries]);
}

/** Each kata counts how often it was hidden and shown again: hidden while the number is odd. */
export function hiddenIn(entries: Entries): ReadonlySet<string> {
  return new Set(Object.keys(entries).filter((id) => (entries[id] ?? 0) % 2 === 1));
}

/** The entries after hiding or showing a kata; null where that changes nothing, 'limit' when no more can be hidden. */
export function withHidden(entries: Entries, id: string, isHidden: boolean): Entries | null | 'limit' {
  const count = entries[id] ?? 0;
  if ((count % 2 === 1) === isHidden) return null;
  if (count === 0 && Object.keys(entries).length >= HIDDEN_KATA_MAX) return 'limit';
  return { ...entries, [id]: count + 1 };
}

/** Hides a shared kata from this member's lists, on all devices, or shows it again; false when no more can be hidden. */
export async function setKataHidden(
  member: Pick<MemberData, 'write'>,
  id: string,
  isHidden: boolean,
): Promise<boolean> {
  let isFull = false;
  await member.write(
    rowWrite('member_settings', 'hidden-kata', (stored) => {
      const entries = withHidden(stored?.entries ?? {}, id, isHidden);
      isFull = entries === 'limit';
      return entries === null || entries === 'limit' ? 'skip' : { entries };
    }),
  );
  return !isFull;
}
