import { instantAt } from '../../../../sync/model/day/day.ts';
import { parseTokyoWallTime } from '../../../../sync/model/day/tokyo-wall-time.ts';
import { limits } from '../../../../sync/model/limits.ts';
import type {
  NotificationRow,
  NotificationTarget,
} from '../../../../sync/model/notifications/admin-notifications.contract.ts';
import { storedText } from '../../../../sync/model/text/stored-text.ts';
import { hasProblem } from '../../../ui/forms/use-form.ts';
import { type CheckedForm, textProblem } from '../form-fields.ts';

/** Labels and maximum lengths (code points) of the text fields. */
export const notificationTexts = {
  title: { label: 'タイトル', limit: limits.notification_title_max },
  message: { label: 'メッセージ', limit: limits.notification_message_max },
} as const;

/** Messages for a time that cannot be used. */
export const sendAtTexts = {
  invalid: '送信日時を最後まで入れるか、空欄にしてください',
  past: '過去の日時には送信できません。これからの日時を選んでください',
  tooFar: '送信日時は1年以内で選んでください',
} as const;

export interface NotificationValues {
  readonly title: string;
  readonly message: string;
  readonly target: NotificationTarget;
  /** A Tokyo time 'YYYY-MM-DDTHH:MM'; empty to send immediately. */
  readonly sendAt: string;
}

const YEAR_MS = 365 * 86_400_000;

/** Validates the form. The time must be in the future and within a year; the server checks it again. */
export function checkNotification(
  { title, message, target, sendAt }: NotificationValues,
  nowMs: number,
): CheckedForm<NotificationRow, 'title' | 'message' | 'sendAt'> {
  const problems = {
    title: textProblem(title, notificationTexts.title),
    message: textProblem(message, notificationTexts.message),
    sendAt: sendAt === '' ? undefined : timeProblem(parseTokyoWallTime(sendAt), nowMs),
  };
  if (hasProblem(problems)) return { row: null, problems };
  const at = parseTokyoWallTime(sendAt);
  const time =
    at === null
      ? ({ status: 'draft', scheduled_at: null } as const)
      : ({ status: 'scheduled', scheduled_at: instantAt(at) } as const);
  return { row: { title: storedText(title), message: storedText(message), target_type: target, ...time }, problems };
}

function timeProblem(at: number | null, nowMs: number): string | undefined {
  if (at === null) return sendAtTexts.invalid;
  if (at <= nowMs) return sendAtTexts.past;
  return at > nowMs + YEAR_MS ? sendAtTexts.tooFar : undefined;
}
