import { serveMembers } from '../_shared/environment.ts';
import { asMember, callDatabase } from '../_shared/fetch-data-api.ts';
import { handleSaveSession } from './handler.ts';

serveMembers('save-training-session', 30, (request, deps) =>
  handleSaveSession(request, {
    ...deps,
    save: (p_session, token) => callDatabase(asMember(deps, token), 'save_training_session', { p_session }),
  }),
);
