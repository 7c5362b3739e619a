import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { isRequestError } from '../../../sync/model/request-error.ts';
import { arrivedLinkAtom } from '../../data/account/arrived-link.ts';
import type { LinkResult } from '../../data/account/follow-link.ts';
import { createLinkRequests } from '../../data/account/link-requests.ts';
import { type MailedLink, parseMailedLink, purposeOf } from '../../data/account/mailed-link.ts';
import { rethrowUnexpected } from '../../data/server/use-action.ts';
import { safeLocalStorage } from '../../lib/browser/safe-local-storage.ts';
import { isIosTab } from '../../lib/browser/standalone.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { paths } from '../../paths.ts';
import { useServices } from '../../session/services.tsx';
import { sessionAtom } from '../../session/session-events.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Spinner } from '../../ui/feedback/empty-state.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { Stack } from '../../ui/layout/boxes.tsx';
import { AuthPage } from './auth-page.tsx';
import { callbackFailureText, isRetriable, linkTexts } from './link-texts.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { type NextStep, useLinkResult } from './use-link-result.tsx';

/** Target of every mailed link, on whatever address it has arrived. */
export function AuthCallbackScreen() {
  const [arrived, setArrived] = useAtom(arrivedLinkAtom);
  const [url, setUrl] = useState(arrived);
  if (arrived !== null && arrived !== url) setUrl(arrived);
  useEffect(() => setArrived(null), [setArrived]);
  if (url === null) return <NoLink />;
  // A second link in the same tab mounts it again.
  return <FollowedLink key={url.href} url={url} />;
}

function NoLink() {
  const { status } = useAtomValue(sessionAtom);
  if (status === 'signed-out') return <NoLinkNotice />;
  return status === 'loading' ? <Working /> : <Navigate to={paths.home} replace />;
}

function Working() {
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

function FollowedLink({ url }: { readonly url: URL }) {
  const [link] = useState(() => parseMailedLink(url));
  const [isAccepted, setAccepted] = useState(() => needsNoTap(link));
  if (isAccepted) return <AcceptedLink link={link} />;
  const { title, line, button } = linkTexts[purposeOf(link.kind === 'token-hash' ? link.type : null)];
  return (
    <AuthPage title={title} line={line} drawn={0.84}>
      <Button label={button} full onClick={() => setAccepted(true)} />
    </AuthPage>
  );
}

/** A scanner of mails also opens links, so one that is not spent yet waits for a tap, unless this browser expects it. */
function needsNoTap(link: MailedLink): boolean {
  if (link.kind !== 'token-hash') return true;
  return purposeOf(link.type) === 'sign-up' && createLinkRequests(safeLocalStorage, Date.now).hasOpenSignUp();
}

function AcceptedLink({ link }: { readonly link: MailedLink }) {
  const { outcome, tryAgain } = useFollowedLink(link);
  switch (outcome.kind) {
    case 'new-password':
      return <NewPasswordForm {...outcome} />;
    case 'address':
      return <AddressNotice isComplete={outcome.isComplete} />;
    case 'failed':
      return <LinkFailure link={link} error={outcome.error} onTryAgain={tryAgain} />;
    case 'working':
    case 'left':
      return <Working />;
  }
}

function AddressNotice({ isComplete }: { readonly isComplete: boolean }) {
  const [title, next] = isComplete
    ? ['メールアドレスの変更が済みました', 'これからは、新しいアドレスでログインしてください。']
    : ['ひとつめの確認が済みました', 'もう一方のアドレスに届いたメールのリンクも開くと、変更が済みます。'];
  return (
    <AuthPage title="メールアドレスの変更" drawn={isComplete ? 0.84 : 0.5}>
      <Banner tone="info" title={title}>
        {next}
      </Banner>
      <WayOut />
    </AuthPage>
  );
}

function WayOut({ variant = 'primary' }: { readonly variant?: 'primary' | 'outline' }) {
  const { status } = useAtomValue(sessionAtom);
  const [label, to] = status === 'signed-out' ? ['ログインに戻る', paths.login] : ['ホームに戻る', paths.home];
  return <ButtonLink label={label} variant={variant} full to={to} replace />;
}

interface LinkFailureProps {
  readonly link: MailedLink;
  readonly error: unknown;
  readonly onTryAgain: () => void;
}

function LinkFailure({ link, error, onTryAgain }: LinkFailureProps) {
  const { status } = useAtomValue(sessionAtom);
  const { title, hint } = callbackFailureText(error, 'type' in link ? purposeOf(link.type) : null);
  // The server has already told why a failed link does not work.
  const retriable = link.kind !== 'failed' && isRetriable(error);
  return (
    <AuthPage title="認証エラー" drawn={0.3}>
      <Banner tone="error" title={title}>
        {hint}
      </Banner>
      <Stack gap="xs">
        {retriable ? <Button label="もう一度試す" full onClick={onTryAgain} /> : null}
        <WayOut variant={retriable ? 'outline' : 'primary'} />
        {status === 'signed-out' && isRequestError(error, 'link-spent', 'link-elsewhere') ? (
          <ButtonLink label="パスワードを再設定する" variant="ghost" full to={paths.resetPassword} replace />
        ) : null}
      </Stack>
    </AuthPage>
  );
}

type LinkOutcome = NextStep | { readonly kind: 'working' } | { readonly kind: 'failed'; readonly error: unknown };

function useFollowedLink(link: MailedLink) {
  const { openAccounts } = useServices();
  const continueAfter = useLinkResult();
  const toast = useToast();
  const [round, setRound] = useState(0);
  const [outcome, setOutcome] = useState<LinkOutcome>({ kind: 'working' });
  const following = useRef<{ readonly round: number; readonly result: Promise<LinkResult> } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per round, not on every render.
  useEffect(() => {
    if (following.current?.round !== round)
      following.current = { round, result: openAccounts().then(({ acceptLink }) => acceptLink(link)) };
    let isUnmounted = false;
    following.current.result
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
