import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { paths } from '../../paths.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { AuthPage } from './auth-page.tsx';

/** Delay before the redirect to the login, in milliseconds. */
const REDIRECT_AFTER = 2000;

/** Shown when a guest opens the callback page without a link. */
export function NoLinkNotice() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate(paths.login, { replace: true }), REDIRECT_AFTER);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <AuthPage title="認証エラー" drawn={0.3}>
      <Banner tone="error" title="認証情報が見つかりません。再度ログインしてください。" />
      <ButtonLink full to={paths.login} replace>
        ログインに戻る
      </ButtonLink>
    </AuthPage>
  );
}
