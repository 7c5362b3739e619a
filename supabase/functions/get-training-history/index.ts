import { callDatabase } from '../_shared/call-database.ts';
import { readEnvironment } from '../_shared/environment.ts';
import { log } from '../_shared/log.ts';
import { createRequestLimit } from '../_shared/request-limit.ts';
import { handleTrainingHistory } from './handler.ts';

declare const Deno: {
  readonly env: { readonly get: (name: string) => string | undefined };
  readonly serve: (handler: (request: Request) => Promise<Response>) => unknown;
};

const environment = readEnvironment((name) => Deno.env.get(name));
const limit = createRequestLimit({ requests: 60, seconds: 60 });

Deno.serve((request) =>
  handleTrainingHistory(request, {
    ...environment,
    limit,
    now: Date.now,
    log,
    readHistory: (p_limit, token) =>
      callDatabase(environment, { name: 'read_training_history', args: { p_limit }, token }),
  }),
);
