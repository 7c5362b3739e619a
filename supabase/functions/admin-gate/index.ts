import { callAsService } from '../_shared/call-as-service.ts';
import { getEnv, readEnvironment, readSecretKeys, serve } from '../_shared/environment.ts';
import { createRequestLimit } from '../_shared/request-limit.ts';
import { handleAdminGate } from './handler.ts';

const environment = readEnvironment(getEnv);
const [secretKey] = readSecretKeys(getEnv);
const service = { url: environment.url, secretKey };
const limit = createRequestLimit({ requests: 20, seconds: 60 });

serve('admin-gate', (request, log) =>
  handleAdminGate(request, {
    ...environment,
    limit,
    now: Date.now,
    log,
    passwordHash: getEnv('KEIKO_ADMIN_PASSWORD_HASH') ?? '',
    totpSecret: getEnv('KEIKO_ADMIN_TOTP_SECRET') ?? '',
    beginAttempt: (p_user_id) => callAsService(service, { name: 'begin_admin_attempt', args: { p_user_id } }),
    takeCode: (p_step) => callAsService(service, { name: 'take_admin_code', args: { p_step } }),
    openSession: (p_user_id, p_session_id) =>
      callAsService(service, { name: 'open_admin_session', args: { p_user_id, p_session_id } }),
  }),
);
