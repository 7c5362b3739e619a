import { limits } from './limits.ts';
import { hasDirectionMark, isBlank } from './text-rules.ts';

/** Why a kata is reported, and why it is hidden; in SQL private.report_reasons(). */
export const reportReasons = ['personal', 'hurtful', 'advertising', 'indecent', 'rights', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** The line of a report as it is sent: trimmed, null when it says nothing. Null with a problem when it cannot be sent. */
export function readReportNote(typed: string): {
  readonly note: string | null;
  readonly problem: 'too_long' | 'direction_mark' | null;
} {
  if (isBlank(typed)) return { note: null, problem: null };
  const note = typed.trim();
  if ([...note].length > limits.report_note_max) return { note: null, problem: 'too_long' };
  return hasDirectionMark(typed) ? { note: null, problem: 'direction_mark' } : { note, problem: null };
}

/** That and why the admin has hidden a kata, as its author learns it. A type, not an interface, to be assignable to Json. */
export type KataHiding = SharingStop & {
  readonly hidden_at: string;
  /** The author has changed the texts since. */
  readonly corrected: boolean;
  /** Hidden by itself, because the admin had hidden the same text in another kata. */
  readonly by_text: boolean;
};

/** Why the admin has taken all kata of a member from sharing, as the member learns it. */
export type SharingStop = { readonly reason: ReportReason; readonly note: string | null };

/** The hiding in a stored value; null for a kata that is not hidden. A reason of a later version reads as 'other'. */
export function readHiding(value: unknown): KataHiding | null {
  const why = readSharingStop(value);
  const { hidden_at, corrected, by_text } = fieldsOf(value);
  if (why === null || typeof hidden_at !== 'string' || Number.isNaN(Date.parse(hidden_at))) return null;
  return { ...why, hidden_at, corrected: corrected === true, by_text: by_text === true };
}

/** The stop in a stored value; null while the member's kata are shared. A reason of a later version reads as 'other'. */
export function readSharingStop(value: unknown): SharingStop | null {
  const { reason, note } = fieldsOf(value);
  if (typeof reason !== 'string') return null;
  return {
    reason: reportReasons.find((known) => known === reason) ?? 'other',
    note: typeof note === 'string' ? note : null,
  };
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' ? { ...value } : {};
}
