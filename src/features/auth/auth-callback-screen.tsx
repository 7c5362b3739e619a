import { useAtomValue } from 'jotai';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { isRequestError } from '../../../sync/model/request-error.ts';
import type { CallbackResult } from '../../data/account/follow-callback.ts';
import { isIosTab } from '../../lib/browser/standalone.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { paths } from '../../paths.ts';
import { useServices } from '../../session/services.tsx';
import { sessionAtom } from '../../session/session-state.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Spinner } from '../../ui/feedback/empty-state.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { Stack } from '../../ui/layout/primitives.tsx';
import { rethrowUnexpected } from './auth-form.tsx';
import { AuthPage } from './auth-page.tsx';
import { callbackFailureText, isRetriable } from './callback-failure-text.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { type NextStep, useCallbackResult } from './use-callback-result.tsx';

/** Target of every mailed link. The key remounts it when a second link opens in the same tab. */
export function AuthCallbackScreen() {
  const { search, hash } = useLocation();
  return <FollowedLink key={`${search}${hash}`} />;
}

function FollowedLink() {
  const { pathname, search, hash } = useLocation();
  const [link] = useState(() => new URL(`${pathname}${search}${hash}`, window.location.origin));
  const { outcome, tryAgain } = useFollowedLink(link);
  const { status } = useAtomValue(sessionAtom);

  // Removes the tokens from the address bar and the history before any request; the location of the
  // app keeps them in memory.
  useLayoutEffect(() => window.history.replaceState(window.history.state, '', pathname), [pathname]);

  if (outcome.kind === 'recovery') return <NewPasswordForm {...outcome} />;
  if (outcome.kind === 'failed') return <CallbackFailure error={outcome.error} onTryAgain={tryAgain} />;
  if (outcome.kind === 'existing' && status === 'signed-out') return <NoLinkNotice />;
  if (outcome.kind === 'existing' && status !== 'loading') return <Navigate to={paths.home} replace />;
  return (
    <AuthPage title="認証" drawn={0.84}>
      <Spinner>認証処理中...</Spinner>
    </AuthPage>
  );
}

const REDIRECT_MS = 2000;

/** Shown when a guest opens the callback page without a link. */
function NoLinkNotice() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate(paths.login, { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <AuthPage title="認証エラー" drawn={0.3}>
      <Banner tone="error" title="認証情報が見つかりません。再度ログインしてください。" />
      <ButtonLink label="ログインに戻る" full to={paths.login} replace />
    </AuthPage>
  );
}

function CallbackFailure({ error, onTryAgain }: { readonly error: unknown; readonly onTryAgain: () => void }) {
  const { status } = useAtomValue(sessionAtom);
  const { title, hint } = callbackFailureText(error);
  const retriable = isRetriable(error);
  return (
    <AuthPage title="認証エラー" drawn={0.3}>
      <Banner tone="error" title={title}>
        <p>{hint}</p>
      </Banner>
      <Stack gap="xs">
        {retriable ? <Button label="もう一度試す" full onClick={onTryAgain} /> : null}
        <ButtonLink
          label={status === 'signed-out' ? 'ログインに戻る' : 'ホームに戻る'}
          variant={retriable ? 'outline' : 'primary'}
          full
          to={status === 'signed-out' ? paths.login : paths.home}
          replace
        />
        {status === 'signed-out' && isRequestError(error, 'link-spent', 'link-elsewhere') ? (
          <ButtonLink label="パスワードを再設定する" variant="ghost" full to={paths.resetPassword} replace />
        ) : null}
      </Stack>
    </AuthPage>
  );
}

type LinkOutcome = NextStep | { readonly kind: 'working' } | { readonly kind: 'failed'; readonly error: unknown };

/** Follows a mailed link once; `tryAgain` repeats it. */
function useFollowedLink(link: URL) {
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
