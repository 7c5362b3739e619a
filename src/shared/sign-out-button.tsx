import { Link } from 'react-router-dom';
import { useServices } from '../data/account/services.tsx';
import { useMember } from '../data/member/member-context.tsx';
import { paths } from '../paths.ts';
import { Button } from '../ui/controls/button.tsx';
import { buttonClass } from '../ui/controls/button-class.ts';

/** Signs out; leads a member without an account to the registration instead. */
export function SignOutButton() {
  const { isLocal } = useMember();
  const { requestSignOut } = useServices();
  if (isLocal) {
    return (
      <Link className={buttonClass({ variant: 'ghost', full: true })} to={paths.register}>
        登録する・ログインする
      </Link>
    );
  }
  return (
    <Button variant="quiet" size="small" full onClick={requestSignOut}>
      ログアウト
    </Button>
  );
}
