import { useAtomValue } from 'jotai';
import { type ReactNode, useMemo, useRef } from 'react';
import { type Services, ServicesProvider } from '../data/services.tsx';
import { type SessionState, sessionAtom } from '../data/session-state.ts';
import { useDialogs } from '../ui/dialog-host.tsx';
import { Text } from '../ui/text.tsx';
import { useToast } from '../ui/toast.tsx';

interface SignOutProviderProps {
  readonly services: Omit<Services, 'requestSignOut'>;
  readonly children: ReactNode;
}

/**
 * The services with signing out, which sends what is pending first. What cannot be sent would be lost with the
 * device's copy: then the member is told how much it is, and decides. A second tap on the way changes nothing.
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
        const unsent = await sendPending(session, () => toast(sending));
        if (unsent === 0 || (await confirm(warning(unsent)))) await services.clearDevice();
      } finally {
        isLeaving.current = false;
      }
    };
    return { ...services, requestSignOut: () => void requestSignOut() };
  }, [services, session, confirm, toast]);
  return <ServicesProvider services={whole}>{children}</ServicesProvider>;
}

/** Sends what waits, if something does and the network is there; the number of rows still unsent. */
async function sendPending(session: SessionState, onSending: () => void): Promise<number> {
  if (session.status !== 'member') return 0;
  const { hub, countUnsent } = session.member;
  const unsent = await countUnsent();
  if (unsent === 0 || !hub.schedule().online) return unsent;
  onSending();
  await hub.flush();
  return countUnsent();
}

const sending = { text: '未送信の記録を送ってから、ログアウトします。', tone: 'info' } as const;

function warning(unsent: number) {
  return {
    title: `未送信の記録が${unsent}件あります`,
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
