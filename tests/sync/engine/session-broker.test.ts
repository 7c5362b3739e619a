import { describe, expect, test } from 'vitest';
import { createSessionBroker } from '../../../sync/engine/session-broker.ts';
import type { SyncEvent } from '../../../sync/engine/sync-events.ts';
import { type AuthSession, parseAuthSession } from '../../../sync/protocol/auth-session.ts';

const ID = '0000000a-0000-4000-8000-000000000000';
const OTHER = '0000000b-0000-4000-8000-000000000000';
const NOW = Date.UTC(2026, 10, 20);

function session(name: string, minutesLeft: number, id = ID): AuthSession {
  const expires = (NOW + minutesLeft * 60_000) / 1000;
  return { access_token: name, refresh_token: `${name}-refresh`, expires_at: expires, user: { id } };
}

/** A token response: valid for an hour, its expiry computed by a clock `hours` behind the device's. */
function tokenResponse(name: string, hours: number) {
  return { ...session(name, 60 - hours * 60), expires_in: 3600 };
}

/** A broker over one stored session and a server that responds with `reply`. */
function openBroker(stored: unknown, reply: () => Promise<Response>) {
  let current = stored;
  let requests = 0;
  const events: SyncEvent[] = [];
  let queue: Promise<unknown> = Promise.resolve();
  let expireLockTimeout = () => {};
  const lockTimeout = new Promise<void>((resolve) => {
    expireLockTimeout = resolve;
  });
  /** Another tab takes the lock; the returned function releases it. */
  function holdLock() {
    let release = () => {};
    queue = new Promise<void>((resolve) => {
      release = resolve;
    });
    return release;
  }
  const broker = createSessionBroker({
    sessionStore: {
      read: async () => current,
      write: async (next) => {
        current = next;
      },
      replace: async (before, next) => {
        if (parseAuthSession(current)?.refresh_token === before.refresh_token) current = next;
      },
    },
    withLock: (_name, work) => {
      const turn = queue.then(work);
      queue = turn.catch(() => {});
      return turn;
    },
    fetch: () => {
      requests += 1;
      return reply();
    },
    url: 'https://api.example',
    key: 'pub',
    now: () => NOW,
    wait: () => lockTimeout,
    observer: (event) => events.push(event),
  });
  return { broker, events, storedSession: () => current, requests: () => requests, holdLock, expireLockTimeout };
}

const respondsWith =
  (body: unknown, status = 200, headers = {}) =>
  async () =>
    new Response(JSON.stringify(body), { status, headers });
const unreachable = async () => Promise.reject(new TypeError('Failed to fetch'));

describe('the session', () => {
  test('is returned without a request while it is valid', async () => {
    const { broker, requests } = openBroker(session('old', 30), unreachable);
    expect(await broker.session()).toEqual({ memberId: ID, token: 'old' });
    expect(requests()).toBe(0);
  });

  test.each([
    ['nothing', undefined],
    ['something else', { token: 1 }],
  ])('is null when %s is stored', async (_name, stored) => {
    expect(await openBroker(stored, unreachable).broker.session()).toBeNull();
  });

  test('is renewed once for concurrent callers', async () => {
    const { broker, requests, storedSession } = openBroker(session('old', 0), respondsWith(session('new', 60)));
    const [one, two] = await Promise.all([broker.session(), broker.session()]);
    expect([one?.token, two?.token, requests()]).toEqual(['new', 'new', 1]);
    expect(storedSession()).toEqual(session('new', 60));
  });

  test('is renewed when the server refuses its token, but not after another tab has renewed it', async () => {
    const { broker, requests } = openBroker(session('old', 30), respondsWith(session('new', 60)));
    expect(await broker.refresh('old')).toEqual({ memberId: ID, token: 'new' });
    expect(await broker.refresh('old')).toEqual({ memberId: ID, token: 'new' });
    expect(requests()).toBe(1);
  });

  test('is renewed once without the lock when a frozen tab holds it', async () => {
    const { broker, requests, holdLock, expireLockTimeout } = openBroker(
      session('old', 0),
      respondsWith(session('new', 60)),
    );
    const release = holdLock();
    const pending = broker.session();
    await Promise.resolve();
    expect(requests()).toBe(0);
    expireLockTimeout();
    expect(await pending).toEqual({ memberId: ID, token: 'new' });
    release();
    expect(await broker.refresh('old')).toEqual({ memberId: ID, token: 'new' });
    expect(requests()).toBe(1);
  });

  test('stays valid for the lifetime in the response on a device with a wrong clock', async () => {
    const { broker, requests, storedSession } = openBroker(session('old', 0), respondsWith(tokenResponse('new', 2)));
    for (let call = 0; call < 3; call += 1) expect(await broker.session()).toEqual({ memberId: ID, token: 'new' });
    expect(requests()).toBe(1);
    expect(storedSession()).toEqual(session('new', 60));

    await broker.save(parseAuthSession(tokenResponse('newer', -2)));
    expect(storedSession()).toEqual(session('newer', 60));
    expect(await broker.session()).toEqual({ memberId: ID, token: 'newer' });
    expect(requests()).toBe(1);
  });

  test.each([400, 401, 403])(
    'is null, but stays stored, when the server responds to its renewal with %i',
    async (status) => {
      const { broker, storedSession } = openBroker(session('old', 0), respondsWith({ code: 'x' }, status));
      expect(await broker.session()).toBeNull();
      expect(storedSession()).toEqual(session('old', 0));
    },
  );

  test.each([
    ['the server fails', respondsWith({}, 500), { code: 'server' }],
    [
      'requests are throttled',
      respondsWith({}, 429, { 'retry-after': '9' }),
      { code: 'throttled', retryAfterMs: 9000 },
    ],
    ['requests are throttled, without a time', respondsWith({}, 429), { code: 'throttled', retryAfterMs: 0 }],
    ['the response is no session', respondsWith({ hello: 1 }), { code: 'malformed' }],
    ["the response is another member's session", respondsWith(session('new', 60, OTHER)), { code: 'malformed' }],
  ])('rejects and stays stored when %s', async (_name, reply, failure) => {
    const { broker, storedSession } = openBroker(session('old', 0), reply);
    await expect(broker.session()).rejects.toMatchObject(failure);
    expect(storedSession()).toEqual(session('old', 0));
  });

  test.each([
    ['there is no network', unreachable],
    ['the response is HTML', async () => new Response('<html>')],
  ])('is returned although it has expired when %s', async (_name, reply) => {
    const { broker } = openBroker(session('old', 0), reply);
    expect(await broker.session()).toEqual({ memberId: ID, token: 'old' });
    await expect(broker.refresh('old')).rejects.toMatchObject({ code: 'network' });
  });

  test.each([
    ['a logout', null, null],
    ["another member's login", session('theirs', 60, OTHER), { memberId: OTHER, token: 'theirs' }],
  ])('is not restored by a renewal that was under way at %s', async (_name, meanwhile, expected) => {
    const opened = openBroker(session('old', 0), async () => {
      await opened.broker.save(meanwhile);
      return new Response(JSON.stringify(session('new', 60)));
    });
    expect(await opened.broker.session()).toEqual(expected);
    expect(opened.storedSession()).toEqual(meanwhile);
  });
});

describe('the observer', () => {
  test.each([
    ['is told of a refused refresh token', respondsWith({}, 400), [{ type: 'session-refused' }]],
    ['is told of no server error', respondsWith({}, 503), []],
  ])('%s', async (_name, reply, expected) => {
    const { broker, events } = openBroker(session('old', 0), reply);
    await broker.refresh('old').catch(() => null);
    expect(events).toEqual(expected);
  });
});
