import { atom, useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import type { Day } from '../../../sync/rules/day.ts';
import type { Member } from '../member/member.ts';
import { useMember, useToday } from '../member/member-context.tsx';
import { recordLogin } from './login-records.ts';

/** Milliseconds. Lets the screen paint first. */
const DELAY = 100;

/** Milliseconds. Maximum wait of a new device for the server clock and records before it uses its own clock. */
const FIRST_SYNC_WAIT = 4000;

export type DailyLogin =
  | { readonly status: 'pending' }
  | { readonly status: 'recorded'; readonly day: Day }
  | { readonly status: 'failed'; readonly cause: unknown };

const dailyLoginAtom = atom<DailyLogin>({ status: 'pending' });
const attemptAtom = atom(0);

/** Records the login of each Tokyo day while the app is open. Call once, in the shell. */
export function useDailyLoginProcessing(): void {
  const member = useMember();
  const today = useToday();
  const attempt = useAtomValue(attemptAtom);
  const [, setLogin] = useAtom(dailyLoginAtom);
  // Reset the status when the member changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the member changes.
  useEffect(() => () => setLogin({ status: 'pending' }), [member, setLogin]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again on a new day and on each retry.
  useEffect(() => {
    let current = true;
    const timer = setTimeout(async () => {
      try {
        await firstSync(member);
        const day = await recordLogin(member);
        if (current) setLogin({ status: 'recorded', day });
      } catch (cause) {
        if (current) setLogin({ status: 'failed', cause });
      }
    }, DELAY);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [member, today, attempt, setLogin]);
}

/** The status of today's login record, and a retry callback. */
export function useDailyLogin(): { readonly login: DailyLogin; readonly retry: () => void } {
  const [, setAttempt] = useAtom(attemptAtom);
  return { login: useAtomValue(dailyLoginAtom), retry: () => setAttempt((attempt) => attempt + 1) };
}

/** Waits briefly for the first sync of a new database; resolves at once when offline. */
async function firstSync({ scheduler }: Member): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(end, FIRST_SYNC_WAIT);
    const unsubscribe = scheduler.subscribe(check);
    function end() {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    }
    function check() {
      const { online, failures, haltedBy } = scheduler.schedule();
      if (scheduler.everSynced() || !online || failures > 0 || haltedBy !== null) end();
    }
    check();
  });
}
