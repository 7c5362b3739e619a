import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { listenForPokes, openRealtime } from '../../../../src/data/member/connection.ts';
import { initialSyncState } from '../../../../sync/engine/sync-state.ts';
import { currentBuild } from '../../../../sync/model/build.ts';
import { type RealtimeServer, startRealtimeServer } from '../../../support/backend/realtime-server.ts';

const MEMBER = '0198f2d0-0000-7000-8000-000000000001';
const TOPIC = `member:${MEMBER}`;

let server: RealtimeServer;
let admits: Parameters<typeof startRealtimeServer>[0] = () => 'ok';
beforeEach(async () => {
  admits = ({ token }) => (token === 'token' ? 'ok' : 'error');
  server = await startRealtimeServer((join) => admits?.(join) ?? 'ok');
});
const ended: (() => void)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0)) end();
  await server.close();
});

// Node 20 has no built-in WebSocket.
beforeAll(() => vi.stubGlobal('WebSocket', WebSocket));
afterAll(() => vi.unstubAllGlobals());

function listen(cursor: () => number = () => 0, accessToken: () => Promise<string | null> = async () => 'token') {
  const pokes: number[] = [];
  const health: boolean[] = [];
  const end = listenForPokes({
    memberId: MEMBER,
    store: { state: async () => ({ ...initialSyncState('device', currentBuild.schema, 'member'), cursor: cursor() }) },
    connect: () => openRealtime({ url: server.url, key: 'key' }, accessToken),
    onPoke: () => pokes.push(pokes.length),
    onHealth: (isJoined) => health.push(isJoined),
    onFailure: (error) => expect.unreachable(String(error)),
  });
  ended.push(end);
  return { pokes, health, end };
}

const joined = () => vi.waitFor(() => expect(server.topics()).toEqual([TOPIC]), { timeout: 5000 });
const disconnected = () => vi.waitFor(() => expect(server.connections()).toBe(0), { timeout: 5000 });

describe('live signal', () => {
  test("joins the member's private channel with the member's token and receives a broadcast", async () => {
    const { pokes } = listen();
    await joined();
    expect(server.joins).toEqual([{ topic: TOPIC, isPrivate: true, token: 'token' }]);

    server.broadcast(TOPIC, 'rev', { rev: 3 });
    await vi.waitFor(() => expect(pokes).toHaveLength(1));
  });

  test('ignores known revisions, other events and malformed payloads', async () => {
    const { pokes } = listen(() => 7);
    await joined();
    for (const rev of [6, 7, 'seven', null]) server.broadcast(TOPIC, 'rev', { rev });
    server.broadcast(TOPIC, 'other', { rev: 9 });
    // Broadcasts arrive in order.
    server.broadcast(TOPIC, 'rev', { rev: 8 });
    await vi.waitFor(() => expect(pokes).toHaveLength(1));
  });

  test('waits for the token before it joins, even during a slow renewal', async () => {
    let giveToken = (_token: string) => {};
    const token = new Promise<string>((resolve) => {
      giveToken = resolve;
    });
    const asked = vi.fn(() => token);
    listen(undefined, asked);
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    giveToken('token');
    await joined();
    expect(server.joins.map((join) => join.token)).toEqual(['token']);
  });

  test('rejoins with the current token after a lost connection', async () => {
    let token = 'token';
    admits = (join) => (join.token === token ? 'ok' : 'error');
    const { pokes, health } = listen(undefined, async () => token);
    await joined();
    await vi.waitFor(() => expect(health).toEqual([true]));
    server.broadcast(TOPIC, 'rev', { rev: 1 });
    await vi.waitFor(() => expect(pokes).toHaveLength(1));
    token = 'a newer token';
    server.drop();
    await vi.waitFor(() => expect(server.connections()).toBe(0));
    await vi.waitFor(() => expect(health.at(-1)).toBe(false));
    await vi.waitFor(() => expect(server.topics()).toEqual([TOPIC]), { timeout: 10_000 });
    await vi.waitFor(() => expect(health.at(-1)).toBe(true));

    server.broadcast(TOPIC, 'rev', { rev: 2 });
    await vi.waitFor(() => expect(pokes).toHaveLength(2));
  }, 15_000);

  test.each(['error', 'silence'] as const)('tolerates a channel that never opens: %s', async (verdict) => {
    admits = () => verdict;
    const { pokes, health, end } = listen();
    await vi.waitFor(() => expect(server.joins).not.toEqual([]), { timeout: 5000 });
    server.broadcast(TOPIC, 'rev', { rev: 1 });
    end();
    await disconnected();
    expect(pokes).toEqual([]);
    expect(health).not.toContain(true);
  });

  test('reports a client that fails to load', async () => {
    const failures: unknown[] = [];
    const end = listenForPokes({
      memberId: MEMBER,
      store: { state: async () => initialSyncState('device', currentBuild.schema, 'member') },
      connect: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
      onPoke: () => expect.unreachable(),
      onHealth: () => expect.unreachable(),
      onFailure: (error) => failures.push(error),
    });
    await vi.waitFor(() => expect(failures).toEqual([expect.any(TypeError)]));
    end();
  });

  test('treats every broadcast as news while the cursor is unreadable, and none after unsubscribing', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    const { pokes, end } = listen(() => {
      throw new Error('The database is closed');
    });
    await joined();
    server.broadcast(TOPIC, 'rev', { rev: 3 });
    await vi.waitFor(() => expect(pokes).toHaveLength(1));
    server.broadcast(TOPIC, 'rev', { rev: 4 });
    end();
    await disconnected();
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
    expect(pokes).toHaveLength(1);
  });

  test('leaves the channel and disconnects on unsubscribe', async () => {
    const { pokes, end } = listen();
    await joined();
    end();
    await disconnected();
    server.broadcast(TOPIC, 'rev', { rev: 1 });
    expect(pokes).toEqual([]);
  });

  test('opens no channel when unsubscribed before the client is loaded', async () => {
    const { end } = listen();
    end();
    // A listener that starts later has joined only after the first one would have.
    listen();
    await joined();
    expect(server.joins).toHaveLength(1);
  });
});
