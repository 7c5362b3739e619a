import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useServices } from '../data/account/services.tsx';
import { sessionAtom } from '../data/account/session-state.ts';
import { updateReadyAtom } from '../data/device/update-ready.ts';
import { ButtonLink } from '../navigation/button-link.tsx';
import { paths } from '../paths.ts';
import { Button } from '../ui/controls/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Page } from '../ui/layout/page.tsx';
import { Stack } from '../ui/layout/primitives.tsx';

/** Error element of a screen that threw or failed to load; applies a waiting update instead of a plain reload. */
export function BrokenScreen() {
  useRetryOnNewSession();
  const { checkStorage } = useServices();
  useEffect(checkStorage, [checkStorage]);
  const reload = useAtomValue(updateReadyAtom)?.apply ?? (() => window.location.reload());
  return (
    <Page title="表示できませんでした">
      <EmptyState
        title="画面を開けませんでした"
        action={
          <Stack gap="xs">
            <Button onClick={reload}>再読み込み</Button>
            <ButtonLink label="ヘルプを見る" variant="ghost" to={paths.help} />
          </Stack>
        }
      >
        記録はこの端末に残っています。再読み込みしても直らないときは、通信のある場所でもう一度お試しください。
      </EmptyState>
    </Page>
  );
}

/** Opens the location again when the session changes; the router keeps an error until it navigates. */
function useRetryOnNewSession(): void {
  const session = useAtomValue(sessionAtom);
  const [failedWith] = useState(session);
  const location = useLocation();
  const navigate = useNavigate();
  const { pathname, search, hash, state } = location;
  useEffect(() => {
    if (session !== failedWith) navigate(`${pathname}${search}${hash}`, { replace: true, state });
  }, [session, failedWith, pathname, search, hash, state, navigate]);
}
