import { serveMembers } from '../_shared/environment.ts';
import { asMember, callDatabase } from '../_shared/fetch-data-api.ts';
import { createNotificationDeps } from '../_shared/notifications/notification-deps.ts';
import { handleTestNotification } from './handler.ts';

const { sender, home } = createNotificationDeps();

serveMembers('send-test-notification', 20, (request, deps) =>
  handleTestNotification(request, {
    ...deps,
    sender,
    home,
    beginTest: (p_endpoint, token) => callDatabase(asMember(deps, token), 'begin_test_notification', { p_endpoint }),
    deleteSubscription: (p_endpoint, token) =>
      callDatabase(asMember(deps, token), 'delete_push_subscription', { p_endpoint }),
  }),
);
