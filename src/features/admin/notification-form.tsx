import { type FormEvent, useRef } from 'react';
import { type NotificationForm as Form, notificationLimits } from '../../../sync/rules/notification-form.ts';
import { formatTokyoWallTime } from '../../../sync/rules/tokyo-wall-time.ts';
import { useMember } from '../../data/member-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Row } from '../../ui/row.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Stack } from '../../ui/stack.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FormHeading } from './form-heading.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';
import { useNotificationForm } from './use-notification-form.ts';

/** Whom a notification reaches, as the admin chooses it. */
export const targetOptions = [
  { value: 'all', label: '全員' },
  { value: 'active_users', label: 'アクティブな会員（30日以内にログイン）' },
] as const;

interface NotificationFormProps {
  /** The notification is stored, whatever has become of its sending. */
  readonly onDone: () => void;
  readonly onCancel: () => void;
  /** Storing it failed, and it may have been stored all the same. */
  readonly onDoubt: () => void;
}

/** Writes a notification: for now, or for a Tokyo time. */
export function NotificationForm({ onDone, onCancel, onDoubt }: NotificationFormProps) {
  const { clock } = useMember();
  const message = useRef<HTMLTextAreaElement>(null);
  const { form, change, problems, isBusy, isDirty, submit, ref } = useNotificationForm({ onDone, onDoubt });
  const field = (name: Exclude<keyof Form, 'target'>) => ({
    name,
    value: form[name],
    onChange: (value: string) => change({ [name]: value }),
    error: problems[name],
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <Card labelledBy="notification-form">
      <form ref={ref} noValidate onSubmit={send}>
        <Stack gap="m">
          <FormHeading id="notification-form">通知を作成</FormHeading>
          <TextField
            {...field('title')}
            label="タイトル"
            limit={notificationLimits.title}
            limitUnit="文字"
            required
            autoComplete="off"
            enterKeyHint="next"
            // It goes to everybody: an Enter that was meant for the line must not send it.
            onEnter={() => message.current?.focus()}
          />
          <TextArea
            {...field('message')}
            ref={message}
            label="メッセージ"
            limit={notificationLimits.message}
            limitUnit="文字"
            rows={4}
            required
            autoComplete="off"
          />
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
            value={form.target}
            onChange={(target) => change({ target })}
          />
          <Row gap="s" equal>
            <Button variant="outline" onClick={onCancel}>
              やめる
            </Button>
            <Button type="submit" busy={isBusy}>
              {form.sendAt === '' ? '送信する' : '予約する'}
            </Button>
          </Row>
        </Stack>
      </form>
      {isDirty && !isBusy ? <UnsavedGuard /> : null}
    </Card>
  );
}
