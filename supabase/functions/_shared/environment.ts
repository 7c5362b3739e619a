import * as v from 'valibot';
import { openDatabase } from './fetch-data-api.ts';
import { serveLogged } from './log.ts';
import { createRequestLimit, type MemberDeps } from './serve-member.ts';
import { parseKeySet } from './verify-token.ts';

/** Settings that every function reads from its environment. */
export type Environment = ReturnType<typeof readEnvironment>;

const named = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.pipe(v.string(), v.minLength(1))));

/** The active keys of one kind; the first is the one to use. */
export type Keys = readonly [string, ...(readonly string[])];

/** The secret keys, for the functions that call the database as the service. Throws when there is none. */
export function readSecretKeys(get: (name: string) => string | undefined): Keys {
  return readKeys(get, 'SUPABASE_SECRET_KEYS');
}

/** Reads the settings under the names of hosted Supabase. Throws when one is missing, so that the function does not start. */
export function readEnvironment(get: (name: string) => string | undefined) {
  const url = requireSetting(get, 'SUPABASE_URL').replace(/\/+$/, '');
  const sites = get('KEIKO_SITE_URL') ?? url;
  return {
    /** Base URL of the Data API and Auth. */
    url,
    publishableKey: readKeys(get, 'SUPABASE_PUBLISHABLE_KEYS')[0],
    /** The public keys that verify members' tokens; in the embedded backend, the one shared secret. */
    keys: parseKeySet(requireSetting(get, 'SUPABASE_JWKS')),
    /** Origins that may read a response. */
    origins: sites.split(',').map((site) => new URL(site.trim()).origin),
  };
}

/** A JSON map from key name to key. During a rotation the new key has another name than `default`, so all of them count. */
function readKeys(get: (name: string) => string | undefined, name: string): Keys {
  const { default: defaultKey, ...others } = v.parse(named, requireSetting(get, name));
  const [first, ...rest] = defaultKey === undefined ? Object.values(others) : [defaultKey, ...Object.values(others)];
  if (first === undefined) throw new Error(`Cannot start: "${name}" contains no key`);
  return [first, ...rest];
}

function requireSetting(get: (name: string) => string | undefined, name: string): string {
  const value = get(name);
  if (!value) throw new Error(`Cannot start: "${name}" is not set`);
  return value;
}

/** The part of Deno that the functions use. */
declare const Deno: {
  readonly env: { readonly get: (name: string) => string | undefined };
  readonly serve: (handler: (request: Request) => Promise<Response>) => unknown;
};

export const getEnv = (name: string): string | undefined => Deno.env.get(name);

/** Handles every request of the function `name`, and logs each with its id. */
export function serve(name: string, handler: Parameters<typeof serveLogged>[0]['handler']): void {
  Deno.serve(
    serveLogged({
      name,
      handler,
      now: Date.now,
      // biome-ignore lint/suspicious/noConsole: the platform logs console output
      write: (line) => console.log(line),
    }),
  );
}

export function openService() {
  return openDatabase(readEnvironment(getEnv).url, readSecretKeys(getEnv)[0]);
}

/** Like serve(), for members: at most `requests` a minute of each. */
export function serveMembers(
  name: string,
  requests: number,
  handler: (request: Request, deps: Environment & MemberDeps) => Promise<Response>,
): void {
  const environment = readEnvironment(getEnv);
  const limit = createRequestLimit({ requests, seconds: 60 });
  const { url, publishableKey } = environment;
  const asMember = (token: string) => openDatabase(url, publishableKey, token);
  serve(name, (request, log) => handler(request, { ...environment, asMember, limit, now: Date.now, log }));
}
