import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { Subscription } from 'rxjs';
import type { Day } from '../../../sync/rules/day.ts';
import type { Member } from '../member/member.ts';
import { useMember, useToday } from '../member/member-context.tsx';
import { fullPull } from '../sync/sync-status.ts';
import { recordLogin } from './login-records.ts';

/** Milliseconds. Lets the screen paint first. */
const DELAY = 100;

/** Milliseconds. Maximum wait of a new device for the server clock and records before it uses its own clock. */
const FIRST_SYNC_WAIT = 4000;

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
  const record = useSetAtom(recordLoginAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again on a new day.
  useEffect(() => {
    const timer = setTimeout(record, DELAY, member);
    return () => clearTimeout(timer);
  }, [member, today, record]);
}

/** The status of today's login record, and a retry callback. */
export function useDailyLogin(): { readonly login: DailyLogin; readonly retry: () => void } {
  const member = useMember();
  const record = useSetAtom(recordLoginAtom);
  return { login: loginOf(useAtomValue(memberLoginAtom), member), retry: () => void record(member) };
}

function loginOf(current: MemberLogin | null, member: Member): DailyLogin {
  return current?.member === member ? current.login : PENDING;
}

async function attemptLogin(member: Member): Promise<DailyLogin> {
  try {
    await firstSync(member);
    return { status: 'recorded', day: await recordLogin(member) };
  } catch (cause) {
    return { status: 'failed', cause };
  }
}

/** Waits briefly for the server's clock and records on a new device; resolves at once when offline. */
async function firstSync({ database, scheduler }: Member): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(end, FIRST_SYNC_WAIT);
    const unsubscribe = scheduler.subscribe(check);
    const pulls = new Subscription();
    function end() {
      clearTimeout(timer);
      unsubscribe();
      pulls.unsubscribe();
      resolve();
    }
    function check() {
      const { online, failures, haltedBy } = scheduler.schedule();
      if (scheduler.everSynced() || !online || failures > 0 || haltedBy !== null) end();
    }
    // The first page of a full pull has all days.
    pulls.add(fullPull(database).subscribe((pull) => pull !== null && end()));
    check();
  });
}
