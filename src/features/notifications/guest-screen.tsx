import { LoginNeeded } from '../../shared/login-needed.tsx';
import { Motif } from '../../ui/graphics/motif.tsx';
import chime from './chime.svg?raw';

/** The notification settings for a visitor without a session. */
export function GuestScreen() {
  return (
    <LoginNeeded title="通知設定" motif={<Motif svg={chime} />}>
      通知は、ログインした方の端末ごとに設定します。ログインすると、この画面に戻ります。
    </LoginNeeded>
  );
}
