import * as v from 'valibot';

/**
 * 'already_reported': by this member. 'gone': the kata is not shared any more. The call is refused with 429 after too many
 * reports, with 400 for the member's own kata or a malformed report.
 */
export const ReportOutcome = v.picklist(['reported', 'already_reported', 'gone']);
export type ReportOutcome = v.InferOutput<typeof ReportOutcome>;
