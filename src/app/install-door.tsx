import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { useDailyLogin } from '../data/daily-login.ts';
import { drillRunningAtom } from '../data/drill-running.ts';
import { useInstallWay, useIsInstallPromptShown } from '../data/install.ts';
import { sessionAtom } from '../data/session-state.ts';
import { useFirstSyncRunning } from '../data/sync-status.ts';

const InstallOverlay = lazy(async () => ({
  default: (await import('../features/install/install-overlay.tsx')).InstallOverlay,
}));

/** The install prompt for visitors; not while the app still finds out whether there is a member. */
export function GuestInstallDoor() {
  const { status } = useAtomValue(sessionAtom);
  return <InstallDoor isHeldUp={status !== 'guest'} />;
}

/** The install prompt for members: after the day's login, which lets the announcement come first, wherever it is from. */
export function MemberInstallDoor() {
  const { login } = useDailyLogin();
  const arriving = useFirstSyncRunning();
  return <InstallDoor isHeldUp={arriving || login.status === 'waiting'} />;
}

/** Loaded only where the app can be installed; never in a drill. */
function InstallDoor({ isHeldUp }: { readonly isHeldUp: boolean }) {
  const way = useInstallWay();
  const isShown = useIsInstallPromptShown();
  const drillRunning = useAtomValue(drillRunningAtom);
  if (way === 'none' && !isShown) return null;
  return (
    <Suspense fallback={null}>
      <InstallOverlay way={way} isHeldUp={isHeldUp || drillRunning} />
    </Suspense>
  );
}
