import { useDailyLogin } from '../../data/streak/daily-login.ts';
import { useFirstSyncRunning } from '../../data/sync/sync-status.ts';
import { InstallPromptHost } from './install-prompt-host.tsx';

/** The install prompt for members; deferred until the day's login, so that an announcement comes first. */
export function MemberInstallPromptHost() {
  const { login } = useDailyLogin();
  const isFirstSync = useFirstSyncRunning();
  return <InstallPromptHost isDeferred={isFirstSync || login.status === 'pending'} />;
}
