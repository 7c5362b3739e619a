import { readEnvironment } from '../_shared/environment.ts';
import { log } from '../_shared/log.ts';
import { readTable } from '../_shared/read-table.ts';
import { createRequestLimit } from '../_shared/request-limit.ts';
import { handleDailyTraining } from './handler.ts';

declare const Deno: {
  readonly env: { readonly get: (name: string) => string | undefined };
  readonly serve: (handler: (request: Request) => Promise<Response>) => unknown;
};

const environment = readEnvironment((name) => Deno.env.get(name));
const limit = createRequestLimit({ requests: 60, seconds: 60 });
const columns = 'day,title,description,difficulty,duration_minutes,category';

Deno.serve((request) =>
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
  }),
);
