import { useEffect, useRef, useState } from 'react';
import type { AuthSession } from '../../../sync/protocol/auth-session.ts';
import type { CallbackResult } from '../../data/account/follow-callback.ts';
import { useServices } from '../../data/account/services.tsx';
import { isIosTab } from '../../lib/browser/standalone.ts';
import { useToast } from '../../ui/feedback/toast.tsx';
import { rethrowUnexpected } from './rethrow-unexpected.ts';
import { useCallbackResult } from './use-callback-result.ts';

type LinkOutcome =
  | { readonly kind: 'working' | 'existing' | 'left' }
  | { readonly kind: 'recovery'; readonly session: AuthSession }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Follows a mailed link once; `tryAgain` repeats it. */
export function useFollowedLink(link: URL): { readonly outcome: LinkOutcome; readonly tryAgain: () => void } {
  const { accounts } = useServices();
  const continueAfter = useCallbackResult();
  const toast = useToast();
  const [round, setRound] = useState(0);
  const [outcome, setOutcome] = useState<LinkOutcome>({ kind: 'working' });
  const callback = useRef<{ readonly round: number; readonly result: Promise<CallbackResult> } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per round, not on every render.
  useEffect(() => {
    if (callback.current?.round !== round) callback.current = { round, result: accounts.acceptCallback(link) };
    let isUnmounted = false;
    callback.current.result
      .then(async (result) => {
        if (isUnmounted) return;
        setOutcome(await continueAfter(result));
        if (result.kind === 'signed-in' && isIosTab()) toast(openTheApp);
      })
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

/** An app on the home screen has a storage of its own, and does not notice a login in Safari. */
const openTheApp = {
  text: 'ホーム画面の稽古をお使いの方は、そちらを開いてログインしてください。',
  ms: 8000,
} as const;
