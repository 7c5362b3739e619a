import { useAtomValue } from 'jotai';
import { sessionAtom } from '../../data/account/session-state.ts';
import { isRequestError } from '../../data/server/request-error.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Stack } from '../../ui/layout/primitives.tsx';
import { AuthPage } from './auth-page.tsx';
import { callbackFailureText, isRetriable } from './callback-failure-text.ts';

export function CallbackFailure({ error, onTryAgain }: { readonly error: unknown; readonly onTryAgain: () => void }) {
  const { status } = useAtomValue(sessionAtom);
  const { title, hint } = callbackFailureText(error);
  const retriable = isRetriable(error);
  return (
    <AuthPage title="認証エラー" drawn={0.3}>
      <Banner tone="error" title={title}>
        <p>{hint}</p>
      </Banner>
      <Stack gap="xs">
        {retriable ? (
          <Button full onClick={onTryAgain}>
            もう一度試す
          </Button>
        ) : null}
        <ButtonLink
          variant={retriable ? 'outline' : 'primary'}
          full
          to={status === 'guest' ? paths.login : paths.home}
          replace
        >
          {status === 'guest' ? 'ログインに戻る' : 'ホームに戻る'}
        </ButtonLink>
        {status === 'guest' && isRequestError(error, 'link-spent', 'link-elsewhere') ? (
          <ButtonLink variant="ghost" full to={paths.resetPassword} replace>
            パスワードを再設定する
          </ButtonLink>
        ) : null}
      </Stack>
    </AuthPage>
  );
}
