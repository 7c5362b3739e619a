import { useDailyLogin } from '../../data/daily-login.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';

/** Shown when today's login could not be recorded; offers a retry. */
export function LoginBanner() {
  const { login, retry } = useDailyLogin();
  if (login.status !== 'failed') return null;
  return (
    <Banner
      tone="error"
      title="ログイン処理に失敗しました"
      action={
        <Button size="small" variant="outline" onClick={retry}>
          もう一度試す
        </Button>
      }
    >
      <p>端末の空き容量をお確かめください。これまでの記録は残っています。</p>
    </Banner>
  );
}
