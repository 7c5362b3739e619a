import type { NotificationRow, NotificationTarget } from '../../../../supabase/contracts/admin-notifications.ts';
import { instantAt } from '../../../../sync/rules/day.ts';
import { parseTokyoWallTime } from '../../../../sync/rules/tokyo-wall-time.ts';
import { type CheckedForm, type FieldProblem, hasProblem, validateText } from '../form-fields.ts';

/** Maximum lengths in code points. */
export const notificationLimits = { title: 100, message: 500 } as const;

/** Form values of a new notification. */
export interface NotificationForm {
  readonly title: string;
  readonly message: string;
  readonly target: NotificationTarget;
  /** A Tokyo time 'YYYY-MM-DDTHH:MM'; empty to send immediately. */
  readonly sendAt: string;
}

const YEAR_MS = 365 * 86_400_000;

/** Validates the form. The time must be in the future and within a year; the server checks it again. */
export function checkNotification(
  { title, message, target, sendAt }: NotificationForm,
  nowMs: number,
): CheckedForm<NotificationRow, 'title' | 'message' | 'sendAt'> {
  const problems = {
    title: validateText(title, notificationLimits.title),
    message: validateText(message, notificationLimits.message),
    sendAt: sendAt === '' ? null : timeProblem(parseTokyoWallTime(sendAt), nowMs),
  };
  if (hasProblem(problems)) return { ok: false, problems };
  const at = parseTokyoWallTime(sendAt);
  const time =
    at === null
      ? ({ status: 'draft', scheduled_at: null } as const)
      : ({ status: 'scheduled', scheduled_at: instantAt(at) } as const);
  return { ok: true, row: { title: title.trim(), message: message.trim(), target_type: target, ...time } };
}

function timeProblem(at: number | null, nowMs: number): FieldProblem | null {
  if (at === null) return 'invalid';
  if (at <= nowMs) return 'past';
  return at > nowMs + YEAR_MS ? 'too_far' : null;
}
