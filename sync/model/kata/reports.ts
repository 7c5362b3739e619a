import * as v from 'valibot';
import { flag, optionalText } from '../collection.ts';
import { isBlank, storedText } from '../text/stored-text.ts';

/** Why a kata is reported, and why it is hidden; in SQL private.report_reasons(). */
export const reportReasons = ['personal', 'hurtful', 'advertising', 'indecent', 'rights', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** The line of a report as it is stored; null when it says nothing. */
export function readReportNote(typed: string): string | null {
  return isBlank(typed) ? null : storedText(typed);
}

const why = {
  /** One of a later version reads as 'other'. */
  reason: v.pipe(
    v.string(),
    v.transform((reason) => reportReasons.find((listed) => listed === reason) ?? 'other'),
  ),
  note: optionalText,
};

/** Why the admin has taken all kata of a member from sharing, as the member learns it; null while they are shared. */
export const sharingStop = v.fallback(v.nullable(v.object(why)), null);
export type SharingStop = Readonly<NonNullable<v.InferOutput<typeof sharingStop>>>;

/** Why the admin has hidden a kata, as its author learns it; null while it is shared. */
export const kataHiding = v.fallback(
  v.nullable(
    v.object({
      ...why,
      hidden_at: v.pipe(
        v.string(),
        v.check((at) => !Number.isNaN(Date.parse(at))),
      ),
      /** The author has changed the texts since. */
      corrected: flag,
      /** Hidden by itself, because the admin had hidden the same text in another kata. */
      by_text: flag,
    }),
  ),
  null,
);
export type KataHiding = Readonly<NonNullable<v.InferOutput<typeof kataHiding>>>;

/**
 * 'already_reported': by this member. 'gone': the kata is not shared any more. The call is refused with 429 after too many
 * reports, with 400 for the member's own kata or a malformed report.
 */
export const ReportOutcome = v.picklist(['reported', 'already_reported', 'gone']);
export type ReportOutcome = v.InferOutput<typeof ReportOutcome>;
