import { serveMembers } from '../_shared/environment.ts';
import { createNotificationDeps } from '../_shared/notifications/notification-deps.ts';
import { handleTestNotification } from './handler.ts';

const { sender, home } = createNotificationDeps();

serveMembers('send-test-notification', 20, (request, deps) =>
  handleTestNotification(request, { ...deps, sender, home }),
);
