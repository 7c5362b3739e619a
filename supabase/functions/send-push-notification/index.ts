import { readService, serveMembers } from '../_shared/environment.ts';
import { callDatabase } from '../_shared/fetch-data-api.ts';
import { createNotificationDeps } from '../_shared/notifications/notification-deps.ts';
import { handleSendNotification } from './handler.ts';

/** Defined on the hosted platform only; elsewhere the process stays alive by itself. */
declare const EdgeRuntime: { readonly waitUntil: (work: Promise<unknown>) => void } | undefined;

const service = readService();
const notificationDeps = createNotificationDeps();

serveMembers('send-push-notification', 30, (request, deps) =>
  handleSendNotification(request, {
    ...deps,
    ...notificationDeps,
    isAdminSession: (p_user_id, p_session_id) => callDatabase(service, 'is_admin_session', { p_user_id, p_session_id }),
    waitUntil: (work) => {
      if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work);
    },
  }),
);
