import { useStore } from 'jotai';
import { type ReactNode, useMemo, useRef } from 'react';
import { isUsedByGuest, readIdentity } from '../data/account/identity.ts';
import type { RowsHere } from '../data/member/member-data.ts';
import { drainOutbox } from '../data/member/outbox.ts';
import { errorMessage } from '../data/server/error-message.ts';
import { useDialogs } from '../ui/feedback/dialog-host.tsx';
import { useToast } from '../ui/feedback/toast.tsx';
import { type BareServices, type NextMember, type Services, ServicesContext, type SwitchAnswer } from './services.tsx';
import { type SessionState, sessionAtom } from './session-events.ts';

interface ServicesHostProps {
  readonly services: BareServices;
  readonly children: ReactNode;
}

/** Adds to the services what removes data only after sending pending rows, and after a question if some are left. */
export function ServicesHost({ services: bare, children }: ServicesHostProps) {
  const store = useStore();
  const { confirm } = useDialogs();
  const toast = useToast();
  const isLeaving = useRef(false);
  const services = useMemo<Services>(() => {
    const requestSignOut = async () => {
      if (isLeaving.current) return;
      isLeaving.current = true;
      try {
        const session = store.get(sessionAtom);
        const left = await sendPending(session, () =>
          toast({ text: '未送信の記録を送ってから、ログアウトします', tone: 'info' }),
        );
        const hasAll = left?.pending === 0 && left.kept === 0;
        if (hasAll || (await confirm(await leaveQuestion(session, left)))) await bare.clearDevice();
      } catch (error) {
        toast({ text: errorMessage(error), tone: 'error' });
      } finally {
        isLeaving.current = false;
      }
    };
    const leaveQuestion = async (session: SessionState, rows: RowsHere | null) => {
      const { guestQuestion, leaveQuestion: ask } = await import('./leave-question.tsx');
      if (session.status !== 'member') return ask(rows, async () => undefined);
      const { member } = session;
      return member.isGuest ? guestQuestion : ask(rows, () => bare.saveBook(member));
    };
    const confirmSwitch = async (next: NextMember): Promise<SwitchAnswer | null> => {
      const identity = readIdentity(localStorage);
      if (identity === null || identity.memberId === next.id) return { choice: null };
      await bare.settled();
      const session = store.get(sessionAtom);
      if (isUsedByGuest(localStorage)) {
        if (session.status !== 'member' || !session.member.isGuest) return { choice: null };
        const { askAboutGuestData } = await import('./guest-question.tsx');
        const { member } = session;
        const save = () => bare.saveBook(member);
        const choice = await askAboutGuestData({ member, next, confirm, save, openAccounts: bare.openAccounts });
        return choice === null ? null : { choice };
      }
      const { switchQuestion } = await import('./leave-question.tsx');
      const isOpen = session.status === 'member' && session.member.id === identity.memberId;
      const left = isOpen
        ? await sendPending(session, () => toast({ text: '未送信の記録を、先に送っています', tone: 'info' }))
        : null;
      return (await confirm(switchQuestion(identity, next, left))) ? { choice: null } : null;
    };
    const completeSignIn: Services['completeSignIn'] = async (session, choice) => {
      await bare.completeSignIn(session, choice);
      if (choice?.kind === 'add') toast({ text: '記録を引き継ぎました', tone: 'success' });
    };
    return { ...bare, completeSignIn, confirmSwitch, requestSignOut: () => void requestSignOut() };
  }, [bare, store, confirm, toast]);
  return <ServicesContext value={services}>{children}</ServicesContext>;
}

/** Sends pending rows if online; resolves to the rows that only this device has, null where nothing is known of them. */
async function sendPending(session: SessionState, onSending: () => void): Promise<RowsHere | null> {
  if (session.status !== 'member') return null;
  const { scheduler, countRowsHere } = session.member;
  // What can be taken back for a moment is the member's, too; what cannot be stored now is lost with the device's data.
  await drainOutbox(session.member).catch(() => undefined);
  const rows = await countRowsHere();
  const { online, haltedBy } = scheduler.schedule();
  if (rows.pending === 0 || !online || haltedBy !== null) return rows;
  onSending();
  await scheduler.flush();
  return countRowsHere();
}
