import { getEnv, readEnvironment, readSecretKeys, serve } from '../_shared/environment.ts';
import { createNotificationDeps } from '../_shared/notifications/notification-deps.ts';
import { handleDispatch } from './handler.ts';

const environment = readEnvironment(getEnv);
const secretKeys = readSecretKeys(getEnv);
const notificationDeps = createNotificationDeps({
  get: getEnv,
  environment,
  service: { url: environment.url, secretKey: secretKeys[0] },
});

serve('dispatch-notifications', (request, log) => handleDispatch(request, { ...notificationDeps, secretKeys, log }));
