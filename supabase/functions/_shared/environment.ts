import * as v from 'valibot';
import { type KeySet, parseKeySet } from './key-set.ts';

/** What every function finds in its environment. */
export interface Environment {
  /** Where the Data API and Auth are. */
  readonly url: string;
  readonly publishableKey: string;
  /** The public keys (or, in the embedded backend, the one secret) that members' tokens are signed with. */
  readonly keys: KeySet;
  /** The origins whose pages may read an answer. */
  readonly origins: readonly string[];
}

const named = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.pipe(v.string(), v.minLength(1))));

/** The keys of one kind that a project has now, the one to use first. */
export type Keys = readonly [string, ...(readonly string[])];

/** The keys of the service itself, for the few functions that need one. Throws when there is none. */
export function readSecretKeys(get: (name: string) => string | undefined): Keys {
  return readKeys(get, 'SUPABASE_SECRET_KEYS');
}

/** Reads the settings under the names of hosted Supabase. Throws, and so keeps the function from starting, when one is missing. */
export function readEnvironment(get: (name: string) => string | undefined): Environment {
  const url = needed(get, 'SUPABASE_URL').replace(/\/+$/, '');
  const sites = get('KEIKO_SITE_URL') ?? url;
  return {
    url,
    publishableKey: readKeys(get, 'SUPABASE_PUBLISHABLE_KEYS')[0],
    keys: parseKeySet(needed(get, 'SUPABASE_JWKS')),
    origins: sites.split(',').map((site) => new URL(site.trim()).origin),
  };
}

/** Keys stand under their names. One that is to take the place of `default` cannot have that name before it is gone. */
function readKeys(get: (name: string) => string | undefined, name: string): Keys {
  const { default: usual, ...others } = v.parse(named, needed(get, name));
  const [first, ...rest] = usual === undefined ? Object.values(others) : [usual, ...Object.values(others)];
  if (first === undefined) throw new Error(`Cannot start: "${name}" holds no key`);
  return [first, ...rest];
}

function needed(get: (name: string) => string | undefined, name: string): string {
  const value = get(name);
  if (!value) throw new Error(`Cannot start: "${name}" is not set`);
  return value;
}
