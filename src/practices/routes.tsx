import { lazyScreen, pick } from '../lib/lazy.ts';
import type { ScreenRoute } from '../navigation/screen-route.ts';
import { paths } from '../paths.ts';
import type { Practice } from './practice.ts';
import { practices } from './registry.ts';

const GuestListScreen = lazyScreen(pick('GuestListScreen', () => import('./list/guest-list-screen.tsx')));

const loadDetail = pick('DetailScreen', () => import('./list/detail-screen.tsx'));

/** Routes of a set of drills: the list, each drill, and the detail pages. Static paths take precedence over `:id`. */
export function practiceRoutesOf(drills: readonly Practice[]): readonly ScreenRoute[] {
  return [
    {
      path: paths.practices,
      load: pick('ListScreen', () => import('./list/list-screen.tsx')),
      guest: <GuestListScreen />,
    },
    ...drills.map((practice) => ({ path: practice.path, load: () => loadDrill(practice) })),
    { path: paths.practice(':trainingId'), load: loadDetail },
    { path: paths.practiceDetail(':id'), load: loadDetail },
  ];
}

export const practiceRoutes = practiceRoutesOf(practices);

/** A component of its own for each drill, so that React remounts the host between two drills. */
async function loadDrill(practice: Practice) {
  const { HostScreen } = await import('./host/host-screen.tsx');
  return () => <HostScreen practice={practice} />;
}
