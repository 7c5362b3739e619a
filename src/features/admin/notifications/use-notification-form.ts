import { type RefObject, useEffect, useRef, useState } from 'react';
import type { NotificationRow } from '../../../../supabase/contracts/admin-notifications.ts';
import { useUsername } from '../../../data/account/profile.ts';
import { createNotification } from '../../../data/admin/admin-notifications.ts';
import { useMember } from '../../../data/member/member-context.tsx';
import { errorMessage } from '../../../data/server/error-message.ts';
import { fullDayAndTime } from '../../../lib/date-format.ts';
import { useDialogs } from '../../../ui/feedback/dialog-host.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { focusFirstInvalid } from '../../../ui/forms/focus-first-invalid.ts';
import type { FieldProblems } from '../form-fields.ts';
import { incompleteDateFields } from '../incomplete-date-fields.ts';
import { problemText } from '../problem-text.ts';
import { useAdminAction } from '../use-admin-action.ts';
import { checkNotification, type NotificationForm, notificationLimits } from './check-notification.ts';
import { useSendNotification } from './use-send-notification.ts';

const empty: NotificationForm = { title: '', message: '', target: 'all', sendAt: '' };

type Problems = Partial<FieldProblems<'title' | 'message' | 'sendAt'>>;

const texts = {
  title: { label: 'タイトル', limit: notificationLimits.title },
  message: { label: 'メッセージ', limit: notificationLimits.message },
  sendAt: { label: '送信日時', invalid: '送信日時を最後まで入れるか、空欄にしてください' },
} as const;

interface NotificationFormState {
  readonly form: NotificationForm;
  readonly change: (part: Partial<NotificationForm>) => void;
  readonly problems: Readonly<Record<'title' | 'message' | 'sendAt', string | undefined>>;
  readonly isBusy: boolean;
  readonly isDirty: boolean;
  readonly submit: () => void;
  readonly ref: RefObject<HTMLFormElement | null>;
}

/** State of the create form: stores a draft and sends it at once, or schedules it. */
export function useNotificationForm(callbacks: {
  readonly onDone: () => void;
  readonly onUnknownOutcome: () => void;
}): NotificationFormState {
  const { clock } = useMember();
  const [form, setForm] = useState(empty);
  const [problems, setProblems] = useState<Problems>({});
  const ref = useRef<HTMLFormElement>(null);
  const { isBusy, create } = useCreateNotification({
    ...callbacks,
    onRefused: (problem) => setProblems({ sendAt: problem }),
  });

  useEffect(() => {
    if (Object.keys(problems).length > 0) focusFirstInvalid(ref.current);
  }, [problems]);

  function submit() {
    const isIncomplete = incompleteDateFields(ref.current).includes('sendAt');
    const checked = checkNotification(form, clock.now());
    if (checked.ok && !isIncomplete) {
      setProblems({});
      return create(checked.row);
    }
    setProblems({ ...(checked.ok ? {} : checked.problems), ...(isIncomplete && { sendAt: 'invalid' }) });
  }

  return {
    form,
    change(part) {
      setForm((held) => ({ ...held, ...part }));
      const changed = Object.keys(part);
      setProblems((held) => Object.fromEntries(Object.entries(held).filter(([name]) => !changed.includes(name))));
    },
    problems: {
      title: problemText(problems.title, texts.title),
      message: problemText(problems.message, texts.message),
      sendAt: problemText(problems.sendAt, texts.sendAt),
    },
    isBusy,
    isDirty: form.title !== '' || form.message !== '' || form.sendAt !== '',
    submit,
    ref,
  };
}

/** Stores a notification, and sends it at once if it is not scheduled. */
function useCreateNotification(callbacks: {
  readonly onDone: () => void;
  readonly onUnknownOutcome: () => void;
  readonly onRefused: (problem: 'past' | 'too_far') => void;
}) {
  const member = useMember();
  const username = useUsername();
  const { alert } = useDialogs();
  const toast = useToast();
  const send = useSendNotification();
  const idFor = useStableId();
  const { isBusy, run } = useAdminAction();

  async function store(row: NotificationRow) {
    const refusal = await createNotification(member, { ...row, id: idFor(row), created_by: username });
    if (refusal !== null) return callbacks.onRefused(refusal === 'time_in_past' ? 'past' : 'too_far');
    if (row.scheduled_at === null) await send(idFor(row));
    else toast({ text: `${fullDayAndTime(Date.parse(row.scheduled_at))}に送信を予約しました`, tone: 'success' });
    callbacks.onDone();
  }

  const create = (row: NotificationRow) =>
    void run(
      () => store(row),
      async (cause) => {
        callbacks.onUnknownOutcome();
        await alert({ title: '通知の作成に失敗しました', body: errorMessage(cause) });
      },
    );
  return { isBusy, create };
}

/** Keeps the id while the content is unchanged: a retry after a lost response finds the row already stored. */
function useStableId(): (row: NotificationRow) => string {
  const { newId } = useMember();
  const held = useRef({ content: '', id: '' });
  return (row) => {
    const content = JSON.stringify(row);
    if (held.current.content !== content) held.current = { content, id: newId() };
    return held.current.id;
  };
}
