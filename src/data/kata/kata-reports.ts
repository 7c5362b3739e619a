import { ReportOutcome, type ReportReason } from '../../../sync/model/kata/reports.ts';
import { isRequestError } from '../../../sync/model/request-error.ts';
import { callDatabase, parseData, type ServerCaller } from '../server/server-call.ts';

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
    const outcome = await callDatabase(member, 'report_kata', { p_id: id, p_reason: reason, p_note: note });
    return parseData(outcome, ReportOutcome);
  } catch (error) {
    if (isRequestError(error, 'throttled')) return 'too_many';
    throw error;
  }
}

export const reasonNames: Readonly<Record<ReportReason, string>> = {
  personal: '個人が特定できることが書かれている',
  hurtful: '人を傷つける、差別する',
  advertising: '広告や勧誘',
  indecent: 'わいせつな内容',
  rights: '著作権など、人の権利を害する',
  other: 'そのほか',
};

/** The name of a reason; one of a newer server reads as そのほか. */
export function reasonName(reason: string): string {
  return Object.entries(reasonNames).find(([id]) => id === reason)?.[1] ?? reasonNames.other;
}
