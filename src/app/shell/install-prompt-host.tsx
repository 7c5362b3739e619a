import { useAtomValue } from 'jotai';
import { useInstallWay, useIsInstallPromptShown } from '../../data/device/install.ts';
import { promptsSuppressedAtom } from '../../data/device/suppress-prompts.ts';
import { lazyPart, pick } from '../../lib/lazy.ts';
import { sessionAtom } from '../../session/session-events.ts';

const InstallOverlay = lazyPart(pick('InstallOverlay', () => import('../../features/install/install-overlay.tsx')));

/** The install prompt where nobody's data is open; deferred until the session is known. */
export function SignedOutInstallPromptHost() {
  const { status } = useAtomValue(sessionAtom);
  return <InstallPromptHost isDeferred={status !== 'signed-out'} isGuest={false} />;
}

interface InstallPromptHostProps {
  readonly isDeferred: boolean;
  readonly isGuest: boolean;
}

/** Loads the install prompt only where the app can be installed, and defers it while prompts are suppressed. */
export function InstallPromptHost({ isDeferred, isGuest }: InstallPromptHostProps) {
  const way = useInstallWay();
  const isShown = useIsInstallPromptShown();
  const promptsSuppressed = useAtomValue(promptsSuppressedAtom);
  if (way === 'none' && !isShown) return null;
  return <InstallOverlay way={way} isDeferred={isDeferred || promptsSuppressed} isGuest={isGuest} />;
}
