import { isSyncError, RequestError } from '../model/request-error.ts';
import { type AuthSession, parseAuthSession } from '../protocol/auth-session.ts';
import { retryAfterMs, sendRequest } from '../protocol/send-request.ts';
import type { Auth, Session } from './ports.ts';
import type { SyncObserver } from './sync-events.ts';

const REFRESH_LOCK = 'auth-refresh';
const REFRESH_TIMEOUT = 15_000;

/** Milliseconds to wait for the lock; a tab that holds it longer is frozen. */
const LOCK_TIMEOUT_MS = 30_000;

/** A token with less than this left, in milliseconds, is renewed before use. */
const EXPIRY_MARGIN = 60_000;

export interface BrokerPorts {
  /** Stores the session where the page and the service worker can both read it. */
  readonly sessionStore: {
    read(): Promise<unknown>;
    write(session: AuthSession | null): Promise<void>;
    /** Compare and set: writes `next` only if `current` is still stored. */
    replace(current: AuthSession, next: AuthSession): Promise<void>;
  };
  /** Runs `work` under a lock shared by all tabs and the service worker, once the lock is free. */
  readonly withLock: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  readonly fetch: typeof fetch;
  readonly url: string;
  readonly key: string;
  readonly now: () => number;
  readonly wait?: (ms: number) => Promise<void>;
  readonly observer?: SyncObserver;
}

export interface SessionBroker extends Auth {
  /** The stored session, even an expired one; null when nobody is signed in. Needs no network. */
  stored(): Promise<AuthSession | null>;
  save(session: AuthSession | null): Promise<void>;
}

/**
 * Provides the member's token and renews it: one renewal at a time among all tabs and the worker, since a refresh token
 * works once. Only a refused refresh token signs the member out, never a missing network; the stored session stays even
 * then, so that the same member's data opens.
 */
export function createSessionBroker(ports: BrokerPorts): SessionBroker {
  const stored = async () => parseAuthSession(await ports.sessionStore.read());

  const renew = (spentToken: string | null) =>
    withLockOrTimeout(ports, async () => {
      const storedSession = await stored();
      if (storedSession === null) return null;
      // Another tab may have renewed it while this one waited for the lock.
      if (storedSession.access_token !== spentToken && isFresh(storedSession, ports.now()))
        return sessionOf(storedSession);
      const renewed = await requestRenewal(ports, storedSession);
      if (renewed === null) return null;
      // A logout or another login meanwhile takes precedence.
      await ports.sessionStore.replace(storedSession, renewed);
      const current = await stored();
      return current && sessionOf(current);
    });

  return {
    stored,
    save: (session) => ports.sessionStore.write(session && withLocalExpiry(session, ports.now())),
    async session() {
      const storedSession = await stored();
      if (storedSession === null) return null;
      if (isFresh(storedSession, ports.now())) return sessionOf(storedSession);
      try {
        return await renew(null);
      } catch (error) {
        if (!isSyncError(error, 'network', 'timeout')) throw error;
        // A request with an expired token still reaches the worker's queue, which renews the token when it delivers.
        const current = await stored();
        return current && sessionOf(current);
      }
    },
    refresh: (token) => renew(token),
  };
}

/** Runs `work` under the lock, or without it after a timeout: of two renewals the store keeps only the first. */
async function withLockOrTimeout<T>({ withLock, wait = sleep }: BrokerPorts, work: () => Promise<T>): Promise<T> {
  let started: Promise<T> | null = null;
  const start = () => {
    started ??= work();
    return started;
  };
  await Promise.race([withLock(REFRESH_LOCK, start), wait(LOCK_TIMEOUT_MS)]);
  return start();
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => {
    AbortSignal.timeout(ms).addEventListener('abort', () => resolve());
  });
}

/** Sets the expiry by the device's own clock: to a clock that runs ahead every new token would look expired. */
function withLocalExpiry({ expires_in, ...session }: AuthSession, nowMs: number): AuthSession {
  return expires_in === undefined ? session : { ...session, expires_at: Math.floor(nowMs / 1000) + expires_in };
}

/** If the device's clock has been changed since, the server's 401 leads to the renewal instead. */
function isFresh(session: AuthSession, nowMs: number): boolean {
  return session.expires_at * 1000 - nowMs > EXPIRY_MARGIN;
}

function sessionOf(session: AuthSession): Session {
  return { memberId: session.user.id, token: session.access_token };
}

/** Null when the server refuses the refresh token; rejects with a RequestError when it cannot be reached. */
async function requestRenewal(
  { fetch, url, key, now, observer }: BrokerPorts,
  storedSession: AuthSession,
): Promise<AuthSession | null> {
  // Not by supabase-js, which renews a token by a client of its own that tabs and the worker cannot share.
  const answer = await sendRequest(fetch, `${url}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: key },
    body: JSON.stringify({ refresh_token: storedSession.refresh_token }),
    timeoutMs: REFRESH_TIMEOUT,
  });
  const { ok, status, body } = answer;
  // The page of a captive portal.
  if (body === undefined) throw new RequestError('network');
  if (ok) {
    const renewed = parseAuthSession(body);
    if (renewed === null || renewed.user.id !== storedSession.user.id) throw new RequestError('malformed', { status });
    return withLocalExpiry(renewed, now());
  }
  if (status === 429) throw new RequestError('throttled', { retryAfterMs: retryAfterMs(answer), status });
  if (status !== 400 && status !== 401 && status !== 403) throw new RequestError('server', { status });
  observer?.({ type: 'session-refused' });
  return null;
}
