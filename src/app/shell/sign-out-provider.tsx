import { useAtomValue } from 'jotai';
import { type ReactNode, useMemo, useRef } from 'react';
import { type Services, ServicesProvider } from '../../data/account/services.tsx';
import { type SessionState, sessionAtom } from '../../data/account/session-state.ts';
import { useDialogs } from '../../ui/feedback/dialog-host.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { Text } from '../../ui/layout/text.tsx';

interface SignOutProviderProps {
  readonly services: Omit<Services, 'requestSignOut'>;
  readonly children: ReactNode;
}

/**
 * Adds `requestSignOut` to the services: it sends pending rows first, and asks for confirmation if some cannot be sent,
 * because sign-out deletes them. Repeated calls are ignored.
 */
export function SignOutProvider({ services, children }: SignOutProviderProps) {
  const session = useAtomValue(sessionAtom);
  const { confirm } = useDialogs();
  const toast = useToast();
  const isLeaving = useRef(false);
  const whole = useMemo<Services>(() => {
    const requestSignOut = async () => {
      if (isLeaving.current) return;
      isLeaving.current = true;
      try {
        const pending = await sendPending(session, () => toast(sending));
        if (pending === 0 || (await confirm(warning(pending)))) await services.clearDevice();
      } finally {
        isLeaving.current = false;
      }
    };
    return { ...services, requestSignOut: () => void requestSignOut() };
  }, [services, session, confirm, toast]);
  return <ServicesProvider services={whole}>{children}</ServicesProvider>;
}

/** Sends pending rows if online; resolves to the number of rows still pending. */
async function sendPending(session: SessionState, onSending: () => void): Promise<number> {
  if (session.status !== 'member') return 0;
  const { scheduler, countUnsynced } = session.member;
  const pending = await countUnsynced();
  if (pending === 0 || !scheduler.schedule().online) return pending;
  onSending();
  await scheduler.flush();
  return countUnsynced();
}

const sending = { text: '未送信の記録を送ってから、ログアウトします。', tone: 'info' } as const;

function warning(pending: number) {
  return {
    title: `未送信の記録が${pending}件あります`,
    body: (
      <Text>
        ログアウトすると、この端末に残っている未送信の記録は消えます。つながる場所で送ってからのログアウトをおすすめします。
      </Text>
    ),
    confirmLabel: '消してログアウト',
    cancelLabel: 'ログアウトしない',
    tone: 'danger',
  } as const;
}
