import { useAtomValue } from 'jotai';
import { lazy, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { sessionAtom } from '../data/account/session-state.ts';
import { adminRoutes } from '../features/admin/routes.tsx';
import { historyRoutes } from '../features/history/routes.tsx';
import { HomeScreen } from '../features/home/home-screen.tsx';
import { lessonRoutes } from '../features/lessons/routes.tsx';
import { notificationRoutes } from '../features/notifications/routes.tsx';
import { profileRoutes } from '../features/profile/routes.tsx';
import { paths } from '../paths.ts';
import { practiceRoutes } from '../practices/routes.tsx';
import { ScreenFrame } from './areas.tsx';
import { MemberOnly } from './guards.tsx';
import { Loading } from './loading.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { GuestShell } from './shell/guest-shell.tsx';
import { MemberShell } from './shell/shell.tsx';

const loadKata = async () => ({ default: (await import('../features/kata/kata-screen.tsx')).KataScreen });
const KataScreen = lazy(loadKata);
const StreakScreen = lazy(async () => ({
  default: (await import('../features/records/streak-screen.tsx')).StreakScreen,
}));
const SyncScreen = lazy(async () => ({ default: (await import('../features/sync/sync-screen.tsx')).SyncScreen }));

const TrainingMenuScreen = lazy(async () => ({
  default: (await import('../features/menu/training-menu-screen.tsx')).TrainingMenuScreen,
}));

/** One route for members. */
interface MemberRoute {
  readonly path: string;
  readonly element: ReactNode;
  /** Shown without a session; null redirects to the login. */
  readonly guest: ReactNode | null;
  /** Preloads a large screen while the member's data opens. */
  readonly load?: () => Promise<unknown>;
}

/** All member routes except the catch-all. */
export const memberRoutes: readonly MemberRoute[] = [
  { path: paths.home, element: <HomeScreen />, guest: null },
  { path: paths.kata, element: <KataScreen />, guest: null, load: loadKata },
  { path: paths.streak, element: <StreakScreen />, guest: null },
  { path: paths.sync, element: <SyncScreen />, guest: null },
  { path: paths.menu, element: <TrainingMenuScreen />, guest: null },
  ...adminRoutes,
  ...historyRoutes,
  ...lessonRoutes,
  ...notificationRoutes,
  ...profileRoutes,
  ...practiceRoutes,
];

/** Preloads the screen at `pathname` if its route supports it. */
export async function preloadScreen(pathname: string): Promise<void> {
  await memberRoutes.find(({ path }) => path === pathname)?.load?.();
}

export function MemberRoutes() {
  return (
    <Routes>
      {memberRoutes.map(({ path, element, guest }) => (
        <Route key={path} path={path} element={<MemberArea guest={guest}>{element}</MemberArea>} />
      ))}
      <Route
        path="*"
        element={
          <MemberArea guest={<NotFoundScreen />}>
            <NotFoundScreen />
          </MemberArea>
        }
      />
    </Routes>
  );
}

/** A screen inside the shell of the guest or member. */
function MemberArea({ guest, children }: { readonly guest: ReactNode | null; readonly children: ReactNode }) {
  const session = useAtomValue(sessionAtom);
  if (session.status === 'loading') return <Loading />;
  if (session.status === 'guest' && guest !== null) {
    return (
      <GuestShell>
        <ScreenFrame>{guest}</ScreenFrame>
      </GuestShell>
    );
  }
  return (
    <MemberOnly session={session}>
      {(member) => (
        <MemberShell member={member}>
          <ScreenFrame>{children}</ScreenFrame>
        </MemberShell>
      )}
    </MemberOnly>
  );
}
