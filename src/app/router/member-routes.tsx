import { type ComponentType, lazy, type ReactElement } from 'react';
import type { ScreenRoute } from '../../navigation/screen-route.ts';
import { paths } from '../../paths.ts';
import { practiceRoutes } from '../../practices/routes.tsx';

type Screens = Readonly<Record<string, ScreenRoute['load']>>;
type Views = Readonly<Record<string, ReactElement>>;

const AccountNeeded = lazy(async () => ({
  default: (await import('../../features/guest/account-needed-screen.tsx')).AccountNeededScreen,
}));

const loadHomePractices = () => import('../../practices/home-practices.ts');

const screens: Screens = {
  [paths.home]: async () => {
    const { HomeScreen } = await import('../../features/home/home-screen.tsx');
    return () => <HomeScreen loadPractices={loadHomePractices} />;
  },
  [paths.menu]: async () => (await import('../../features/menu/training-menu-screen.tsx')).TrainingMenuScreen,
  [paths.kata]: async () => (await import('../../features/kata/kata-screen.tsx')).KataScreen,
  [paths.history]: async () => (await import('../../features/history/history-screen.tsx')).HistoryScreen,
  [paths.historyYear(':year')]: async () => (await import('../../features/history/year-screen.tsx')).YearScreen,
  [paths.measure]: async () => (await import('../../practices/hakaru/screen.tsx')).MeasureScreen,
  [paths.notebook]: async () => (await import('../../features/notebook/notebook-screen.tsx')).NotebookScreen,
  [paths.announcements]: async () => (await import('../../features/home/announcements-screen.tsx')).AnnouncementsScreen,
  [paths.streak]: async () => (await import('../../features/records/streak-screen.tsx')).StreakScreen,
  [paths.sync]: async () => (await import('../../features/sync/sync-screen.tsx')).SyncScreen,
  [paths.today]: async () => (await import('../../features/lessons/today/today-screen.tsx')).TodayScreen,
  [paths.topics]: async () => (await import('../../features/lessons/basic-training-screen.tsx')).BasicTrainingScreen,
  [paths.circuits]: async () =>
    (await import('../../features/lessons/circuit-training-screen.tsx')).CircuitTrainingScreen,
  [paths.specialLessons]: async () => (await import('../../features/lessons/hub-screen.tsx')).HubScreen,
  [paths.brainSpeed]: async () => (await import('../../features/lessons/programme/brain-speed.tsx')).BrainSpeedScreen,
  [paths.afterThirty]: async () =>
    (await import('../../features/lessons/programme/after-thirty-screen.tsx')).AfterThirtyScreen,
  [paths.specialLesson('brain-speed-2')]: async () =>
    (await import('../../features/lessons/programme/second-round.tsx')).SecondRoundScreen,
  [paths.specialLesson('language-comprehension')]: async () =>
    (await import('../../features/lessons/programme/language-comprehension.tsx')).LanguageComprehensionScreen,
  [paths.specialLesson('memory-enhancement')]: async () =>
    (await import('../../features/lessons/programme/memory-enhancement.tsx')).MemoryEnhancementScreen,
  [paths.profile]: async () => (await import('../../features/profile/profile-screen.tsx')).ProfileScreen,
  [paths.profileEdit]: async () => (await import('../../features/profile/edit/edit-screen.tsx')).EditScreen,
  [paths.myData]: async () => (await import('../../features/profile/my-data/data-screen.tsx')).DataScreen,
  [paths.settings]: async () => (await import('../../features/profile/settings-screen.tsx')).SettingsScreen,
  [paths.password]: async () =>
    (await import('../../features/auth/change-password/password-screen.tsx')).PasswordScreen,
  [paths.notifications]: async () =>
    (await import('../../features/notifications/notifications-screen.tsx')).NotificationsScreen,
  [paths.admin]: async () => (await import('../../features/admin/admin-screen.tsx')).AdminScreen,
};

/** What a guest sees at the path of a member's screen, instead of the login. */
const signedOutViews: Views = {
  [paths.specialLessons]: view(async () => (await import('../../features/lessons/guest-screens.tsx')).GuestHubScreen),
  [paths.brainSpeed]: view(
    async () => (await import('../../features/lessons/guest-screens.tsx')).GuestBrainSpeedScreen,
  ),
  [paths.notifications]: view(async () => (await import('../../features/notifications/guest-screen.tsx')).GuestScreen),
  [paths.admin]: view(async () => (await import('../../features/admin/guest-screen.tsx')).GuestScreen),
};

/** What a guest sees instead. */
const guestViews: Views = {
  [paths.sync]: <AccountNeeded of="sync" />,
  [paths.password]: <AccountNeeded of="password" />,
  [paths.notifications]: <AccountNeeded of="notifications" />,
  [paths.admin]: <AccountNeeded of="admin" />,
};

/** Screens that members and guests read alike, also where the member's data cannot be opened. */
const openScreens: Screens = {
  [paths.help]: async () => (await import('../../features/help/help-screen.tsx')).HelpScreen,
  [paths.terms]: async () => (await import('../../features/legal/document-screens.tsx')).TermsScreen,
  [paths.privacy]: async () => (await import('../../features/legal/document-screens.tsx')).PrivacyScreen,
  [paths.licenses]: async () => (await import('../../features/legal/licenses-screen.tsx')).LicensesScreen,
};

function view(load: () => Promise<ComponentType>): ReactElement {
  const Screen = lazy(async () => ({ default: await load() }));
  return <Screen />;
}

/** All member routes except the catch-all. */
export const memberRoutes: readonly ScreenRoute[] = [
  ...Object.entries(screens).map(([path, load]) => ({
    path,
    load,
    guest: signedOutViews[path],
    local: guestViews[path],
  })),
  ...Object.entries(openScreens).map(([path, load]) => ({ path, load, guest: view(load), needsNoData: true })),
  ...practiceRoutes,
];
