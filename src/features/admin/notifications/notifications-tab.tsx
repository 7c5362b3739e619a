import Plus from 'lucide-react/icons/plus';
import { useEffect } from 'react';
import type {
  AdminNotification,
  ReminderDay,
} from '../../../../sync/model/notifications/admin-notifications.contract.ts';
import { notificationTable, reminderDayTable } from '../../../data/admin/admin-notifications.ts';
import { useMember } from '../../../data/member/member-context.tsx';
import { fullDay } from '../../../lib/date-format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Motif } from '../../../ui/graphics/motif.tsx';
import { Card, Small, Text, TitledCard } from '../../../ui/layout/primitives.tsx';
import { useAdmin } from '../admin-context.tsx';
import { useOpenForm } from '../admin-form.tsx';
import bell from '../motifs/bell.svg?raw';
import { type LiveAdminRows, RowsView, useAdminRows } from '../use-admin-rows.tsx';
import { DeliveryCounts } from './delivery-counts.tsx';
import { NotificationForm } from './notification-form.tsx';
import { NotificationItem } from './notification-item.tsx';

/** Creates notifications and lists their delivery status. */
export function NotificationsTab() {
  const live = useAdminRows(notificationTable);
  const { form, open, close, cancel, opener } = useOpenForm<'new'>();
  usePollWhileSending(live);
  return (
    <>
      {form === null ? (
        <Button label="通知を作成" ref={opener} full icon={<Plus aria-hidden="true" />} onClick={() => open('new')} />
      ) : (
        <NotificationForm onDone={close} onCancel={cancel} />
      )}
      <TitledCard title="通知の履歴" gap="m">
        <RowsView live={live} empty={<NoNotifications />}>
          {(row) => <NotificationItem key={row.id} notification={row} />}
        </RowsView>
      </TitledCard>
      <ReminderDays />
    </>
  );
}

function NoNotifications() {
  return (
    <EmptyState title="まだ通知がありません" motif={<Motif svg={bell} />}>
      「通知を作成」から、会員の端末へ最初の通知を送れます。
    </EmptyState>
  );
}

const POLL_MS = 10_000;

/** Polls while a notification is being sent or is due. */
function usePollWhileSending({ loaded, reload }: LiveAdminRows<AdminNotification>): void {
  const { clock } = useMember();
  const { isOpen } = useAdmin();
  const rows = loaded?.rows;
  useEffect(() => {
    if (!isOpen || rows === undefined) return;
    const isChanging = ({ status, scheduled_at }: AdminNotification) =>
      status === 'sending' || (status === 'scheduled' && Date.parse(scheduled_at ?? '') <= clock.now());
    const timer = setInterval(() => {
      const isActive = document.visibilityState === 'visible' && navigator.onLine;
      if (isActive && rows.some(isChanging)) void reload();
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [isOpen, rows, reload, clock]);
}

/** Reads a week; the rest follows with "show more". */
const FIRST_DAYS = 7;

/** The outcome of the members' own reminders, by day. */
function ReminderDays() {
  const live = useAdminRows(reminderDayTable, FIRST_DAYS);
  return (
    <TitledCard id="reminder-days" title="声かけの結果" gap="m">
      <RowsView live={live} empty={<Text tone="muted">送った声かけは、まだありません。</Text>}>
        {(day) => <Day key={day.day} day={day} />}
      </RowsView>
    </TitledCard>
  );
}

function Day({ day }: { readonly day: ReminderDay }) {
  const title = fullDay(day.day);
  return (
    <Card as="li" variant="outline" gap="xs">
      <Text variant="label" numeric>
        {title}
      </Text>
      <DeliveryCounts label={`${title}の声かけの結果`} counts={day} />
      {day.late === 0 ? null : (
        <Small tone="warning">
          時間切れの端末には、時刻から1時間たっても送れなかったため、その日は送っていません。
        </Small>
      )}
    </Card>
  );
}
