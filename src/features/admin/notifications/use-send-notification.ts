import { useCallback } from 'react';
import { type SendResult, sendNotification } from '../../../data/admin/admin-notifications.ts';
import { useMember } from '../../../data/member/member-context.tsx';
import { errorMessage } from '../../../data/server/error-message.ts';
import { isRequestError } from '../../../data/server/request-error.ts';
import { useDialogs } from '../../../ui/feedback/dialog-host.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';

const FAILED = '通知の送信に失敗しました';

/** Sends a draft and reports the result. Rejects only if the admin session has ended. */
export function useSendNotification(): (id: string) => Promise<void> {
  const member = useMember();
  const { alert } = useDialogs();
  const toast = useToast();
  return useCallback(
    async (id) => {
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
    [member, alert, toast],
  );
}

function resultToast(result: SendResult) {
  if (!result.ok) return { text: 'この通知の送信は、すでに始まっています', tone: 'info' } as const;
  const { status, delivered } = result;
  return status === 'sent'
    ? ({ text: `通知を送信しました（届いた端末 ${delivered}台）`, tone: 'success' } as const)
    : ({ text: `送信を始めました（届いた端末 ${delivered}台）。残りも順に届きます。`, tone: 'info' } as const);
}
