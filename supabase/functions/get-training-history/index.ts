import { serveMembers } from '../_shared/environment.ts';
import { asMember, callDatabase } from '../_shared/fetch-data-api.ts';
import { handleTrainingHistory } from './handler.ts';

serveMembers('get-training-history', 60, (request, deps) =>
  handleTrainingHistory(request, {
    ...deps,
    readHistory: (p_limit, token) => callDatabase(asMember(deps, token), 'read_training_history', { p_limit }),
  }),
);
