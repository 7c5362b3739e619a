import type { ReactElement } from 'react';
import { lazyScreen, pick } from '../lib/lazy.ts';
import type { ScreenRoute } from '../navigation/screen-route.ts';
import { paths } from '../paths.ts';
import { practiceRoutes } from '../practices/routes.tsx';

type Screens = Readonly<Record<string, ScreenRoute['load']>>;
type Views = Readonly<Record<string, ReactElement>>;

const AccountNeeded = lazyScreen(
  pick('AccountNeededScreen', () => import('../features/guest/account-needed-screen.tsx')),
);

const LoginNeeded = lazyScreen(pick('LoginNeededScreen', () => import('../features/guest/login-needed-screen.tsx')));

const loadHomePractices = () => import('../practices/home-practices.ts');

const screens: Screens = {
  [paths.home]: async () => {
    const { HomeScreen } = await import('../features/home/home-screen.tsx');
    return () => <HomeScreen loadPractices={loadHomePractices} />;
  },
  [paths.menu]: async () => {
    const [{ TrainingMenuScreen }, { RecommendedPractices }] = await Promise.all([
      import('../features/menu/training-menu-screen.tsx'),
      import('../practices/list/recommended-practices.tsx'),
    ]);
    return () => <TrainingMenuScreen recommended={<RecommendedPractices />} />;
  },
  [paths.kata]: pick('KataScreen', () => import('../features/kata/kata-screen.tsx')),
  [paths.history]: pick('HistoryScreen', () => import('../features/history/history-screen.tsx')),
  [paths.historyYear(':year')]: pick('YearScreen', () => import('../features/history/year-screen.tsx')),
  [paths.measure]: pick('MeasureScreen', () => import('../practices/hakaru/screen.tsx')),
  [paths.notebook]: pick('NotebookScreen', () => import('../features/notebook/notebook-screen.tsx')),
  [paths.announcements]: pick('AnnouncementsScreen', () => import('../features/home/announcements-screen.tsx')),
  [paths.streak]: pick('StreakScreen', () => import('../features/records/streak-screen.tsx')),
  [paths.sync]: pick('SyncScreen', () => import('../features/sync/sync-screen.tsx')),
  [paths.today]: pick('TodayScreen', () => import('../features/lessons/today/today-screen.tsx')),
  [paths.byEar]: async () => {
    const [{ EarScreen }, { spokenQuestion }] = await Promise.all([
      import('../features/lessons/ear-screen.tsx'),
      import('../practices/jutsu/spoken-question.ts'),
    ]);
    return () => <EarScreen spokenQuestion={spokenQuestion} />;
  },
  [paths.topics]: pick('BasicTrainingScreen', () => import('../features/lessons/basic-training-screen.tsx')),
  [paths.circuits]: pick('CircuitTrainingScreen', () => import('../features/lessons/circuit-training-screen.tsx')),
  [paths.specialLessons]: pick('HubScreen', () => import('../features/lessons/hub-screen.tsx')),
  [paths.brainSpeed]: pick('BrainSpeedScreen', () => import('../features/lessons/programme/brain-speed.tsx')),
  [paths.afterThirty]: pick('AfterThirtyScreen', () => import('../features/lessons/programme/after-thirty-screen.tsx')),
  [paths.specialLesson('brain-speed-2')]: pick(
    'SecondRoundScreen',
    () => import('../features/lessons/programme/second-round.tsx'),
  ),
  [paths.specialLesson('language-comprehension')]: pick(
    'LanguageComprehensionScreen',
    () => import('../features/lessons/programme/language-comprehension.tsx'),
  ),
  [paths.specialLesson('memory-enhancement')]: pick(
    'MemoryEnhancementScreen',
    () => import('../features/lessons/programme/memory-enhancement.tsx'),
  ),
  [paths.profile]: pick('ProfileScreen', () => import('../features/profile/profile-screen.tsx')),
  [paths.profileEdit]: pick('EditScreen', () => import('../features/profile/edit/edit-screen.tsx')),
  [paths.myData]: pick('DataScreen', () => import('../features/profile/my-data/data-screen.tsx')),
  [paths.passOn]: pick('PassOnScreen', () => import('../practices/list/pass-on-screen.tsx')),
  [paths.settings]: pick('SettingsScreen', () => import('../features/profile/settings-screen.tsx')),
  [paths.password]: pick('PasswordScreen', () => import('../features/auth/change-password/password-screen.tsx')),
  [paths.notifications]: pick(
    'NotificationsScreen',
    () => import('../features/notifications/notifications-screen.tsx'),
  ),
  [paths.admin]: pick('AdminScreen', () => import('../features/admin/admin-screen.tsx')),
};

/** What a guest sees at the path of a member's screen, instead of the login. */
const signedOutViews: Views = {
  [paths.specialLessons]: <LoginNeeded of="specialLessons" />,
  [paths.brainSpeed]: <LoginNeeded of="brainSpeed" />,
  [paths.notifications]: <LoginNeeded of="notifications" />,
  [paths.admin]: <LoginNeeded of="admin" />,
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
  [paths.help]: pick('HelpScreen', () => import('../features/help/help-screen.tsx')),
  [paths.terms]: pick('TermsScreen', () => import('../features/legal/document-screens.tsx')),
  [paths.privacy]: pick('PrivacyScreen', () => import('../features/legal/document-screens.tsx')),
  [paths.transmission]: pick('TransmissionScreen', () => import('../features/legal/document-screens.tsx')),
  [paths.accessibility]: pick('AccessibilityScreen', () => import('../features/legal/document-screens.tsx')),
  [paths.evidence]: pick('EvidenceScreen', () => import('../features/legal/document-screens.tsx')),
  [paths.licenses]: pick('LicensesScreen', () => import('../features/legal/licenses-screen.tsx')),
};

function view(load: ScreenRoute['load']): ReactElement {
  const Screen = lazyScreen(load);
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
