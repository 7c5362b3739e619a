import { useDailyLogin } from '../data/daily-login.ts';
import { useFirstSyncRunning } from '../data/sync-status.ts';
import { InstallDoor } from './install-door.tsx';

/** The install prompt for members: after the day's login, which lets the announcement come first, wherever it is from. */
export function MemberInstallDoor() {
  const { login } = useDailyLogin();
  const arriving = useFirstSyncRunning();
  return <InstallDoor isHeldUp={arriving || login.status === 'waiting'} />;
}
