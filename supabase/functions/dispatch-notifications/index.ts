import { getEnv, readSecretKeys, serve } from '../_shared/environment.ts';
import { createNotificationDeps } from '../_shared/notifications/notification-deps.ts';
import { handleDispatch } from './handler.ts';

const secretKeys = readSecretKeys(getEnv);
const notificationDeps = createNotificationDeps();

serve('dispatch-notifications', (request, log) => handleDispatch(request, { ...notificationDeps, secretKeys, log }));
