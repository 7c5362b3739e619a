import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { type WebSocket, WebSocketServer } from 'ws';

const Frame = v.tuple([v.nullable(v.string()), v.nullable(v.string()), v.string(), v.string(), v.unknown()]);
const Join = v.object({
  config: v.object({ private: v.boolean(), postgres_changes: v.array(v.record(v.string(), v.unknown())) }),
  access_token: v.optional(v.string()),
});

export interface RealtimeJoin {
  readonly topic: string;
  readonly isPrivate: boolean;
  readonly token: string | null;
}

export interface RealtimeServer {
  /** The URL to pass to supabase-js in place of the project's. */
  readonly url: string;
  /** Every attempt to join a channel, including rejected ones. */
  readonly joins: readonly RealtimeJoin[];
  /** Open channels. */
  readonly topics: () => readonly string[];
  readonly connections: () => number;
  /** Broadcasts to a topic, like `realtime.send`. */
  readonly broadcast: (topic: string, event: string, payload: unknown) => void;
  /** Sends an INSERT of a publication to a topic. */
  readonly inserted: (topic: string, table: string, record: Readonly<Record<string, unknown>>) => void;
  readonly drop: () => void;
  readonly close: () => Promise<void>;
}

/**
 * The part of Supabase Realtime that our clients need: the Phoenix protocol (vsn 2) with joins, heartbeats, broadcasts
 * and row changes. `authorize` decides on each join; with 'silence' it gets no response.
 */
export async function startRealtimeServer(
  authorize: (join: RealtimeJoin) => 'ok' | 'error' | 'silence' = () => 'ok',
): Promise<RealtimeServer> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  const joins: RealtimeJoin[] = [];
  const members = new Map<WebSocket, Set<string>>();

  function handleMessage(socket: WebSocket, text: string) {
    const [joinRef, ref, topic, event, payload] = v.parse(Frame, JSON.parse(text));
    const reply = (status: 'ok' | 'error', response: unknown) =>
      socket.send(JSON.stringify([joinRef, ref, topic, 'phx_reply', { status, response }]));
    if (event !== 'phx_join') {
      if (event === 'phx_leave') members.get(socket)?.delete(topic);
      return reply('ok', {});
    }
    const { config, access_token } = v.parse(Join, payload);
    const join = { topic: topic.replace(/^realtime:/, ''), isPrivate: config.private, token: access_token ?? null };
    joins.push(join);
    const verdict = authorize(join);
    if (verdict === 'silence') return;
    if (verdict === 'error') return reply('error', { reason: 'Unauthorized' });
    members.get(socket)?.add(topic);
    const postgres_changes = config.postgres_changes.map((change, n) => ({ ...change, id: n + 1 }));
    reply('ok', { postgres_changes });
  }

  function send(topic: string, event: string, payload: unknown) {
    const full = `realtime:${topic}`;
    for (const [socket, topics] of members) {
      if (topics.has(full)) socket.send(JSON.stringify([null, null, full, event, payload]));
    }
  }

  server.on('connection', (socket) => {
    members.set(socket, new Set());
    socket.on('message', (data) => handleMessage(socket, String(data)));
    socket.on('close', () => members.delete(socket));
  });
  return {
    url: `http://127.0.0.1:${portOf(server.address())}`,
    joins,
    topics: () => [...members.values()].flatMap((topics) => [...topics].map((topic) => topic.replace('realtime:', ''))),
    connections: () => members.size,
    broadcast: (topic, event, payload) => send(topic, 'broadcast', { type: 'broadcast', event, payload }),
    inserted: (topic, table, record) =>
      send(topic, 'postgres_changes', {
        ids: [1],
        data: { type: 'INSERT', schema: 'public', table, commit_timestamp: '', columns: [], record, errors: null },
      }),
    drop() {
      for (const socket of members.keys()) socket.terminate();
    },
    async close() {
      for (const socket of members.keys()) socket.terminate();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error(`unexpected address ${address}`);
  return address.port;
}
