import * as v from 'valibot';
import { dayAt } from '../../../sync/model/day/day.ts';
import {
  parseHistoryLimit,
  StoredHistory,
  type TrainingHistoryResponse,
} from '../../../sync/model/practice/training-history.contract.ts';
import { summarizeTraining } from '../../../sync/model/practice/training-stats.ts';
import { fail, serveMember, succeed } from '../_shared/serve-member.ts';

/** Returns the member's latest sessions and statistics over all of them. */
export const handleTrainingHistory = serveMember('GET', async ({ sub, database }, request, { now }) => {
  const { searchParams } = new URL(request.url);
  if ((searchParams.get('userId') ?? sub) !== sub) return fail('forbidden');
  const limit = parseHistoryLimit(searchParams.get('limit'));
  if (limit === null) return fail('invalid_request');
  const { recent, days } = v.parse(StoredHistory, await database.call('read_training_history', { p_limit: limit }));
  const stats = summarizeTraining(days, dayAt(now()));
  return succeed<TrainingHistoryResponse>({ data: { recentSessions: recent, stats } });
});
