import { callDatabase } from '../_shared/call-database.ts';
import { getEnv, serve } from '../_shared/deno.ts';
import { readEnvironment } from '../_shared/environment.ts';
import { createPushSender } from '../_shared/push/push-sender.ts';
import { readPushSettings } from '../_shared/push/push-settings.ts';
import { createRequestLimit } from '../_shared/request-limit.ts';
import { handleTestPush } from './handler.ts';

const environment = readEnvironment(getEnv);
const settings = readPushSettings(getEnv);
const { vapid } = settings;
const sender = vapid === null ? null : createPushSender({ ...settings, vapid }, Date.now);
const limit = createRequestLimit({ requests: 20, seconds: 60 });

serve('send-test-push', (request, log) =>
  handleTestPush(request, {
    ...environment,
    sender,
    limit,
    now: Date.now,
    log,
    home: `${environment.origins[0] ?? environment.url}/`,
    beginTest: (p_endpoint, token) =>
      callDatabase(environment, { name: 'begin_push_test', args: { p_endpoint }, token }),
    deleteSubscription: (p_endpoint, token) =>
      callDatabase(environment, { name: 'delete_push_subscription', args: { p_endpoint }, token }),
  }),
);
