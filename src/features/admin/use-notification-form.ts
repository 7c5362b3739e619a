import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FieldProblems } from '../../../sync/rules/form-fields.ts';
import {
  checkNotification,
  type NotificationForm,
  type NotificationRow,
  notificationLimits,
} from '../../../sync/rules/notification-form.ts';
import { createNotification } from '../../data/admin-notifications.ts';
import { errorMessage } from '../../data/error-message.ts';
import { useMember } from '../../data/member-context.tsx';
import { useUsername } from '../../data/profile.ts';
import { useDialogs } from '../../ui/dialog-host.tsx';
import { focusFirstInvalid } from '../../ui/focus-first-invalid.ts';
import { useToast } from '../../ui/toast.tsx';
import { momentWords } from './date-words.ts';
import { halfTyped } from './half-typed.ts';
import { problemText } from './problem-text.ts';
import { useAdminAction } from './use-admin-action.ts';
import { useSending } from './use-sending.ts';

const empty: NotificationForm = { title: '', message: '', target: 'all', sendAt: '' };

type Problems = Partial<FieldProblems<'title' | 'message' | 'sendAt'>>;

const words = {
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

/** The create form: stored as a draft and sent at once, or stored for its time. */
export function useNotificationForm(ends: {
  readonly onDone: () => void;
  readonly onDoubt: () => void;
}): NotificationFormState {
  const { clock } = useMember();
  const [form, setForm] = useState(empty);
  const [problems, setProblems] = useState<Problems>({});
  const ref = useRef<HTMLFormElement>(null);
  const { isBusy, create } = useCreation({ ...ends, onRefused: (problem) => setProblems({ sendAt: problem }) });

  useEffect(() => {
    if (Object.keys(problems).length > 0) focusFirstInvalid(ref.current);
  }, [problems]);

  function submit() {
    const isHalf = halfTyped(ref.current).includes('sendAt');
    const checked = checkNotification(form, clock.now());
    if (checked.ok && !isHalf) {
      setProblems({});
      return create(checked.row);
    }
    setProblems({ ...(checked.ok ? {} : checked.problems), ...(isHalf && { sendAt: 'invalid' }) });
  }

  return {
    form,
    change(part) {
      setForm((held) => ({ ...held, ...part }));
      const mended = Object.keys(part);
      setProblems((held) => Object.fromEntries(Object.entries(held).filter(([name]) => !mended.includes(name))));
    },
    problems: {
      title: problemText(problems.title, words.title),
      message: problemText(problems.message, words.message),
      sendAt: problemText(problems.sendAt, words.sendAt),
    },
    isBusy,
    isDirty: form.title !== '' || form.message !== '' || form.sendAt !== '',
    submit,
    ref,
  };
}

/** Stores a notification, and sends it when it has no time. */
function useCreation(ends: {
  readonly onDone: () => void;
  readonly onDoubt: () => void;
  readonly onRefused: (problem: 'past' | 'too_far') => void;
}) {
  const member = useMember();
  const username = useUsername();
  const { alert } = useDialogs();
  const toast = useToast();
  const send = useSending();
  const idFor = useStableId();
  const { isBusy, run } = useAdminAction();

  async function store(row: NotificationRow) {
    const refusal = await createNotification(member, { ...row, id: idFor(row), created_by: username });
    if (refusal !== null) return ends.onRefused(refusal === 'time_in_past' ? 'past' : 'too_far');
    if (row.scheduled_at === null) await send(idFor(row));
    else toast({ text: `${momentWords(row.scheduled_at)}に送信を予約しました`, tone: 'success' });
    ends.onDone();
  }

  const create = (row: NotificationRow) =>
    void run(
      () => store(row),
      async (cause) => {
        ends.onDoubt();
        await alert({ title: '通知の作成に失敗しました', body: errorMessage(cause) });
      },
    );
  return { isBusy, create };
}

/** The same id for the same content: when an answer was lost, a second try finds what the first has stored. */
function useStableId(): (row: NotificationRow) => string {
  const { newId } = useMember();
  const held = useRef({ content: '', id: '' });
  return (row) => {
    const content = JSON.stringify(row);
    if (held.current.content !== content) held.current = { content, id: newId() };
    return held.current.id;
  };
}
