import { useDailyLogin } from '../data/daily-login.ts';
import { useFirstSyncRunning } from '../data/sync-status.ts';
import { InstallPromptHost } from './install-prompt-host.tsx';

/** The install prompt for members: after the day's login, which lets the announcement come first, wherever it is from. */
export function MemberInstallPromptHost() {
  const { login } = useDailyLogin();
  const arriving = useFirstSyncRunning();
  return <InstallPromptHost isHeldUp={arriving || login.status === 'waiting'} />;
}
