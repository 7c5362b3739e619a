import * as v from 'valibot';
import type { ReportReason } from '../../sync/rules/kata-reports.ts';

/** Arguments of `rpc/report_kata`. */
export interface ReportKataRequest {
  readonly p_id: string;
  readonly p_reason: ReportReason;
  readonly p_note: string | null;
}

/**
 * 'already_reported': by this member. 'gone': the kata is not shared any more. The call is refused with 429 after too many
 * reports, with 400 for the member's own kata or a malformed report.
 */
export const ReportOutcome = v.picklist(['reported', 'already_reported', 'gone']);
export type ReportOutcome = v.InferOutput<typeof ReportOutcome>;
