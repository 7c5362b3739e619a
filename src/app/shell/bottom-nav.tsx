import CalendarDays from 'lucide-react/icons/calendar-days';
import Flag from 'lucide-react/icons/flag';
import House from 'lucide-react/icons/house';
import User from 'lucide-react/icons/user';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Label } from '../../ui/graphics/ruby.tsx';
import styles from './bottom-nav.module.css';

/** The four tabs, each with the path prefixes under it; home has none. */
const tabs = [
  { to: paths.home, label: 'ホーム', Icon: House, under: [] },
  {
    to: paths.menu,
    label: '稽古',
    Icon: Flag,
    under: [paths.practices, paths.topics, paths.kata, paths.circuits, paths.foresight, paths.history],
  },
  { to: paths.streak, label: '記録', Icon: CalendarDays, under: [paths.streak] },
  {
    to: paths.profile,
    label: 'プロフィール',
    Icon: User,
    under: [paths.profile, paths.notebook, paths.notifications, paths.admin],
  },
] as const;

export const tabPaths: readonly string[] = tabs.map(({ to }) => to);

/** The main navigation; on a low, wide screen and in a large window a side rail. */
export function BottomNav() {
  const { pathname } = useLocation();
  return (
    <nav className={styles.bar} aria-label="メイン">
      <div className={styles.items}>
        {tabs.map(({ to, label, Icon, under }) => {
          const active = pathname === to || under.some((prefix) => pathname.startsWith(prefix));
          return (
            <Link key={to} to={to} className={styles.item} aria-current={active ? 'page' : undefined}>
              <Icon />
              <Label>{label}</Label>
            </Link>
          );
        })}
      </div>
    </nav>
  );
}
