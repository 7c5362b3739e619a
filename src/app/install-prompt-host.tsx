import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { useInstallWay, useIsInstallPromptShown } from '../data/install.ts';
import { sessionAtom } from '../data/session-state.ts';
import { promptsSuppressedAtom } from '../data/suppress-prompts.ts';

const InstallOverlay = lazy(async () => ({
  default: (await import('../features/install/install-overlay.tsx')).InstallOverlay,
}));

/** The install prompt for visitors; not while the app still finds out whether there is a member. */
export function GuestInstallPromptHost() {
  const { status } = useAtomValue(sessionAtom);
  return <InstallPromptHost isHeldUp={status !== 'guest'} />;
}

/** The prompt itself is loaded only where the app can be installed; never in a drill. */
export function InstallPromptHost({ isHeldUp }: { readonly isHeldUp: boolean }) {
  const way = useInstallWay();
  const isShown = useIsInstallPromptShown();
  const promptsSuppressed = useAtomValue(promptsSuppressedAtom);
  if (way === 'none' && !isShown) return null;
  return (
    <Suspense fallback={null}>
      <InstallOverlay way={way} isHeldUp={isHeldUp || promptsSuppressed} />
    </Suspense>
  );
}
