import { useAtomValue } from 'jotai';
import { type ReactNode, useMemo } from 'react';
import { type Services, ServicesProvider } from '../data/services.tsx';
import { type SessionState, sessionAtom } from '../data/session-state.ts';
import { useDialogs } from '../ui/dialog-host.tsx';
import { Text } from '../ui/text.tsx';

interface SignOutProviderProps {
  readonly services: Omit<Services, 'requestSignOut'>;
  readonly children: ReactNode;
}

/**
 * The services with signing out, which sends what is pending first. What cannot be sent would be lost with the
 * device's copy: then the member is told how much it is, and decides.
 */
export function SignOutProvider({ services, children }: SignOutProviderProps) {
  const session = useAtomValue(sessionAtom);
  const { confirm } = useDialogs();
  const whole = useMemo<Services>(() => {
    const requestSignOut = async () => {
      const unsent = await sendPending(session);
      if (unsent === 0 || (await confirm(warning(unsent)))) await services.leaveDevice();
    };
    return { ...services, requestSignOut: () => void requestSignOut() };
  }, [services, session, confirm]);
  return <ServicesProvider services={whole}>{children}</ServicesProvider>;
}

/** Sends what waits, if the network is there; the number of rows still unsent. */
async function sendPending(session: SessionState): Promise<number> {
  if (session.status !== 'member') return 0;
  const { hub, countUnsent } = session.member;
  if (hub.schedule().online) await hub.flush();
  return countUnsent();
}

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
