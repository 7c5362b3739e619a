import { callDatabase } from '../_shared/call-database.ts';
import { readEnvironment } from '../_shared/environment.ts';
import { log } from '../_shared/log.ts';
import { createRequestLimit } from '../_shared/request-limit.ts';
import { handleSaveSession } from './handler.ts';

declare const Deno: {
  readonly env: { readonly get: (name: string) => string | undefined };
  readonly serve: (handler: (request: Request) => Promise<Response>) => unknown;
};

const environment = readEnvironment((name) => Deno.env.get(name));
const limit = createRequestLimit({ requests: 30, seconds: 60 });

Deno.serve((request) =>
  handleSaveSession(request, {
    ...environment,
    limit,
    now: Date.now,
    log,
    save: (p_session, token) =>
      callDatabase(environment, { name: 'save_training_session', args: { p_session }, token }),
  }),
);
