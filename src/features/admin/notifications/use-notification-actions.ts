import type { AdminNotification } from '../../../../supabase/contracts/admin-notifications.ts';
import { cancelNotification } from '../../../data/admin/admin-notifications.ts';
import { useMember } from '../../../data/member/member-context.tsx';
import { errorMessage } from '../../../data/server/error-message.ts';
import { useDialogs } from '../../../ui/feedback/dialog-host.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useAdminAction } from '../use-admin-action.ts';
import { useSendConfirmation } from './use-send-confirmation.ts';
import { useSendNotification } from './use-send-notification.ts';

/** Actions on a notification. Each asks for confirmation and reloads the history afterwards. */
export function useNotificationActions(notification: AdminNotification, onChanged: () => Promise<void>) {
  const { id, title } = notification;
  const member = useMember();
  const { confirm, alert } = useDialogs();
  const toast = useToast();
  const send = useSendNotification();
  const confirmSending = useSendConfirmation();
  const { isBusy, run } = useAdminAction();

  async function confirmAndSend() {
    if (!(await confirmSending(notification))) return;
    await send(id);
    await onChanged();
  }

  async function confirmAndCancel() {
    const isWanted = await confirm({
      title: 'この予約を取り消しますか',
      body: `「${title}」は送信されなくなります。`,
      confirmLabel: '取り消す',
      cancelLabel: 'やめる',
      tone: 'danger',
    });
    if (!isWanted) return;
    const isCancelled = await cancelNotification(member, id);
    toast(
      isCancelled
        ? { text: '予約を取り消しました', tone: 'success', ms: 3000 }
        : { text: '取り消せませんでした。すでに取り消されたか、送信が始まっています。', tone: 'warning' },
    );
    await onChanged();
  }

  const start = (work: () => Promise<void>, failed: string) =>
    void run(work, async (cause) => {
      await alert({ title: failed, body: errorMessage(cause) });
      await onChanged();
    });
  return {
    isBusy,
    sendNow: () => start(confirmAndSend, '通知の送信に失敗しました'),
    cancel: () => start(confirmAndCancel, '予約の取り消しに失敗しました'),
  };
}
