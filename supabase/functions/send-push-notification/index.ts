import { callAsService } from '../_shared/call-as-service.ts';
import { getEnv, readEnvironment, readSecretKeys, serve } from '../_shared/environment.ts';
import { createNotificationDeps } from '../_shared/notifications/notification-deps.ts';
import { createRequestLimit } from '../_shared/request-limit.ts';
import { handleSendNotification } from './handler.ts';

/** Defined on the hosted platform only; elsewhere the process stays alive by itself. */
declare const EdgeRuntime: { readonly waitUntil: (work: Promise<unknown>) => void } | undefined;

const environment = readEnvironment(getEnv);
const [secretKey] = readSecretKeys(getEnv);
const service = { url: environment.url, secretKey };
const notificationDeps = createNotificationDeps({ get: getEnv, environment, service });
const limit = createRequestLimit({ requests: 30, seconds: 60 });

serve('send-push-notification', (request, log) =>
  handleSendNotification(request, {
    ...environment,
    ...notificationDeps,
    limit,
    log,
    isAdminSession: (p_user_id, p_session_id) =>
      callAsService(service, { name: 'is_admin_session', args: { p_user_id, p_session_id } }),
    waitUntil: (work) => {
      if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work);
    },
  }),
);
