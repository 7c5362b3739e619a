import { useMember } from '../data/member/member-context.tsx';
import { ButtonLink } from '../navigation/button-link.tsx';
import { paths } from '../paths.ts';
import { useServices } from '../session/services.tsx';
import { Button } from '../ui/controls/button.tsx';

/** Signs out; leads a guest to the registration instead. */
export function SignOutButton() {
  const { isGuest } = useMember();
  const { requestSignOut } = useServices();
  if (isGuest) return <ButtonLink label="登録する・ログインする" variant="ghost" full to={paths.register} />;
  return <Button label="ログアウト" variant="quiet" size="small" full onClick={requestSignOut} />;
}
