import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Banner } from '../../ui/banner.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { AuthPage } from './auth-page.tsx';

/** Milliseconds for which the words stay before the login follows. */
const REDIRECT_AFTER = 2000;

/** The callback page was opened without a link, and nobody is signed in. */
export function NoLinkNotice() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate('/login', { replace: true }), REDIRECT_AFTER);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <AuthPage title="認証エラー" drawn={0.3}>
      <Banner tone="error" title="認証情報が見つかりません。再度ログインしてください。" />
      <Link to="/login" replace className={buttonClass({ full: true })}>
        ログインに戻る
      </Link>
    </AuthPage>
  );
}
