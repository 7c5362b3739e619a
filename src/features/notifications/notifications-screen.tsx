import { useNotificationState } from '../../data/notifications/notification-state.ts';
import { paths } from '../../paths.ts';
import { BackLink } from '../../ui/layout/back-link.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { MechanismCard, TroubleshootingCard } from './info-cards.tsx';
import { NotificationCard } from './notification-card.tsx';
import { ReminderCard } from './reminder-card.tsx';
import { TestCard } from './test-card.tsx';
import { TITLE } from './titles.ts';

/** Push notifications on this device, a delivery test, and the daily reminder. */
export function NotificationsScreen() {
  const state = useNotificationState();
  return (
    <Page title={TITLE} back={<BackLink to={paths.profile} />}>
      <NotificationCard state={state} />
      <ReminderCard isReceiving={state.status === 'on'} />
      <TestCard key={state.status} />
      <MechanismCard />
      <TroubleshootingCard />
    </Page>
  );
}
