import { serveMembers } from '../_shared/environment.ts';
import { createNotificationDeps } from '../_shared/notifications/notification-deps.ts';
import { handleSendNotification } from './handler.ts';

/** Defined on the hosted platform only; elsewhere the process stays alive by itself. */
declare const EdgeRuntime: { readonly waitUntil: (work: Promise<unknown>) => void } | undefined;

const notificationDeps = createNotificationDeps();

serveMembers('send-push-notification', 30, (request, deps) =>
  handleSendNotification(request, {
    ...deps,
    ...notificationDeps,
    waitUntil: (work) => {
      if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work);
    },
  }),
);
