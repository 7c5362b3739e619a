import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/controls/button-class.ts';
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
      <Link to={paths.login} replace className={buttonClass({ full: true })}>
        ログインに戻る
      </Link>
    </AuthPage>
  );
}
