import { useDailyLogin } from '../../data/streak/daily-login.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';

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
