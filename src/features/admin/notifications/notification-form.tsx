import { useRef } from 'react';
import { formatTokyoWallTime } from '../../../../sync/model/day/tokyo-wall-time.ts';
import type { NotificationRow } from '../../../../sync/model/notifications/admin-notifications.contract.ts';
import { isBlank, storedText } from '../../../../sync/model/text/stored-text.ts';
import { useUsername } from '../../../data/account/profile.ts';
import { createNotification } from '../../../data/admin/admin-notifications.ts';
import { useMember } from '../../../data/member/member-context.tsx';
import { useNotificationContext } from '../../../data/notifications/notification-state.ts';
import { sendTest } from '../../../data/notifications/test-delivery.ts';
import { useAction } from '../../../data/server/use-action.ts';
import { fullDayAndTime } from '../../../lib/date-format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useDialogs } from '../../../ui/feedback/dialog-host.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { SelectField, TextArea, TextField } from '../../../ui/forms/fields.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { useAdminAction } from '../admin-context.tsx';
import { AdminForm } from '../admin-form.tsx';
import { checkNotification, type NotificationValues, notificationTexts, sendAtTexts } from './check-notification.ts';
import { useSending } from './use-sending.ts';

const targetOptions = [
  { value: 'all', label: '全員' },
  { value: 'active_users', label: 'アクティブな会員（30日以内にログイン）' },
] as const;

interface NotificationFormProps {
  /** Called once the notification is stored, whether or not sending succeeded. */
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Form for a notification that is sent at once or scheduled (Tokyo time). */
export function NotificationForm({ onDone, onCancel }: NotificationFormProps) {
  const { clock } = useMember();
  const message = useRef<HTMLTextAreaElement>(null);
  const form = useNotificationForm(onDone);
  const { values, change, field } = form;
  return (
    <AdminForm
      title="通知を作成"
      form={{ ...form, isDirty: values.title !== '' || values.message !== '' || values.sendAt !== '' }}
      submitLabel={values.sendAt === '' ? '送信する' : '予約する'}
      onCancel={onCancel}
    >
      <TextField
        {...field('title')}
        {...notificationTexts.title}
        limitUnit="文字"
        required
        enterKeyHint="next"
        // Enter moves on instead of submitting, because submitting sends to every member.
        onEnter={() => message.current?.focus()}
      />
      <TextArea {...field('message')} ref={message} {...notificationTexts.message} limitUnit="文字" rows={4} required />
      <TextField
        {...field('sendAt')}
        label="送信日時"
        hint="日本時間です。空欄のままなら、今すぐ送信します。"
        type="datetime-local"
        min={formatTokyoWallTime(clock.now())}
      />
      <SelectField
        label="送信先"
        options={targetOptions}
        value={values.target}
        onChange={(target) => change({ target })}
      />
      <TestButton title={values.title} message={values.message} />
    </AdminForm>
  );
}

function TestButton({ title, message }: { readonly title: string; readonly message: string }) {
  const context = useNotificationContext();
  const { alert } = useDialogs();
  const toast = useToast();
  const { isBusy, run } = useAction(async () => {
    const outcome = await sendTest(context, { title: storedText(title), message: storedText(message) });
    if (outcome === 'sent') return toast({ text: 'この端末だけに送りました', tone: 'success' });
    void alert({
      title: '試しに送れませんでした',
      body:
        outcome === 'off'
          ? '「通知設定」で、この端末の通知を有効にしてください。'
          : '「通知設定」のテスト通知で、理由を確かめられます。',
    });
  });
  return (
    <Button
      label="この端末だけに試しに送る"
      variant="ghost"
      full
      busy={isBusy}
      disabled={isBlank(title) || isBlank(message)}
      onClick={() => run()}
    />
  );
}

/** Stores a draft and sends it at once, or schedules it. Input is kept until the server has accepted it. */
function useNotificationForm(onDone: () => void) {
  const member = useMember();
  const username = useUsername();
  const toast = useToast();
  const { confirmSending, send } = useSending();
  const idFor = useStableId();
  const { run } = useAdminAction();

  async function store(row: NotificationRow) {
    if (row.scheduled_at === null && !(await confirmSending(row))) return undefined;
    const refusal = await createNotification(member, { ...row, id: idFor(row), created_by: username });
    if (refusal !== null) return { sendAt: refusal === 'time_in_past' ? sendAtTexts.past : sendAtTexts.tooFar };
    if (row.scheduled_at === null) await send(idFor(row));
    else toast({ text: `${fullDayAndTime(Date.parse(row.scheduled_at))}に送信を予約しました`, tone: 'success' });
    onDone();
    return undefined;
  }

  return useForm<NotificationValues>({
    initial: { title: '', message: '', target: 'all', sendAt: '' },
    draft: 'notification',
    check: (values) => checkNotification(values, member.clock.now()).problems,
    incomplete: { sendAt: sendAtTexts.invalid },
    async onSubmit(values) {
      const { row, problems } = checkNotification(values, member.clock.now());
      return row === null ? problems : run('通知の作成に失敗しました', () => store(row));
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
