import { useStore } from 'jotai';
import { type ReactNode, useMemo, useRef } from 'react';
import { isUsedByGuest, readIdentity } from '../data/account/identity.ts';
import type { RowsHere } from '../data/member/member-data.ts';
import { type ConfirmTexts, useDialogs } from '../ui/feedback/dialog-host.tsx';
import { useToast } from '../ui/feedback/toast.tsx';
import { Stack, Text } from '../ui/layout/primitives.tsx';
import { ExportButton, keptText } from './kept-rows.tsx';
import { type BareServices, type NextMember, type Services, ServicesProvider, type SwitchAnswer } from './services.tsx';
import { type SessionState, sessionAtom } from './session-state.ts';

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
        const isGuest = session.status === 'member' && session.member.isGuest;
        const save = async () => void (session.status === 'member' && (await bare.saveBook(session.member)));
        const mayLeave = left?.pending === 0 && left.kept === 0;
        if (mayLeave || (await confirm(isGuest ? guestWarning : warning(left, save)))) await bare.clearDevice();
      } finally {
        isLeaving.current = false;
      }
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
        const choice = await askAboutGuestData({ member, next, confirm, save, accounts: bare.accounts });
        return choice === null ? null : { choice };
      }
      const { switchQuestion } = await import('./switch-question.tsx');
      const isOpen = session.status === 'member' && session.member.id === identity.memberId;
      const left = isOpen
        ? await sendPending(session, () => toast({ text: '未送信の記録を、先に送っています', tone: 'info' }))
        : null;
      return (await confirm(switchQuestion(identity, next, left))) ? { choice: null } : null;
    };
    return { ...bare, confirmSwitch, requestSignOut: () => void requestSignOut() };
  }, [bare, store, confirm, toast]);
  return <ServicesProvider services={services}>{children}</ServicesProvider>;
}

/** Sends pending rows if online; resolves to the rows that only this device has, null where nothing is known of them. */
async function sendPending(session: SessionState, onSending: () => void): Promise<RowsHere | null> {
  if (session.status !== 'member') return null;
  const { scheduler, countRowsHere } = session.member;
  const rows = await countRowsHere();
  const { online, haltedBy } = scheduler.schedule();
  if (rows.pending === 0 || !online || haltedBy !== null) return rows;
  onSending();
  await scheduler.flush();
  return countRowsHere();
}

const guestWarning = {
  title: 'この端末の記録を消しますか',
  body: (
    <Text>
      登録していないため、記録はこの端末にしかありません。消すと、元には戻せません。残したい方は、先に登録するか、データ管理でファイルに書き出してください。
    </Text>
  ),
  confirmLabel: '記録を消す',
  cancelLabel: '消さない',
  tone: 'danger',
} as const;

function warning(rows: RowsHere | null, save: () => Promise<void>): ConfirmTexts {
  const pending = rows?.pending ?? null;
  return {
    title:
      pending === null
        ? '未送信の記録があるか、わかりません'
        : pending > 0
          ? `未送信の記録が${pending}件あります`
          : 'ログアウトすると消える記録があります',
    body: (
      <Stack>
        {pending === 0 ? null : (
          <Text>
            ログアウトすると、この端末の未送信の記録は消えます。つながる場所で送ってからのログアウトをおすすめします。
          </Text>
        )}
        {rows === null || rows.kept === 0 ? null : (
          <>
            <Text>{`${keptText(rows)}ログアウトすると消えます。`}</Text>
            <ExportButton save={save} />
          </>
        )}
      </Stack>
    ),
    confirmLabel: '消してログアウト',
    cancelLabel: pending === 0 ? 'やめる' : 'ログアウトしない',
    tone: 'danger',
  };
}
