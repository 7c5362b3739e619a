import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import * as v from 'valibot';
import { type WebSocket, WebSocketServer } from 'ws';
import { readAs, readJsonAs } from '../../../sync/model/read-as.ts';
import { causeFacts, type Log } from '../../functions/_shared/log.ts';
import { verifyClaims } from '../http/token-claims.ts';
import type { Keys } from '../keys.ts';

export const LIVE_CHANNEL_PATH = '/realtime/v1/websocket';

/** A frame of Phoenix, version 2 of its serializer: join reference, reference, topic, event, payload. */
const Frame = v.tuple([v.nullable(v.string()), v.nullable(v.string()), v.string(), v.string(), v.unknown()]);
const Join = v.object({ config: v.looseObject({ private: v.literal(true) }), access_token: v.string() });
const Notice = v.object({ topic: v.string(), event: v.string(), payload: v.unknown() });

type Transaction = {
  readonly query: (text: string, params?: string[]) => Promise<{ readonly rows: readonly unknown[] }>;
  readonly rollback: () => Promise<void>;
};

type LiveChannelOptions = {
  readonly keys: Keys;
  readonly transaction: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;
  readonly log: Log;
};

/** The part of Supabase Realtime that the app uses: private channels on which the database broadcasts. */
export function createLiveChannel({ keys, transaction, log }: LiveChannelOptions) {
  const server = new WebSocketServer({ noServer: true });
  /** The topics that each connection has joined. */
  const connections = new Map<WebSocket, Set<string>>();
  const apiKeys = new Set([keys.publishableKey, keys.secretKey]);

  /** As in Realtime: the policy on `realtime.messages` decides about a row of the topic that is never stored. */
  async function mayRead(token: string, topic: string): Promise<boolean> {
    const claims = await verifyClaims(token, keys.jwtSecret);
    if (claims === null) return false;
    return transaction(async (tx) => {
      await tx.query(`insert into realtime.messages values ($1, 'broadcast')`, [topic]);
      await tx.query(
        `select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $1::jsonb ->> 'sub', true),
          set_config('realtime.topic', $2, true), set_config('role', 'authenticated', true)`,
        [claims, topic],
      );
      const { rows } = await tx.query('select from realtime.messages');
      await tx.rollback();
      return rows.length > 0;
    }).catch((cause: unknown) => {
      if (!isRequestRefusal(cause)) log('error', 'live channel not judged', causeFacts(cause));
      return false;
    });
  }

  async function handle(socket: WebSocket, topics: Set<string>, text: string): Promise<void> {
    const frame = readJsonAs(Frame, text);
    if (frame === null) return socket.close(1003);
    const [joinRef, ref, topic, event, payload] = frame;
    const reply = (status: 'ok' | 'error', response: object) =>
      send(socket, [joinRef, ref, topic, 'phx_reply', { status, response }]);
    if (topic === 'phoenix') return reply('ok', {});
    if (event === 'phx_leave') {
      topics.delete(topic);
      reply('ok', {});
      return send(socket, [joinRef, ref, topic, 'phx_close', {}]);
    }
    // Anything else is not for clients: without a policy for inserts Realtime drops their broadcasts silently too.
    if (event !== 'phx_join') return;
    const request = readAs(Join, payload);
    if (request === null || !(await mayRead(request.access_token, topic.replace('realtime:', '')))) {
      return reply('error', { reason: 'Unauthorized: You do not have permissions to read from this Channel topic' });
    }
    topics.add(topic);
    reply('ok', { postgres_changes: [] });
  }

  server.on('connection', (socket) => {
    const topics = new Set<string>();
    connections.set(socket, topics);
    let last = Promise.resolve();
    socket.on('message', (data) => {
      // In order: a leave must not overtake its join.
      last = last.then(async () => {
        if (connections.has(socket)) await handle(socket, topics, String(data));
      });
    });
    // ws closes the connection itself.
    socket.on('error', () => undefined);
    socket.on('close', () => connections.delete(socket));
  });

  return {
    upgrade(req: IncomingMessage, socket: Duplex, head: Buffer) {
      const { searchParams } = new URL(req.url ?? '/', 'http://localhost');
      if (!apiKeys.has(searchParams.get('apikey') ?? '')) {
        return socket.end('HTTP/1.1 401 Unauthorized\r\nconnection: close\r\n\r\n');
      }
      return server.handleUpgrade(req, socket, head, (webSocket) => server.emit('connection', webSocket, req));
    },
    /** Sends a notification of `realtime.send()` to those who have joined its topic. */
    notify(text: string) {
      const { topic, event, payload } = v.parse(Notice, JSON.parse(text));
      const frame = [null, null, `realtime:${topic}`, 'broadcast', { type: 'broadcast', event, payload }];
      for (const [socket, topics] of connections) if (topics.has(`realtime:${topic}`)) send(socket, frame);
    },
    close() {
      for (const socket of connections.keys()) socket.terminate();
      server.close();
    },
  };
}

/** A policy refuses with 401 when there is no member or the sign-in has ended. */
function isRequestRefusal(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'PT401';
}

function send(socket: WebSocket, frame: readonly unknown[]): void {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(frame));
}
