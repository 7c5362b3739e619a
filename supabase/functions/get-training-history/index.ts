import { callDatabase } from '../_shared/call-database.ts';
import { getEnv, readEnvironment, serve } from '../_shared/environment.ts';
import { createRequestLimit } from '../_shared/request-limit.ts';
import { handleTrainingHistory } from './handler.ts';

const environment = readEnvironment(getEnv);
const limit = createRequestLimit({ requests: 60, seconds: 60 });

serve('get-training-history', (request, log) =>
  handleTrainingHistory(request, {
    ...environment,
    limit,
    now: Date.now,
    log,
    readHistory: (p_limit, token) =>
      callDatabase(environment, { name: 'read_training_history', args: { p_limit }, token }),
  }),
);
