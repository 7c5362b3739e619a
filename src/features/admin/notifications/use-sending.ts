import { isRequestError } from '../../../../sync/model/request-error.ts';
import { type SendResult, sendNotification } from '../../../data/admin/admin-notifications.ts';
import { readOverview } from '../../../data/admin/overview.ts';
import { useMember } from '../../../data/member/member-context.tsx';
import { errorMessage } from '../../../data/server/error-message.ts';
import { formatNumber } from '../../../lib/date-format.ts';
import { useDialogs } from '../../../ui/feedback/dialog-host.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';

const FAILED = '通知の送信に失敗しました';

/** Sends notifications at once. */
export function useSending() {
  const member = useMember();
  const { confirm, alert } = useDialogs();
  const toast = useToast();
  return {
    /** Asks before a notification is sent, with the number of devices. Rejects with a RequestError. */
    async confirmSending({ title, target_type }: { readonly title: string; readonly target_type: string }) {
      const { devices, active_devices } = await readOverview(member);
      const [audience, count] = target_type === 'all' ? ['全員', devices] : ['アクティブな会員', active_devices];
      return confirm({
        title: 'この通知を今すぐ送信しますか',
        body: `「${title}」を、${audience}の${formatNumber(count)}台の端末へ送ります。送ったあとは取り消せません。`,
        confirmLabel: '送信する',
      });
    },
    /** Sends a draft and reports the result. Rejects only if the admin session has ended. */
    async send(id: string) {
      try {
        const result = await sendNotification(member, id);
        if (!result.ok && result.reason === 'push_not_configured') {
          await alert({
            title: FAILED,
            body: 'サーバーにプッシュ通知の鍵がまだありません。用意ができたら、下書きから送信できます。',
          });
        } else {
          toast(resultToast(result));
        }
      } catch (cause) {
        if (isRequestError(cause, 'admin-ended')) throw cause;
        await alert({ title: FAILED, body: `${errorMessage(cause)}通知は履歴に残っています。` });
      }
    },
  };
}

function resultToast(result: SendResult) {
  if (!result.ok) return { text: 'この通知の送信は、すでに始まっています', tone: 'info' } as const;
  const { status, delivered } = result;
  return status === 'sent'
    ? ({ text: `通知を送信しました（届いた端末 ${delivered}台）`, tone: 'success' } as const)
    : ({ text: `送信を始めました（届いた端末 ${delivered}台）。残りも順に届きます。`, tone: 'info' } as const);
}
