import { useLocation, useNavigate } from 'react-router-dom';
import { returnPath } from '../../data/account/return-path.ts';
import { useServices } from '../../data/account/services.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Small, Stack } from '../../ui/layout/primitives.tsx';

/** Begins without an account: one tap, no request. */
export function StartLocally({ isMain = false }: { readonly isMain?: boolean }) {
  const { startLocally } = useServices();
  const { state } = useLocation();
  const navigate = useNavigate();
  async function start() {
    await startLocally();
    navigate(returnPath(state), { replace: true });
  }
  return (
    <Stack gap="2xs">
      <Button label="登録せずに始める" variant={isMain ? 'primary' : 'outline'} full onClick={start} />
      <Small>記録はこの端末に残ります。あとから登録しても、そのまま引き継げます。</Small>
    </Stack>
  );
}
