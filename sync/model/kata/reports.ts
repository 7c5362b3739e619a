import * as v from 'valibot';
import { isBlank, storedText } from '../text/stored-text.ts';

/** Why a kata is reported, and why it is hidden; in SQL private.report_reasons(). */
export const reportReasons = ['personal', 'hurtful', 'advertising', 'indecent', 'rights', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** The line of a report as it is stored; null when it says nothing. */
export function readReportNote(typed: string): string | null {
  return isBlank(typed) ? null : storedText(typed);
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
    reason: reportReasons.find((listed) => listed === reason) ?? 'other',
    note: typeof note === 'string' ? note : null,
  };
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' ? { ...value } : {};
}

/**
 * 'already_reported': by this member. 'gone': the kata is not shared any more. The call is refused with 429 after too many
 * reports, with 400 for the member's own kata or a malformed report.
 */
export const ReportOutcome = v.picklist(['reported', 'already_reported', 'gone']);
export type ReportOutcome = v.InferOutput<typeof ReportOutcome>;
