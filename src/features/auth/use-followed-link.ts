import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AuthSession } from '../../../sync/contracts/auth-session.ts';
import type { CallbackResult } from '../../data/follow-callback.ts';
import { readIdentity } from '../../data/identity.ts';
import { useServices } from '../../data/services.tsx';
import { useDialogs } from '../../ui/dialog-host.tsx';
import { expectedFailure } from './expected-failure.ts';
import { switchAccountQuestion } from './switch-account-question.tsx';

type LinkOutcome =
  | { readonly kind: 'working' | 'existing' }
  | { readonly kind: 'recovery'; readonly session: AuthSession }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Follows a mailed link once, and again only when the member asks for it; a sign-in goes on to the home screen. */
export function useFollowedLink(link: URL): { readonly outcome: LinkOutcome; readonly tryAgain: () => void } {
  const { accounts, completeSignIn } = useServices();
  const { confirm } = useDialogs();
  const navigate = useNavigate();
  const [round, setRound] = useState(0);
  const [outcome, setOutcome] = useState<LinkOutcome>({ kind: 'working' });
  const asked = useRef<{ readonly round: number; readonly answer: Promise<CallbackResult> } | null>(null);

  /** A link may come from anyone: it does not replace the member of this device without a word. */
  const maySwitchTo = async ({ user }: AuthSession) => {
    const held = readIdentity(localStorage);
    return held === null || held.memberId === user.id || confirm(switchAccountQuestion(held.email, user.email ?? null));
  };

  const settle = async (result: CallbackResult) => {
    if (result.kind !== 'signed-in') return setOutcome(result);
    if (await maySwitchTo(result.session)) await completeSignIn(result.session);
    else void accounts.revoke(result.session);
    navigate('/', { replace: true });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: one question for each round, whatever is rendered meanwhile.
  useEffect(() => {
    if (asked.current?.round !== round) asked.current = { round, answer: accounts.acceptCallback(link) };
    let left = false;
    asked.current.answer
      .then((result) => (left ? undefined : settle(result)))
      .catch((error: unknown) => {
        if (!left) setOutcome(() => ({ kind: 'failed', error: expectedFailure(error) }));
      });
    return () => {
      left = true;
    };
  }, [round]);

  const tryAgain = () => {
    setOutcome({ kind: 'working' });
    setRound((before) => before + 1);
  };
  return { outcome, tryAgain };
}
