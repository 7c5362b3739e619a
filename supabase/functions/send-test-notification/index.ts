import { callDatabase } from '../_shared/call-database.ts';
import { getEnv, readEnvironment, serve } from '../_shared/environment.ts';
import { createNotificationSender } from '../_shared/notifications/notification-sender.ts';
import { readNotificationSettings } from '../_shared/notifications/notification-settings.ts';
import { createRequestLimit } from '../_shared/request-limit.ts';
import { handleTestNotification } from './handler.ts';

const environment = readEnvironment(getEnv);
const settings = readNotificationSettings(getEnv);
const { vapid } = settings;
const sender = vapid === null ? null : createNotificationSender({ ...settings, vapid }, Date.now);
const limit = createRequestLimit({ requests: 20, seconds: 60 });

serve('send-test-notification', (request, log) =>
  handleTestNotification(request, {
    ...environment,
    sender,
    limit,
    now: Date.now,
    log,
    home: `${environment.origins[0] ?? environment.url}/`,
    beginTest: (p_endpoint, token) =>
      callDatabase(environment, { name: 'begin_test_notification', args: { p_endpoint }, token }),
    deleteSubscription: (p_endpoint, token) =>
      callDatabase(environment, { name: 'delete_push_subscription', args: { p_endpoint }, token }),
  }),
);
