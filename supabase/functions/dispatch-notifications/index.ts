import { readEnvironment, readSecretKey } from '../_shared/environment.ts';
import { log } from '../_shared/log.ts';
import { createSending } from '../_shared/push/sending.ts';
import { handleDispatch } from './handler.ts';

declare const Deno: {
  readonly env: { readonly get: (name: string) => string | undefined };
  readonly serve: (handler: (request: Request) => Promise<Response>) => unknown;
};

const get = (name: string) => Deno.env.get(name);
const environment = readEnvironment(get);
const secretKey = readSecretKey(get);
const sending = createSending({ get, environment, service: { url: environment.url, secretKey } });

Deno.serve((request) => handleDispatch(request, { ...sending, secretKey, log }));
