import * as v from 'valibot';
import { dayAt } from '../../../sync/rules/day.ts';
import { summarizeTraining } from '../../../sync/rules/training-stats.ts';
import { parseHistoryLimit, StoredHistory, type TrainingHistoryResponse } from '../../contracts/training-history.ts';
import { fail, type MemberDeps, serveMember, succeed } from '../_shared/serve-member.ts';

export interface TrainingHistoryDeps extends MemberDeps {
  /** The latest sessions and the totals of each day, read with the member's own token. */
  readonly readHistory: (limit: number, token: string) => Promise<unknown>;
}

/** Returns the member's latest sessions and statistics over all of them. */
export function handleTrainingHistory(request: Request, deps: TrainingHistoryDeps): Promise<Response> {
  return serveMember(request, deps, {
    method: 'GET',
    async work({ sub, token }) {
      const { searchParams } = new URL(request.url);
      if ((searchParams.get('userId') ?? sub) !== sub) return fail('forbidden');
      const limit = parseHistoryLimit(searchParams.get('limit'));
      if (limit === null) return fail('invalid_request');
      const { recent, days } = v.parse(StoredHistory, await deps.readHistory(limit, token));
      const stats = summarizeTraining(days, dayAt(deps.now()));
      return succeed<TrainingHistoryResponse>({ data: { recentSessions: recent, stats } });
    },
  });
}
