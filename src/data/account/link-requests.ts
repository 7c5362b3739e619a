import * as v from 'valibot';
import { readJsonAs } from '../../../sync/model/read-as.ts';
import { deviceKeys } from '../../lib/storage-keys.ts';

/** The server deletes unconfirmed accounts after 48 hours. */
const KEPT_MS = 48 * 60 * 60_000;

const MAX_ENTRIES = 10;

const entriesSchema = v.array(
  v.object({
    /** A secret of this browser, new for each request. */
    nonce: v.string(),
    at: v.number(),
    /** For a reset: the hash of its address. The hash of a sign-up is kept by the server. */
    resetHash: v.nullable(v.string()),
  }),
);
type Entries = v.InferOutput<typeof entriesSchema>;

export type LinkRequests = ReturnType<typeof createLinkRequests>;

/** Remembers which links this browser asked for: anyone can register an address of somebody else. */
export function createLinkRequests(storage: Pick<Storage, 'getItem' | 'setItem'>, now: () => number) {
  function read(): Entries {
    const entries = readJsonAs(entriesSchema, storage.getItem(deviceKeys.linkRequests)) ?? [];
    return entries.filter(({ at }) => Math.abs(now() - at) < KEPT_MS);
  }

  function write(entries: Entries) {
    storage.setItem(deviceKeys.linkRequests, JSON.stringify(entries.slice(-MAX_ENTRIES)));
  }

  async function remember(email: string, kind: 'sign-up' | 'reset'): Promise<string> {
    const nonce = crypto.randomUUID();
    const hash = await hashOf(nonce, email);
    write([...read(), { nonce, at: now(), resetHash: kind === 'reset' ? hash : null }]);
    return hash;
  }

  async function find(email: string, isMatch: (hash: string, entry: Entries[number]) => boolean) {
    for (const entry of read()) if (isMatch(await hashOf(entry.nonce, email), entry)) return entry;
    return null;
  }

  return {
    /** Remembers a sign-up; resolves to the hash to be stored with the account. */
    rememberSignUp: (email: string) => remember(email, 'sign-up'),
    /** Whether this browser waits for the confirmation of a sign-up. */
    hasOpenSignUp: () => read().some(({ resetHash }) => resetHash === null),
    /** Whether this browser asked for the account with this hash. Forgets the request. */
    async takeSignUp(email: string, hash: string) {
      const own = await find(email, (expected) => expected === hash);
      if (own !== null) write(read().filter(({ nonce }) => nonce !== own.nonce));
      return own !== null;
    },
    rememberReset: async (email: string) => void (await remember(email, 'reset')),
    isOwnReset: async (email: string) => (await find(email, (hash, { resetHash }) => hash === resetHash)) !== null,
  };
}

/** Hashed with the address, so that a hash which the server shows is of no use with another account. */
async function hashOf(nonce: string, email: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${nonce}:${email.toLowerCase()}`);
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
