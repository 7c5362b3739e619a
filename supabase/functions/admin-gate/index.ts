import { getEnv, openService, serveMembers } from '../_shared/environment.ts';
import { handleAdminGate } from './handler.ts';

const service = openService();

serveMembers('admin-gate', 20, (request, deps) =>
  handleAdminGate(request, {
    ...deps,
    service,
    passwordHash: getEnv('KEIKO_ADMIN_PASSWORD_HASH') ?? '',
    totpSecret: getEnv('KEIKO_ADMIN_TOTP_SECRET') ?? '',
  }),
);
