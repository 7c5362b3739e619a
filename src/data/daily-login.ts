import { atom, useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import type { Day } from '../../sync/rules/day.ts';
import { recordLogin } from './login-records.ts';
import type { Member } from './member.ts';
import { useMember, useToday } from './member-context.tsx';

/** Lets the screen paint first. */
const DELAY = 100;

/** How long a new device waits for the server's clock and records before it counts the day by itself. */
const FIRST_SYNC_WAIT = 4000;

export type DailyLogin =
  | { readonly status: 'waiting' }
  | { readonly status: 'recorded'; readonly day: Day }
  | { readonly status: 'failed'; readonly cause: unknown };

const dailyLoginAtom = atom<DailyLogin>({ status: 'waiting' });
const attemptAtom = atom(0);

/** Records the login of each Tokyo day while a member's screen is open; for the shell, once. */
export function useDailyLoginProcessing(): void {
  const member = useMember();
  const today = useToday();
  const attempt = useAtomValue(attemptAtom);
  const [, setLogin] = useAtom(dailyLoginAtom);
  // How it went for one member says nothing of the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of member is what this is for.
  useEffect(() => () => setLogin({ status: 'waiting' }), [member, setLogin]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new day and a new attempt start the processing anew.
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

/** How today's login stands, and how to try again. */
export function useDailyLogin(): { readonly login: DailyLogin; readonly retry: () => void } {
  const [, setAttempt] = useAtom(attemptAtom);
  return { login: useAtomValue(dailyLoginAtom), retry: () => setAttempt((attempt) => attempt + 1) };
}

/** On a database that has never met the server, gives the first exchange a moment; offline none. */
async function firstSync({ hub }: Member): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(end, FIRST_SYNC_WAIT);
    const unsubscribe = hub.subscribe(look);
    function end() {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    }
    function look() {
      const { online, failures, stopped } = hub.schedule();
      if (hub.everSynced() || !online || failures > 0 || stopped !== null) end();
    }
    look();
  });
}
