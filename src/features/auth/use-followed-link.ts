import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AuthSession } from '../../../sync/protocol/auth-session.ts';
import type { CallbackResult } from '../../data/account/follow-callback.ts';
import { readIdentity } from '../../data/account/identity.ts';
import { useServices } from '../../data/account/services.tsx';
import { paths } from '../../paths.ts';
import { useDialogs } from '../../ui/feedback/dialog-host.tsx';
import { confirmedState } from './login-state.ts';
import { recoveryQuestion } from './recovery-question.tsx';
import { rethrowUnexpected } from './rethrow-unexpected.ts';

type LinkOutcome =
  | { readonly kind: 'working' | 'existing' }
  | { readonly kind: 'recovery'; readonly session: AuthSession }
  | { readonly kind: 'failed'; readonly error: unknown };

/**
 * Follows a mailed link once; `tryAgain` repeats it. A sign-in continues to the home screen, an address that was only
 * confirmed to the login.
 */
export function useFollowedLink(link: URL): { readonly outcome: LinkOutcome; readonly tryAgain: () => void } {
  const { accounts, completeSignIn, clearDevice, confirmSwitch } = useServices();
  const { confirm } = useDialogs();
  const navigate = useNavigate();
  const [round, setRound] = useState(0);
  const [outcome, setOutcome] = useState<LinkOutcome>({ kind: 'working' });
  const callback = useRef<{ readonly round: number; readonly result: Promise<CallbackResult> } | null>(null);

  /** A link may come from anybody, so its account is named before it is used on a device that did not ask for it. */
  const confirmRecovery = async ({ user }: AuthSession, isOwnRequest: boolean) => {
    const held = readIdentity(localStorage);
    if (held !== null) return confirmSwitch({ ...user, byLink: true });
    return isOwnRequest || confirm(recoveryQuestion(user.email ?? null));
  };

  const handleResult = async (result: CallbackResult) => {
    switch (result.kind) {
      case 'existing':
        return setOutcome(result);
      case 'recovery': {
        if (await confirmRecovery(result.session, result.isOwnRequest)) return setOutcome(result);
        void accounts.revoke(result.session);
        return navigate(paths.login, { replace: true });
      }
      case 'confirmed': {
        const { memberId: id, email } = result;
        const isWanted = await confirmSwitch({ id, email, byLink: true });
        const held = readIdentity(localStorage);
        if (isWanted && held !== null && held.memberId !== id) await clearDevice();
        return navigate(paths.login, { replace: true, state: isWanted ? confirmedState(email) : null });
      }
      case 'signed-in': {
        if (await confirmSwitch({ ...result.session.user, byLink: true })) await completeSignIn(result.session);
        else void accounts.revoke(result.session);
        return navigate(paths.home, { replace: true });
      }
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per round, not on every render.
  useEffect(() => {
    if (callback.current?.round !== round) callback.current = { round, result: accounts.acceptCallback(link) };
    let isUnmounted = false;
    callback.current.result
      .then((result) => (isUnmounted ? undefined : handleResult(result)))
      .catch((error: unknown) => {
        if (!isUnmounted) setOutcome(() => ({ kind: 'failed', error: rethrowUnexpected(error) }));
      });
    return () => {
      isUnmounted = true;
    };
  }, [round]);

  const tryAgain = () => {
    setOutcome({ kind: 'working' });
    setRound((before) => before + 1);
  };
  return { outcome, tryAgain };
}
