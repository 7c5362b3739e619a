import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { firstValueFrom } from 'rxjs';
import { mayRecordLogin } from '../../../sync/model/day/clock-offset.ts';
import type { Day } from '../../../sync/model/day/day.ts';
import { timers } from '../../lib/timers.ts';
import type { Member } from '../member/member.ts';
import { useClockRolledBack, useMember, useToday } from '../member/member-context.tsx';
import { acceptedDays, recordedDays, recordLogin } from './login-records.ts';

/** Milliseconds. Lets the screen paint first. */
const DELAY = 100;

/** Milliseconds. Maximum wait for a sync that measures the clock, and on a new device brings the records. */
const SYNC_WAIT = 4000;

export type DailyLogin =
  | { readonly status: 'pending' }
  | { readonly status: 'recorded'; readonly day: Day }
  | { readonly status: 'failed'; readonly cause: unknown };

const PENDING: DailyLogin = { status: 'pending' };

interface MemberLogin {
  readonly member: Member;
  readonly login: DailyLogin;
  /** The latest attempt; results of earlier ones are dropped. */
  readonly attempt: symbol;
}

const memberLoginAtom = atom<MemberLogin | null>(null);

/** Records the login of today. Until the attempt has ended, the status stays as it is. */
const recordLoginAtom = atom(null, async (get, set, member: Member) => {
  const attempt = Symbol('login');
  set(memberLoginAtom, (current) => ({ member, login: loginOf(current, member), attempt }));
  const login = await attemptLogin(member);
  if (get(memberLoginAtom)?.attempt === attempt) set(memberLoginAtom, { member, login, attempt });
});

/** Records the login of each Tokyo day while the app is open. Call once, in the shell. */
export function useDailyLoginProcessing(): void {
  const member = useMember();
  const today = useToday();
  const isRolledBack = useClockRolledBack();
  const record = useSetAtom(recordLoginAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again on a new day, and once the clock is right.
  useEffect(() => {
    const timer = setTimeout(record, DELAY, member);
    return () => clearTimeout(timer);
  }, [member, today, isRolledBack, record]);
}

export function useDailyLogin(): { readonly login: DailyLogin; readonly retry: () => void } {
  const member = useMember();
  const record = useSetAtom(recordLoginAtom);
  return { login: loginOf(useAtomValue(memberLoginAtom), member), retry: () => void record(member) };
}

function loginOf(current: MemberLogin | null, member: Member): DailyLogin {
  return current?.member === member ? current.login : PENDING;
}

async function attemptLogin(member: Member): Promise<DailyLogin> {
  const { clock, database } = member;
  const read = async () => ({
    today: clock.today(),
    records: acceptedDays(await firstValueFrom(recordedDays(database).values)),
    isRolledBack: clock.isClockRolledBack(),
  });
  try {
    if (!(await mayRecordLogin(read, () => measuredClock(member)))) return PENDING;
    return { status: 'recorded', day: await recordLogin(member) };
  } catch (cause) {
    return { status: 'failed', cause };
  }
}

/** Waits briefly for a sync that measures the clock; resolves at once when none can be expected. */
async function measuredClock({ clock, scheduler }: Member): Promise<void> {
  const isEnded = () => {
    const { online, failures, haltedBy } = scheduler.schedule();
    return clock.isMeasured() || !online || failures > 0 || haltedBy !== null;
  };
  if (isEnded()) return;
  await new Promise<void>((resolve) => {
    const ends = [scheduler.subscribe(check), clock.subscribe(check), timers.after(SYNC_WAIT, end)];
    function end() {
      for (const stop of ends) stop();
      resolve();
    }
    function check() {
      if (isEnded()) end();
    }
    // Long after the start, the next poll is minutes away.
    if (!scheduler.schedule().running) scheduler.dispatch('sync-now');
  });
}
