import { useStore } from 'jotai';
import { type ReactNode, useMemo, useRef } from 'react';
import type { AuthSession } from '../../../sync/protocol/auth-session.ts';
import { isUsedLocally, readIdentity } from '../../data/account/identity.ts';
import {
  type BareServices,
  type LocalAnswer,
  type NextMember,
  type Services,
  ServicesProvider,
} from '../../data/account/services.tsx';
import { type SessionState, sessionAtom } from '../../data/account/session-state.ts';
import { useDialogs } from '../../ui/feedback/dialog-host.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { Text } from '../../ui/layout/primitives.tsx';

interface SignOutProviderProps {
  readonly services: BareServices;
  readonly children: ReactNode;
}

/** Adds to the services what removes data only after sending pending rows, and after a question if some are left. */
export function SignOutProvider({ services, children }: SignOutProviderProps) {
  const store = useStore();
  const { confirm } = useDialogs();
  const toast = useToast();
  const isLeaving = useRef(false);
  const localAnswer = useRef<LocalAnswer | null>(null);
  const whole = useMemo<Services>(() => {
    const requestSignOut = async () => {
      if (isLeaving.current) return;
      isLeaving.current = true;
      try {
        const session = store.get(sessionAtom);
        const pending = await sendPending(session, () =>
          toast({ text: '未送信の記録を送ってから、ログアウトします', tone: 'info' }),
        );
        const isLocal = session.status === 'member' && session.member.isLocal;
        const question = isLocal ? localWarning : warning(pending);
        if (pending === 0 || (await confirm(question))) await services.clearDevice();
      } finally {
        isLeaving.current = false;
      }
    };
    const confirmSwitch = async (next: NextMember) => {
      const identity = readIdentity(localStorage);
      localAnswer.current = null;
      if (identity === null || identity.memberId === next.id) return true;
      await services.settled();
      if (isUsedLocally(localStorage)) {
        const { askAboutLocalData } = await import('./local-question.tsx');
        localAnswer.current = await askAboutLocalData({ session: store.get(sessionAtom), next, confirm, ...services });
        return localAnswer.current !== null;
      }
      const { switchQuestion } = await import('./switch-question.tsx');
      const session = store.get(sessionAtom);
      const isOpen = session.status === 'member' && session.member.id === identity.memberId;
      const pending = isOpen
        ? await sendPending(session, () => toast({ text: '未送信の記録を、先に送っています', tone: 'info' }))
        : null;
      return confirm(switchQuestion(identity, next, pending));
    };
    const completeSignIn = (session: AuthSession) => services.completeSignIn(session, localAnswer.current);
    return { ...services, completeSignIn, confirmSwitch, requestSignOut: () => void requestSignOut() };
  }, [services, store, confirm, toast]);
  return <ServicesProvider services={whole}>{children}</ServicesProvider>;
}

/** Sends pending rows if online; resolves to the number of rows still pending, null where nothing is known of them. */
async function sendPending(session: SessionState, onSending: () => void): Promise<number | null> {
  if (session.status !== 'member') return null;
  const { scheduler, countPending } = session.member;
  const pending = await countPending();
  const { online, haltedBy } = scheduler.schedule();
  if (pending === 0 || !online || haltedBy !== null) return pending;
  onSending();
  await scheduler.flush();
  return countPending();
}

const localWarning = {
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

function warning(pending: number | null) {
  return {
    title: pending === null ? '未送信の記録があるか、わかりません' : `未送信の記録が${pending}件あります`,
    body: (
      <Text>
        ログアウトすると、この端末の未送信の記録は消えます。つながる場所で送ってからのログアウトをおすすめします。
      </Text>
    ),
    confirmLabel: '消してログアウト',
    cancelLabel: 'ログアウトしない',
    tone: 'danger',
  } as const;
}
