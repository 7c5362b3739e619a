import { materialDocument } from '../../../sync/rules/material-packs.ts';
import { getEnv, readEnvironment, serve } from '../_shared/environment.ts';
import { readTable } from '../_shared/read-table.ts';
import { createRequestLimit } from '../_shared/request-limit.ts';
import { handleDailyTraining } from './handler.ts';

const environment = readEnvironment(getEnv);
const limit = createRequestLimit({ requests: 60, seconds: 60 });
const columns = 'day,title,description,difficulty,duration_minutes,category';

serve('get-daily-training', (request, log) =>
  handleDailyTraining(request, {
    ...environment,
    limit,
    now: Date.now,
    log,
    readOverrides: (day, token) =>
      readTable(environment, {
        table: 'daily_trainings',
        query: { select: columns, day: `eq.${day}`, ended: 'is.false' },
        token,
      }),
    readAdded: (token) =>
      readTable(environment, {
        table: 'published_content',
        query: { select: 'body', name: `eq.${materialDocument('daily')}` },
        token,
      }),
    readJoining: (memberId, token) =>
      readTable(environment, { table: 'users', query: { select: 'created_at', id: `eq.${memberId}` }, token }),
    readFirstLogin: (memberId, token) =>
      readTable(environment, {
        table: 'login_records',
        query: { select: 'login_date', user_id: `eq.${memberId}`, kind: 'eq.login', order: 'login_date', limit: '1' },
        token,
      }),
  }),
);
