import { ReportOutcome } from '../../../sync/model/kata/report-kata.contract.ts';
import type { ReportReason } from '../../../sync/model/kata/reports.ts';
import { isRequestError } from '../../../sync/model/request-error.ts';
import { callDatabase, parseData, type ServerCaller } from '../server/server-call.ts';

/** A member's report of a shared kata. */
export interface KataReport {
  readonly id: string;
  readonly reason: ReportReason;
  readonly note: string | null;
}

/** Reports a shared kata; needs the network. 'too_many': no more today. Rejects with a RequestError. */
export async function reportKata(
  member: ServerCaller,
  { id, reason, note }: KataReport,
): Promise<ReportOutcome | 'too_many'> {
  try {
    return parseData(
      await callDatabase(member, 'report_kata', { p_id: id, p_reason: reason, p_note: note }),
      ReportOutcome,
    );
  } catch (error) {
    if (isRequestError(error, 'throttled')) return 'too_many';
    throw error;
  }
}
