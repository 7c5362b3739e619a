import { type ComponentType, lazy } from 'react';
import type { ScreenRoute } from '../../navigation/screen-route.ts';
import { paths } from '../../paths.ts';
import { practiceRoutes } from '../../practices/routes.tsx';

const GuestAdmin = lazy(async () => ({ default: (await import('../../features/admin/guest-screen.tsx')).GuestScreen }));
const GuestNotifications = lazy(async () => ({
  default: (await import('../../features/notifications/guest-screen.tsx')).GuestScreen,
}));
const GuestHub = lazy(async () => ({
  default: (await import('../../features/lessons/guest-screens.tsx')).GuestHubScreen,
}));
const GuestBrainSpeed = lazy(async () => ({
  default: (await import('../../features/lessons/guest-screens.tsx')).GuestBrainSpeedScreen,
}));

const AccountNeeded = lazy(async () => ({
  default: (await import('../../features/local/account-needed-screen.tsx')).AccountNeededScreen,
}));

const loadHomePractices = () => import('../../practices/home-practices.ts');

/** A screen that members and guests read alike, also where the member's data cannot be opened. */
function openScreen(path: string, load: () => Promise<ComponentType>): ScreenRoute {
  const Screen = lazy(async () => ({ default: await load() }));
  return { path, load, guest: <Screen />, needsNoData: true };
}

/** All member routes except the catch-all. */
export const memberRoutes: readonly ScreenRoute[] = [
  {
    path: paths.home,
    load: async () => {
      const { HomeScreen } = await import('../../features/home/home-screen.tsx');
      return () => <HomeScreen loadPractices={loadHomePractices} />;
    },
  },
  {
    path: paths.menu,
    load: async () => (await import('../../features/menu/training-menu-screen.tsx')).TrainingMenuScreen,
  },
  { path: paths.kata, load: async () => (await import('../../features/kata/kata-screen.tsx')).KataScreen },
  { path: paths.history, load: async () => (await import('../../features/history/history-screen.tsx')).HistoryScreen },
  {
    path: paths.historyYear(':year'),
    load: async () => (await import('../../features/history/year-screen.tsx')).YearScreen,
  },
  { path: paths.measure, load: async () => (await import('../../practices/hakaru/screen.tsx')).MeasureScreen },
  {
    path: paths.notebook,
    load: async () => (await import('../../features/notebook/notebook-screen.tsx')).NotebookScreen,
  },
  {
    path: paths.announcements,
    load: async () => (await import('../../features/home/announcements-screen.tsx')).AnnouncementsScreen,
  },
  { path: paths.streak, load: async () => (await import('../../features/records/streak-screen.tsx')).StreakScreen },
  {
    path: paths.sync,
    load: async () => (await import('../../features/sync/sync-screen.tsx')).SyncScreen,
    local: <AccountNeeded of="sync" />,
  },

  { path: paths.today, load: async () => (await import('../../features/lessons/today/today-screen.tsx')).TodayScreen },
  {
    path: paths.topics,
    load: async () => (await import('../../features/lessons/basic-training-screen.tsx')).BasicTrainingScreen,
  },
  {
    path: paths.circuits,
    load: async () => (await import('../../features/lessons/circuit-training-screen.tsx')).CircuitTrainingScreen,
  },
  {
    path: paths.specialLessons,
    load: async () => (await import('../../features/lessons/hub-screen.tsx')).HubScreen,
    guest: <GuestHub />,
  },
  {
    path: paths.brainSpeed,
    load: async () => (await import('../../features/lessons/programme/brain-speed.tsx')).BrainSpeedScreen,
    guest: <GuestBrainSpeed />,
  },
  {
    path: paths.afterThirty,
    load: async () => (await import('../../features/lessons/programme/after-thirty-screen.tsx')).AfterThirtyScreen,
  },
  {
    path: paths.specialLesson('brain-speed-2'),
    load: async () => (await import('../../features/lessons/programme/second-round.tsx')).SecondRoundScreen,
  },
  {
    path: paths.specialLesson('language-comprehension'),
    load: async () =>
      (await import('../../features/lessons/programme/language-comprehension.tsx')).LanguageComprehensionScreen,
  },
  {
    path: paths.specialLesson('memory-enhancement'),
    load: async () => (await import('../../features/lessons/programme/memory-enhancement.tsx')).MemoryEnhancementScreen,
  },

  { path: paths.profile, load: async () => (await import('../../features/profile/profile-screen.tsx')).ProfileScreen },
  {
    path: paths.profileEdit,
    load: async () => (await import('../../features/profile/edit/edit-screen.tsx')).EditScreen,
  },
  { path: paths.myData, load: async () => (await import('../../features/profile/my-data/data-screen.tsx')).DataScreen },
  {
    path: paths.settings,
    load: async () => (await import('../../features/profile/settings-screen.tsx')).SettingsScreen,
  },
  {
    path: paths.password,
    load: async () => (await import('../../features/auth/change-password/password-screen.tsx')).PasswordScreen,
    local: <AccountNeeded of="password" />,
  },
  {
    path: paths.notifications,
    load: async () => (await import('../../features/notifications/notifications-screen.tsx')).NotificationsScreen,
    guest: <GuestNotifications />,
    local: <AccountNeeded of="notifications" />,
  },
  {
    path: paths.admin,
    load: async () => (await import('../../features/admin/admin-screen.tsx')).AdminScreen,
    guest: <GuestAdmin />,
    local: <AccountNeeded of="admin" />,
  },

  openScreen(paths.help, async () => (await import('../../features/help/help-screen.tsx')).HelpScreen),
  openScreen(paths.terms, async () => (await import('../../features/legal/document-screens.tsx')).TermsScreen),
  openScreen(paths.privacy, async () => (await import('../../features/legal/document-screens.tsx')).PrivacyScreen),
  openScreen(paths.licenses, async () => (await import('../../features/legal/licenses-screen.tsx')).LicensesScreen),

  ...practiceRoutes,
];
