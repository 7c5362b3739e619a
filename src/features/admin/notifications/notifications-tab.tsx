import Plus from 'lucide-react/icons/plus';
import { useEffect } from 'react';
import type {
  AdminNotification,
  NotificationStatus,
  ReminderDay,
  ReturnReason,
} from '../../../../sync/model/notifications/admin-notifications.contract.ts';
import { cancelNotification, notificationTable, reminderDayTable } from '../../../data/admin/admin-notifications.ts';
import { useMember } from '../../../data/member/member-context.tsx';
import { fullDay, fullDayAndTime } from '../../../lib/date-format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip } from '../../../ui/controls/chip.tsx';
import { useDialogs } from '../../../ui/feedback/dialog-host.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { Motif } from '../../../ui/graphics/motif.tsx';
import { Card, Row, TitledCard } from '../../../ui/layout/boxes.tsx';
import { CollapsibleText } from '../../../ui/layout/collapsible-text.tsx';
import { Caption, Small, Text } from '../../../ui/layout/text.tsx';
import { useAdmin, useAdminAction } from '../admin-context.tsx';
import { useOpenForm } from '../admin-form.tsx';
import bell from '../motifs/bell.svg?raw';
import { type LiveAdminRows, RowsView, useAdminRows } from '../use-admin-rows.tsx';
import { DeliveryCounts } from './delivery-counts.tsx';
import { NotificationForm } from './notification-form.tsx';
import { useSending } from './use-sending.ts';

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
        <RowsView
          live={live}
          empty={
            <EmptyState title="まだ通知がありません" motif={<Motif svg={bell} />}>
              「通知を作成」から、会員の端末へ最初の通知を送れます。
            </EmptyState>
          }
        >
          {(row) => <NotificationItem key={row.id} notification={row} />}
        </RowsView>
      </TitledCard>
      <ReminderDays />
    </>
  );
}

const POLL_MS = 10_000;

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

const statusLooks = {
  draft: { label: '下書き', tone: 'neutral' },
  scheduled: { label: '予約済み', tone: 'info' },
  sending: { label: '送信中', tone: 'warning' },
  sent: { label: '送信済み', tone: 'success' },
  cancelled: { label: 'キャンセル', tone: 'danger' },
} as const satisfies Record<NotificationStatus, object>;

const returnTexts = {
  late: '予定の時刻から1時間以上たったため、送らずに下書きへ戻しました。まだ間に合う内容なら、「今すぐ送信」で届けられます。',
  restored:
    'サーバーを復旧したため、下書きへ戻しました。復旧の前に送信した通知かもしれません。まだのときだけ、「今すぐ送信」で届けてください。',
} as const satisfies Record<ReturnReason, string>;

/** The name that the server puts in place of a deleted author's. */
const DELETED_AUTHOR = '退会したメンバー';

const targetNames = { all: '全員', active_users: 'アクティブな会員' } as const;

/** One notification: text, audience, delivery status and available actions. */
function NotificationItem({ notification }: { readonly notification: AdminNotification }) {
  const { id, title, message, target_type, status, returned_because } = notification;
  const { label, tone } = statusLooks[status];
  const { isBusy, sendNow, cancel } = useNotificationActions(notification);
  const titleId = `notification-${id}`;
  const button = { size: 'small', variant: 'outline', busy: isBusy, 'aria-describedby': titleId } as const;
  return (
    <TitledCard as="li" variant="outline" level={3} id={titleId} title={title} gap="xs">
      <Row justify="between" align="baseline">
        <Chip tone={tone}>{label}</Chip>
        <Caption as="span">{`${targetNames[target_type]}へ`}</Caption>
      </Row>
      <CollapsibleText text={message} describedBy={titleId} />
      <Times notification={notification} />
      {status === 'draft' && returned_because !== null ? (
        <Small tone="warning">{returnTexts[returned_because]}</Small>
      ) : null}
      {status === 'sent' || status === 'sending' ? <DeliveryCounts label="送信の結果" counts={notification} /> : null}
      {notification.late === 0 ? null : (
        <Small tone="warning">
          時間切れの端末には、送り始めてから3時間たっても届けられなかったため、送っていません。
        </Small>
      )}
      {status === 'draft' ? <Button {...button} label="今すぐ送信" onClick={sendNow} /> : null}
      {status === 'scheduled' ? <Button {...button} label="取り消し" onClick={cancel} /> : null}
    </TitledCard>
  );
}

function Times({ notification }: { readonly notification: AdminNotification }) {
  const { scheduled_at, sent_at, created_at, created_by } = notification;
  const author = created_by === DELETED_AUTHOR ? '退会した会員' : `${created_by}さん`;
  return (
    <Small numeric as="div">
      {sent_at === null ? null : <p>{`送信 ${fullDayAndTime(Date.parse(sent_at))}`}</p>}
      {sent_at === null && scheduled_at !== null ? <p>{`予定 ${fullDayAndTime(Date.parse(scheduled_at))}`}</p> : null}
      <p>{`作成 ${fullDayAndTime(Date.parse(created_at))} ${author}`}</p>
    </Small>
  );
}

function useNotificationActions(notification: AdminNotification) {
  const { id, title } = notification;
  const member = useMember();
  const { confirm } = useDialogs();
  const toast = useToast();
  const { confirmSending, send } = useSending();
  const { isBusy, run } = useAdminAction();

  async function confirmAndSend() {
    if (await confirmSending(notification)) await send(id);
  }

  async function confirmAndCancel() {
    const isWanted = await confirm({
      title: 'この予約を取り消しますか',
      body: `「${title}」は送信されなくなります。`,
      confirmLabel: '取り消す',
      tone: 'danger',
    });
    if (!isWanted) return;
    const isCancelled = await cancelNotification(member, id);
    toast(
      isCancelled
        ? { text: '予約を取り消しました', tone: 'success', ms: 3000 }
        : { text: '取り消せませんでした。すでに取り消されたか、送信が始まっています。', tone: 'warning' },
    );
  }

  return {
    isBusy,
    sendNow: () => void run('通知の送信に失敗しました', confirmAndSend),
    cancel: () => void run('予約の取り消しに失敗しました', confirmAndCancel),
  };
}
