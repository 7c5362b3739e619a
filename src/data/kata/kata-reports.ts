import {
  parseReportOutcome,
  type ReportKataRequest,
  type ReportOutcome,
} from '../../../supabase/contracts/report-kata.ts';
import type { ReportReason } from '../../../sync/rules/kata-reports.ts';
import type { Member } from '../member/member.ts';
import { RequestError } from '../server/request-error.ts';

/** A member's report of a shared kata. */
export interface KataReport {
  readonly id: string;
  readonly reason: ReportReason;
  readonly note: string | null;
}

/** Reports a shared kata; needs the network. 'too_many': no more today. Rejects with a RequestError. */
export async function reportKata(
  { sendRequest }: Pick<Member, 'sendRequest'>,
  { id, reason, note }: KataReport,
): Promise<ReportOutcome | 'too_many'> {
  const request: ReportKataRequest = { p_id: id, p_reason: reason, p_note: note };
  const response = await sendRequest({ path: 'rest/v1/rpc/report_kata', method: 'POST', body: { ...request } });
  if (response.status === 429) return 'too_many';
  if (!response.ok) throw new RequestError('rejected', { cause: response.status });
  const outcome = parseReportOutcome(await response.json());
  if (outcome === null) throw new RequestError('malformed');
  return outcome;
}
