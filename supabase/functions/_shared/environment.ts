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

const named = v.pipe(v.string(), v.parseJson(), v.object({ default: v.pipe(v.string(), v.minLength(1)) }));

/** The key of the service itself, for the few functions that need it. Throws when it is missing. */
export function readSecretKey(get: (name: string) => string | undefined): string {
  return v.parse(named, needed(get, 'SUPABASE_SECRET_KEYS')).default;
}

/** Reads the settings under the names of hosted Supabase. Throws, and so keeps the function from starting, when one is missing. */
export function readEnvironment(get: (name: string) => string | undefined): Environment {
  const url = needed(get, 'SUPABASE_URL').replace(/\/+$/, '');
  const sites = get('KEIKO_SITE_URL') ?? url;
  return {
    url,
    publishableKey: v.parse(named, needed(get, 'SUPABASE_PUBLISHABLE_KEYS')).default,
    keys: parseKeySet(needed(get, 'SUPABASE_JWKS')),
    origins: sites.split(',').map((site) => new URL(site.trim()).origin),
  };
}

function needed(get: (name: string) => string | undefined, name: string): string {
  const value = get(name);
  if (!value) throw new Error(`Cannot start: "${name}" is not set`);
  return value;
}
