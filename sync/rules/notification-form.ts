import { instantAt } from './day.ts';
import { type CheckedForm, type FieldProblem, hasProblem, validateText } from './form-fields.ts';
import { parseTokyoWallTime } from './tokyo-wall-time.ts';

/** The most code points of a notification's texts. */
export const notificationLimits = { title: 100, message: 500 } as const;

/** Whom a notification is for: every member, or those with a login record within the last 30 days. */
export const notificationTargets = ['all', 'active_users'] as const;
export type NotificationTarget = (typeof notificationTargets)[number];

/** The create form as the admin has filled it in. */
export interface NotificationForm {
  readonly title: string;
  readonly message: string;
  readonly target: NotificationTarget;
  /** A Tokyo time, 'YYYY-MM-DDTHH:MM'; empty for a notification that is sent at once. */
  readonly sendAt: string;
}

/** A notification as it is inserted: a draft is sent at once, a scheduled one when its time has come. */
export interface NotificationRow {
  readonly title: string;
  readonly message: string;
  readonly target_type: NotificationTarget;
  readonly status: 'draft' | 'scheduled';
  readonly scheduled_at: string | null;
}

const YEAR_MS = 365 * 86_400_000;

/** Checks the create form; its time must be to come, and within a year. The server judges anew by its own clock. */
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
