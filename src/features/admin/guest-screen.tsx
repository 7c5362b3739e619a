import { LoginNeeded } from '../../shared/login-needed.tsx';
import { Motif } from '../../ui/graphics/motif.tsx';
import gate from './motifs/gate.svg?raw';

/** The admin screen for a visitor without a session. */
export function GuestScreen() {
  return (
    <LoginNeeded title="管理者画面" motif={<Motif svg={gate} />}>
      管理者画面に入るには、まずご自分のアカウントでログインしてください。ログインすると、この画面に戻ります。
    </LoginNeeded>
  );
}
