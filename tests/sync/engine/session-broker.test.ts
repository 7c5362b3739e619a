import { describe, expect, test } from 'vitest';
import { type AuthSession, parseAuthSession } from '../../../sync/contracts/auth-session.ts';
import { createSessionBroker } from '../../../sync/replication/session-broker.ts';

const ID = '0000000a-0000-4000-8000-000000000000';
const OTHER = '0000000b-0000-4000-8000-000000000000';
const NOW = Date.UTC(2026, 10, 20);

function session(name: string, minutesLeft: number, id = ID): AuthSession {
  const expires = (NOW + minutesLeft * 60_000) / 1000;
  return { access_token: name, refresh_token: `${name}-refresh`, expires_at: expires, user: { id } };
}

/** The same as the server hands it out: good for an hour, and written down by a clock that is `hours` behind this one. */
function handedOut(name: string, hours: number) {
  return { ...session(name, 60 - hours * 60), expires_in: 3600 };
}

/** A broker over one kept session and a server that answers as told. */
function openBroker(held: unknown, reply: () => Promise<Response>) {
  let kept = held;
  let asked = 0;
  let queue: Promise<unknown> = Promise.resolve();
  let endPatience = () => {};
  const patience = new Promise<void>((resolve) => {
    endPatience = resolve;
  });
  /** Another tab takes the lock; the returned function gives it back. */
  function holdLock() {
    let release = () => {};
    queue = new Promise<void>((resolve) => {
      release = resolve;
    });
    return release;
  }
  const broker = createSessionBroker({
    vault: {
      read: async () => kept,
      write: async (next) => {
        kept = next;
      },
      replace: async (before, next) => {
        if (parseAuthSession(kept)?.refresh_token === before.refresh_token) kept = next;
      },
    },
    exclusively: (_name, work) => {
      const turn = queue.then(work);
      queue = turn.catch(() => {});
      return turn;
    },
    fetch: () => {
      asked += 1;
      return reply();
    },
    url: 'https://api.example',
    key: 'pub',
    now: () => NOW,
    wait: () => patience,
  });
  return { broker, kept: () => kept, asked: () => asked, holdLock, endPatience };
}

const gives =
  (body: unknown, status = 200, headers = {}) =>
  async () =>
    new Response(JSON.stringify(body), { status, headers });
const never = async () => Promise.reject(new TypeError('Failed to fetch'));

describe('the session', () => {
  test('is handed out as it is while it lasts, without the network', async () => {
    const { broker, asked } = openBroker(session('old', 30), never);
    expect(await broker.session()).toEqual({ memberId: ID, token: 'old' });
    expect(asked()).toBe(0);
  });

  test.each([
    ['nothing', undefined],
    ['something else', { token: 1 }],
  ])('is none where %s is kept', async (_name, held) => {
    expect(await openBroker(held, never).broker.session()).toBeNull();
  });

  test('is renewed once for all who ask at the same time', async () => {
    const { broker, asked, kept } = openBroker(session('old', 0), gives(session('new', 60)));
    const [one, two] = await Promise.all([broker.session(), broker.session()]);
    expect([one?.token, two?.token, asked()]).toEqual(['new', 'new', 1]);
    expect(kept()).toEqual(session('new', 60));
  });

  test('is renewed when the server refuses its token, but not again when another tab has done so', async () => {
    const { broker, asked } = openBroker(session('old', 30), gives(session('new', 60)));
    expect(await broker.refresh('old')).toEqual({ memberId: ID, token: 'new' });
    expect(await broker.refresh('old')).toEqual({ memberId: ID, token: 'new' });
    expect(asked()).toBe(1);
  });

  test('is renewed without its turn when a frozen tab holds the lock, and once only', async () => {
    const { broker, asked, holdLock, endPatience } = openBroker(session('old', 0), gives(session('new', 60)));
    const release = holdLock();
    const waiting = broker.session();
    await Promise.resolve();
    expect(asked()).toBe(0);
    endPatience();
    expect(await waiting).toEqual({ memberId: ID, token: 'new' });
    release();
    expect(await broker.refresh('old')).toEqual({ memberId: ID, token: 'new' });
    expect(asked()).toBe(1);
  });

  test('lasts as long as the server says on a device whose clock is hours ahead or behind', async () => {
    const { broker, asked, kept } = openBroker(session('old', 0), gives(handedOut('new', 2)));
    for (let turn = 0; turn < 3; turn += 1) expect(await broker.session()).toEqual({ memberId: ID, token: 'new' });
    expect(asked()).toBe(1);
    expect(kept()).toEqual(session('new', 60));

    await broker.save(parseAuthSession(handedOut('newer', -2)));
    expect(kept()).toEqual(session('newer', 60));
    expect(await broker.session()).toEqual({ memberId: ID, token: 'newer' });
    expect(asked()).toBe(1);
  });

  test.each([400, 401, 403])('is gone, but stays kept, when the server answers %i to its renewal', async (status) => {
    const { broker, kept } = openBroker(session('old', 0), gives({ code: 'x' }, status));
    expect(await broker.session()).toBeNull();
    expect(kept()).toEqual(session('old', 0));
  });

  test.each([
    ['the server is broken', gives({}, 500), { kind: 'server' }],
    ['it was asked too often', gives({}, 429, { 'retry-after': '9' }), { kind: 'throttled', retryAfterMs: 9000 }],
    ['the answer is no session', gives({ hello: 1 }), { kind: 'malformed' }],
    ["the answer is another member's", gives(session('new', 60, OTHER)), { kind: 'malformed' }],
  ])('stays when %s', async (_name, reply, failure) => {
    const { broker, kept } = openBroker(session('old', 0), reply);
    await expect(broker.session()).rejects.toMatchObject(failure);
    expect(kept()).toEqual(session('old', 0));
  });

  test.each([
    ['there is no network', never],
    ['the answer is a page', async () => new Response('<html>')],
  ])('is handed out though it has run out when %s', async (_name, reply) => {
    const { broker } = openBroker(session('old', 0), reply);
    expect(await broker.session()).toEqual({ memberId: ID, token: 'old' });
    await expect(broker.refresh('old')).rejects.toMatchObject({ kind: 'network' });
  });

  test.each([
    ['a logout', null, null],
    ["another member's login", session('theirs', 60, OTHER), { memberId: OTHER, token: 'theirs' }],
  ])('is not brought back by a renewal that was under way at %s', async (_name, meanwhile, expected) => {
    const opened = openBroker(session('old', 0), async () => {
      await opened.broker.save(meanwhile);
      return new Response(JSON.stringify(session('new', 60)));
    });
    expect(await opened.broker.session()).toEqual(expected);
    expect(opened.kept()).toEqual(meanwhile);
  });
});
