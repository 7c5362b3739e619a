import { useStore } from 'jotai';
import { useMemo } from 'react';
import { timers } from '../../lib/timers.ts';
import { useMember } from '../member/member-context.tsx';
import { createDeletions, drainOutbox, putEntry } from '../member/outbox.ts';
import { leftSessionsAtom } from './left-sessions.ts';
import { type FinishedPractice, LEFT, sessionNow } from './training-sessions.ts';

/** How long the session of a practice that was left can be taken back, in milliseconds. */
export const UNDO_LEFT_MS = 5000;

/** Records practices that are left: a session waits in the outbox, and is stored after UNDO_LEFT_MS or at the next start. */
export function useLeaving() {
  const member = useMember();
  const store = useStore();
  return useMemo(() => {
    const { unqueue } = createDeletions(member, 'training_sessions');
    const forget = (id: string) =>
      store.set(leftSessionsAtom, (left) => new Map([...left].filter(([other]) => other !== id)));
    return {
      /** Keeps the session of a page that may be killed. */
      hold(id: string, practice: FinishedPractice) {
        putEntry(member, { collection: 'training_sessions', id }, { ...sessionNow(member, practice, LEFT) });
      },
      /** Takes it back; false if it is stored already. */
      release(id: string): boolean {
        forget(id);
        return unqueue(id);
      },
      /** Records the session of a practice that was left. */
      leave(id: string, practice: FinishedPractice) {
        const session = sessionNow(member, practice, LEFT);
        putEntry(member, { collection: 'training_sessions', id }, { ...session });
        store.set(leftSessionsAtom, (left) => new Map([...left, [id, { dataId: member.dataId, session }]]));
        timers.after(UNDO_LEFT_MS, () => {
          if (!store.get(leftSessionsAtom).has(id)) return;
          // What fails stays for the next start, and counts until then.
          drainOutbox(member, (key) => key.id === id).then(
            () => forget(id),
            () => undefined,
          );
        });
      },
    };
  }, [member, store]);
}
