import { useEffect } from 'react';
import type { Day } from '../../../sync/model/day/day.ts';
import { endPause, LASTING } from '../../../sync/model/streak/pause.ts';
import { useMember } from '../member/member-context.tsx';
import type { MemberData } from '../member/member-data.ts';
import { addEntries, addEntry, useMemberSetting } from '../member/member-settings.ts';
import { useDailyLogin } from './daily-login.ts';

/** Starts a pause, which lasts until the app is opened on a later day. Rejects when the local write fails. */
export async function startPause(member: Pick<MemberData, 'write'>, today: Day): Promise<void> {
  await addEntry(member, 'pause', today, LASTING);
}

/** Ends the pauses of days before `today`. Rejects when the local write fails. */
export async function stopPause(member: Pick<MemberData, 'write'>, today: Day): Promise<void> {
  await addEntries(member, 'pause', (stored) => endPause(stored, today) ?? {});
}

/** Ends a pause once the login of a later day is recorded, also when another device's pause arrives after it. */
export function usePauseEnd(): void {
  const member = useMember();
  const entries = useMemberSetting('pause');
  const { login } = useDailyLogin();
  const day = login.status === 'recorded' ? login.day : null;
  const isOver = day !== null && endPause(entries, day) !== null;
  useEffect(() => {
    // What could not be stored is tried again at the next start.
    if (isOver) stopPause(member, day).catch(() => undefined);
  }, [member, day, isOver]);
}
