import { getEnv, serve } from '../_shared/deno.ts';
import { readEnvironment, readSecretKeys } from '../_shared/environment.ts';
import { createPushDeps } from '../_shared/push/push-deps.ts';
import { handleDispatch } from './handler.ts';

const environment = readEnvironment(getEnv);
const secretKeys = readSecretKeys(getEnv);
const pushDeps = createPushDeps({
  get: getEnv,
  environment,
  service: { url: environment.url, secretKey: secretKeys[0] },
});

serve('dispatch-notifications', (request, log) => handleDispatch(request, { ...pushDeps, secretKeys, log }));
