import { useRef } from 'react';
import type { NotificationRow } from '../../../../supabase/contracts/admin-notifications.ts';
import { useUsername } from '../../../data/account/profile.ts';
import { createNotification } from '../../../data/admin/admin-notifications.ts';
import { useMember } from '../../../data/member/member-context.tsx';
import { errorMessage } from '../../../data/server/error-message.ts';
import { fullDayAndTime } from '../../../lib/date-format.ts';
import { useDialogs } from '../../../ui/feedback/dialog-host.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { type Form, useForm } from '../../../ui/forms/use-form.ts';
import { useAdminAction } from '../use-admin-action.ts';
import { checkNotification, type NotificationForm, sendAtTexts } from './check-notification.ts';
import { useSendConfirmation } from './use-send-confirmation.ts';
import { useSendNotification } from './use-send-notification.ts';

const empty: NotificationForm = { title: '', message: '', target: 'all', sendAt: '' };

/** State of the create form: stores a draft and sends it at once, or schedules it. */
export function useNotificationForm(callbacks: {
  readonly onDone: () => void;
  readonly onUnknownOutcome: () => void;
}): Form<NotificationForm> {
  const member = useMember();
  const username = useUsername();
  const { alert } = useDialogs();
  const toast = useToast();
  const send = useSendNotification();
  const confirmSending = useSendConfirmation();
  const idFor = useStableId();
  const { run } = useAdminAction();

  async function store(row: NotificationRow) {
    if (row.scheduled_at === null && !(await confirmSending(row))) return undefined;
    const refusal = await createNotification(member, { ...row, id: idFor(row), created_by: username });
    if (refusal !== null) return { sendAt: refusal === 'time_in_past' ? sendAtTexts.past : sendAtTexts.tooFar };
    if (row.scheduled_at === null) await send(idFor(row));
    else toast({ text: `${fullDayAndTime(Date.parse(row.scheduled_at))}に送信を予約しました`, tone: 'success' });
    callbacks.onDone();
    return undefined;
  }

  const onFail = async (cause: unknown) => {
    callbacks.onUnknownOutcome();
    await alert({ title: '通知の作成に失敗しました', body: errorMessage(cause) });
  };

  return useForm<NotificationForm>({
    initial: empty,
    draft: 'notification',
    check: (values) => checkNotification(values, member.clock.now()).problems,
    incomplete: { sendAt: sendAtTexts.invalid },
    async onSubmit(values) {
      const { row, problems } = checkNotification(values, member.clock.now());
      return row === null ? problems : run(() => store(row), onFail);
    },
  });
}

/** Keeps the id while the content is unchanged: a retry after a lost response finds the row already stored. */
function useStableId(): (row: NotificationRow) => string {
  const { newId } = useMember();
  const lastDraft = useRef({ content: '', id: '' });
  return (row) => {
    const content = JSON.stringify(row);
    if (lastDraft.current.content !== content) lastDraft.current = { content, id: newId() };
    return lastDraft.current.id;
  };
}
