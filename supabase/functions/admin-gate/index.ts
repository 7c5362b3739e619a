import { getEnv, readService, serveMembers } from '../_shared/environment.ts';
import { callDatabase } from '../_shared/fetch-data-api.ts';
import { handleAdminGate } from './handler.ts';

const service = readService();

serveMembers('admin-gate', 20, (request, deps) =>
  handleAdminGate(request, {
    ...deps,
    passwordHash: getEnv('KEIKO_ADMIN_PASSWORD_HASH') ?? '',
    totpSecret: getEnv('KEIKO_ADMIN_TOTP_SECRET') ?? '',
    beginAttempt: (p_user_id) => callDatabase(service, 'begin_admin_attempt', { p_user_id }),
    takeCode: (p_step) => callDatabase(service, 'take_admin_code', { p_step }),
    openSession: (p_user_id, p_session_id) => callDatabase(service, 'open_admin_session', { p_user_id, p_session_id }),
  }),
);
