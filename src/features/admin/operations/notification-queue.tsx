import type { NotificationStates } from '../../../../supabase/contracts/operations.ts';
import { Stat, StatList } from '../../../ui/graphics/stat.tsx';
import { Text, TitledCard } from '../../../ui/layout/primitives.tsx';
import { DeliveryCounts } from '../notifications/delivery-counts.tsx';
import { queueCount } from './operations-text.ts';

/** Reminders that have waited longer mean that nobody sends them. */
const WAIT_MS = 10 * 60_000;

interface NotificationQueueProps {
  readonly pushes: NotificationStates;
  readonly now: number;
}

/** What waits to be sent, and what became of the notifications of a week. */
export function NotificationQueue({ pushes, now }: NotificationQueueProps) {
  const { pending, reminders_due, due_since, sending, reminders, notices } = pushes;
  const isStuck = due_since !== null && now - Date.parse(due_since) > WAIT_MS;
  return (
    <TitledCard title="通知の送信" gap="m">
      <StatList label="送信待ち">
        <Stat label="送信を待つ端末" value={queueCount(pending)} unit="台" />
        <Stat label="時刻になった声かけ" value={queueCount(reminders_due)} unit="件" />
        <Stat label="送っている途中の通知" value={queueCount(sending)} unit="件" />
      </StatList>
      {isStuck ? (
        <Text variant="small" tone="warning">
          声かけが10分以上待っています。送信が止まっているかもしれません。
        </Text>
      ) : null}
      <Text variant="label">この7日の声かけ</Text>
      <DeliveryCounts label="この7日の声かけ" counts={reminders} />
      <Text variant="label">この7日の通知</Text>
      <DeliveryCounts label="この7日の通知" counts={notices} />
    </TitledCard>
  );
}
