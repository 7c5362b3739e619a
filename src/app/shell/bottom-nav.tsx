import { Link, useLocation } from 'react-router-dom';
import { CalendarIcon, FlagIcon, HomeIcon, PersonIcon } from '../../ui/graphics/icons.tsx';
import { BottomBar, bottomBarItemClass } from '../../ui/layout/bottom-bar.tsx';
import { paths } from '../paths.ts';

/** The four tabs, each with the path prefixes under it; home matches only `/`. */
const tabs = [
  { to: paths.home, label: 'ホーム', Icon: HomeIcon, under: [] },
  {
    to: paths.trainingMenu,
    label: '稽古',
    Icon: FlagIcon,
    under: ['/training', '/basic-training', '/kata-training', '/circuit-training', '/foresight-training', '/history'],
  },
  { to: paths.streak, label: '記録', Icon: CalendarIcon, under: ['/streak'] },
  { to: paths.profile, label: 'プロフィール', Icon: PersonIcon, under: ['/profile', '/notifications', '/admin'] },
] as const;

export function BottomNav() {
  const { pathname } = useLocation();
  return (
    <BottomBar label="メイン">
      {tabs.map(({ to, label, Icon, under }) => {
        const active = pathname === to || under.some((prefix) => pathname.startsWith(prefix));
        return (
          <Link key={to} to={to} className={bottomBarItemClass()} aria-current={active ? 'page' : undefined}>
            <Icon />
            {label}
          </Link>
        );
      })}
    </BottomBar>
  );
}
