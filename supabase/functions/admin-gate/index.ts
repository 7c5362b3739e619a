import { callAsService } from '../_shared/call-as-service.ts';
import { readEnvironment, readSecretKey } from '../_shared/environment.ts';
import { log } from '../_shared/log.ts';
import { createRequestLimit } from '../_shared/request-limit.ts';
import { handleAdminGate } from './handler.ts';

declare const Deno: {
  readonly env: { readonly get: (name: string) => string | undefined };
  readonly serve: (handler: (request: Request) => Promise<Response>) => unknown;
};

const get = (name: string) => Deno.env.get(name);
const environment = readEnvironment(get);
const service = { url: environment.url, secretKey: readSecretKey(get) };
const limit = createRequestLimit({ requests: 20, seconds: 60 });

Deno.serve((request) =>
  handleAdminGate(request, {
    ...environment,
    limit,
    now: Date.now,
    log,
    passwordHash: get('KEIKO_ADMIN_PASSWORD_HASH') ?? '',
    beginAttempt: (p_user_id) => callAsService(service, { name: 'begin_admin_attempt', args: { p_user_id } }),
    openSession: (p_user_id, p_session_id) =>
      callAsService(service, { name: 'open_admin_session', args: { p_user_id, p_session_id } }),
  }),
);
