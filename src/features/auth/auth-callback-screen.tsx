import { useAtomValue } from 'jotai';
import { useLayoutEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { sessionAtom } from '../../data/account/session-state.ts';
import { paths } from '../../paths.ts';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { AuthPage } from './auth-page.tsx';
import { CallbackFailure } from './callback-failure.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { NoLinkNotice } from './no-link-notice.tsx';
import { useFollowedLink } from './use-followed-link.ts';

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

  if (outcome.kind === 'recovery') return <NewPasswordForm session={outcome.session} />;
  if (outcome.kind === 'failed') return <CallbackFailure error={outcome.error} onTryAgain={tryAgain} />;
  if (outcome.kind === 'existing' && status === 'guest') return <NoLinkNotice />;
  if (outcome.kind === 'existing' && status !== 'loading') return <Navigate to={paths.home} replace />;
  return (
    <AuthPage title="認証" drawn={0.84}>
      <Spinner>認証処理中...</Spinner>
    </AuthPage>
  );
}
