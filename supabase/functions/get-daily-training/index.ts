import { materialDocument } from '../../../sync/rules/material-packs.ts';
import { serveMembers } from '../_shared/environment.ts';
import { asMember, readTable } from '../_shared/fetch-data-api.ts';
import { handleDailyTraining } from './handler.ts';

const columns = 'day,title,description,difficulty,duration_minutes,category';

serveMembers('get-daily-training', 60, (request, deps) =>
  handleDailyTraining(request, {
    ...deps,
    readOverrides: (day, token) =>
      readTable(asMember(deps, token), 'daily_trainings', { select: columns, day: `eq.${day}`, ended: 'is.false' }),
    readAdded: (token) =>
      readTable(asMember(deps, token), 'published_content', {
        select: 'body',
        name: `eq.${materialDocument('daily')}`,
      }),
    readJoining: (memberId, token) =>
      readTable(asMember(deps, token), 'users', { select: 'created_at', id: `eq.${memberId}` }),
    readFirstLogin: (memberId, token) => {
      const first = { user_id: `eq.${memberId}`, kind: 'eq.login', order: 'login_date', limit: '1' };
      return readTable(asMember(deps, token), 'login_records', { select: 'login_date', ...first });
    },
  }),
);
