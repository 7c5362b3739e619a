import { callDatabase } from '../_shared/call-database.ts';
import { getEnv, readEnvironment, serve } from '../_shared/environment.ts';
import { createRequestLimit } from '../_shared/request-limit.ts';
import { handleSaveSession } from './handler.ts';

const environment = readEnvironment(getEnv);
const limit = createRequestLimit({ requests: 30, seconds: 60 });

serve('save-training-session', (request, log) =>
  handleSaveSession(request, {
    ...environment,
    limit,
    now: Date.now,
    log,
    save: (p_session, token) =>
      callDatabase(environment, { name: 'save_training_session', args: { p_session }, token }),
  }),
);
