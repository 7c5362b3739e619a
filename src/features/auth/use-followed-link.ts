import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AuthSession } from '../../../sync/protocol/auth-session.ts';
import type { CallbackResult } from '../../data/account/follow-callback.ts';
import { readIdentity } from '../../data/account/identity.ts';
import { useServices } from '../../data/account/services.tsx';
import { paths } from '../../paths.ts';
import { useDialogs } from '../../ui/feedback/dialog-host.tsx';
import { rethrowUnexpected } from './rethrow-unexpected.ts';
import { switchAccountQuestion } from './switch-account-question.tsx';

type LinkOutcome =
  | { readonly kind: 'working' | 'existing' }
  | { readonly kind: 'recovery'; readonly session: AuthSession }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Follows a mailed link once; `tryAgain` repeats it. A sign-in continues to the home screen. */
export function useFollowedLink(link: URL): { readonly outcome: LinkOutcome; readonly tryAgain: () => void } {
  const { accounts, completeSignIn } = useServices();
  const { confirm } = useDialogs();
  const navigate = useNavigate();
  const [round, setRound] = useState(0);
  const [outcome, setOutcome] = useState<LinkOutcome>({ kind: 'working' });
  const callback = useRef<{ readonly round: number; readonly result: Promise<CallbackResult> } | null>(null);

  /** Confirms before switching accounts, because a link may come from anyone. */
  const confirmSwitchTo = async ({ user }: AuthSession) => {
    const held = readIdentity(localStorage);
    return held === null || held.memberId === user.id || confirm(switchAccountQuestion(held.email, user.email ?? null));
  };

  const handleResult = async (result: CallbackResult) => {
    if (result.kind !== 'signed-in') return setOutcome(result);
    if (await confirmSwitchTo(result.session)) await completeSignIn(result.session);
    else void accounts.revoke(result.session);
    navigate(paths.home, { replace: true });
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
