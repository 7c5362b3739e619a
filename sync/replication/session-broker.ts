import { type AuthSession, parseAuthSession } from '../contracts/auth-session.ts';
import type { Auth, Session } from './ports.ts';
import { retryAfterMs, SyncFailure } from './sync-failure.ts';

const REFRESH_LOCK = 'auth-refresh';
const REFRESH_TIMEOUT = 15_000;

/** Milliseconds after which a turn that has not come is not waited for any more: whoever holds the lock is frozen. */
const PATIENCE = 30_000;

/** A token with less than this left, in milliseconds, is renewed before use. */
const EXPIRY_MARGIN = 60_000;

export interface BrokerPorts {
  /** Where the session is kept: the page and the service worker see the same place. */
  readonly vault: {
    read(): Promise<unknown>;
    write(session: AuthSession | null): Promise<void>;
    /** Writes `next` in one step with seeing that `held` is still there; else leaves what is. */
    replace(held: AuthSession, next: AuthSession): Promise<void>;
  };
  /** Runs `work` alone among all tabs and the service worker, waiting for its turn. */
  readonly exclusively: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  readonly fetch: typeof fetch;
  readonly url: string;
  readonly key: string;
  readonly now: () => number;
  /** Resolves after so many milliseconds. */
  readonly wait?: (ms: number) => Promise<void>;
}

export interface SessionBroker extends Auth {
  /** The stored session, whatever its age; null when nobody is signed in. Needs no network. */
  stored(): Promise<AuthSession | null>;
  save(session: AuthSession | null): Promise<void>;
}

/**
 * Hands out the member's token and is the only one to renew it: one renewal at a time among all tabs and the worker,
 * since a refresh token works once. A missing network never signs a member out; only the server's refusal of the
 * refresh token does, and even then the stored session stays so that the same member's data opens.
 */
export function createSessionBroker(ports: BrokerPorts): SessionBroker {
  const stored = async () => parseAuthSession(await ports.vault.read());

  const renew = (spentToken: string | null) =>
    inTurn(ports, async () => {
      const held = await stored();
      if (held === null) return null;
      // Another tab may have renewed it while this one waited.
      if (held.access_token !== spentToken && isFresh(held, ports.now())) return sessionOf(held);
      const renewed = await requestRenewal(ports, held);
      if (renewed === null) return null;
      // A logout or another login meanwhile has the last word.
      await ports.vault.replace(held, renewed);
      const kept = await stored();
      return kept && sessionOf(kept);
    });

  return {
    stored,
    save: (session) => ports.vault.write(session && datedHere(session, ports.now())),
    async session() {
      const held = await stored();
      if (held === null) return null;
      if (isFresh(held, ports.now())) return sessionOf(held);
      try {
        return await renew(null);
      } catch (failure) {
        if (!(failure instanceof SyncFailure && failure.kind === 'network')) throw failure;
        // What is sent with a token that cannot be renewed now may still reach the worker's queue, or find the server.
        const kept = await stored();
        return kept && sessionOf(kept);
      }
    },
    refresh: (token) => renew(token),
  };
}

/** Does `work` when its turn has come, or without one. Two at once do no harm: the vault keeps only the first renewal. */
async function inTurn<T>({ exclusively, wait = sleep }: BrokerPorts, work: () => Promise<T>): Promise<T> {
  let begun: Promise<T> | null = null;
  const begin = () => {
    begun ??= work();
    return begun;
  };
  await Promise.race([exclusively(REFRESH_LOCK, begin), wait(PATIENCE)]);
  return begin();
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => {
    AbortSignal.timeout(ms).addEventListener('abort', () => resolve());
  });
}

/** The session with its end by the device's own clock: a clock that runs ahead would take every new token for spent. */
function datedHere({ expires_in, ...session }: AuthSession, nowMs: number): AuthSession {
  return expires_in === undefined ? session : { ...session, expires_at: Math.floor(nowMs / 1000) + expires_in };
}

/** The device's clock may have been turned since; then the server's 401 leads to the renewal instead. */
function isFresh(session: AuthSession, nowMs: number): boolean {
  return session.expires_at * 1000 - nowMs > EXPIRY_MARGIN;
}

function sessionOf(session: AuthSession): Session {
  return { memberId: session.user.id, token: session.access_token };
}

/** Null when the server refuses the refresh token; rejects with a SyncFailure when it cannot be asked. */
async function requestRenewal(ports: BrokerPorts, held: AuthSession): Promise<AuthSession | null> {
  let response: Response;
  let body: unknown;
  try {
    response = await ports.fetch(`${ports.url}/auth/v1/token?grant_type=refresh_token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: ports.key },
      body: JSON.stringify({ refresh_token: held.refresh_token }),
      cache: 'no-store',
      signal: AbortSignal.timeout(REFRESH_TIMEOUT),
    });
    body = await response.json();
  } catch (cause) {
    throw new SyncFailure('network', 'Cannot reach the server to renew the session', { cause });
  }
  if (response.ok) {
    const renewed = parseAuthSession(body);
    if (renewed === null || renewed.user.id !== held.user.id) {
      throw new SyncFailure('malformed', 'Cannot read the renewed session');
    }
    return datedHere(renewed, ports.now());
  }
  if (response.status === 429) {
    throw new SyncFailure('throttled', 'Cannot renew the session yet', { retryAfterMs: retryAfterMs(response) });
  }
  if (response.status === 400 || response.status === 401 || response.status === 403) return null;
  throw new SyncFailure('server', `Cannot renew the session: status ${response.status}`);
}
