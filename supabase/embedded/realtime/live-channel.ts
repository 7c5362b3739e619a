import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import * as v from 'valibot';
import { type WebSocket, WebSocketServer } from 'ws';
import { readJsonAs } from '../../../sync/model/read-as.ts';
import { causeFacts, type Log } from '../../functions/_shared/log.ts';
import { verifyClaims } from '../http/token-claims.ts';
import type { Keys } from '../keys.ts';

export const LIVE_CHANNEL_PATH = '/realtime/v1/websocket';

/** The longest delay of a timer; a later one would run at once. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

/** A frame of Phoenix, version 2 of its serializer: join reference, reference, topic, event, payload. */
const Frame = v.tuple([v.nullable(v.string()), v.nullable(v.string()), v.string(), v.string(), v.unknown()]);
const Join = v.object({
  config: v.looseObject({
    private: v.optional(v.boolean(), false),
    postgres_changes: v.optional(v.array(v.unknown()), []),
  }),
  access_token: v.optional(v.nullable(v.string())),
});
const Renewal = v.object({ access_token: v.string() });
const Claims = v.looseObject({ sub: v.string(), role: v.literal('authenticated'), exp: v.number() });
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

type Channel = { readonly joinRef: string | null; readonly expiry: NodeJS.Timeout };
type Connection = {
  readonly socket: WebSocket;
  readonly channels: Map<string, Channel>;
};

/** The part of Supabase Realtime that the app uses: private channels on which the database broadcasts. */
export function createLiveChannel({ keys, transaction, log }: LiveChannelOptions) {
  const server = new WebSocketServer({ noServer: true });
  const connections = new Set<Connection>();
  const apiKeys = new Set([keys.publishableKey, keys.secretKey]);

  /** As in Realtime: the policy on `realtime.messages` decides about a row of the topic that is never stored. */
  async function mayRead(claims: string, topic: string): Promise<boolean> {
    const { sub } = v.parse(v.pipe(v.string(), v.parseJson(), Claims), claims);
    return transaction(async (tx) => {
      await tx.query(`insert into realtime.messages values ($1, 'broadcast')`, [topic]);
      await tx.query(
        `select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true),
          set_config('realtime.topic', $3, true), set_config('role', 'authenticated', true)`,
        [claims, sub, topic],
      );
      const { rows } = await tx.query('select from realtime.messages');
      await tx.rollback();
      return rows.length > 0;
    });
  }

  /** When the token ends that lets its member read the topic, in epoch milliseconds; the reason when it does not. */
  async function judge(token: string | null, topic: string): Promise<number | string> {
    const claims = token === null ? null : await verifyClaims(token, keys.jwtSecret);
    const member = claims === null ? null : readJsonAs(Claims, claims);
    if (claims === null || member === null) return 'Unauthorized: The token is missing, expired or not of a member';
    const isAllowed = await mayRead(claims, topic).catch((cause) => {
      if (!isRequestRefusal(cause)) log('error', 'live channel not judged', causeFacts(cause));
      return false;
    });
    return isAllowed ? member.exp * 1000 : 'Unauthorized: You do not have permissions to read from this Channel topic';
  }

  function openChannel(connection: Connection, topic: string, joinRef: string | null, endsAt: number): void {
    drop(connection, topic);
    const expiry = setTimeout(
      () => shutDown(connection, topic, 'Token has expired'),
      Math.min(endsAt - Date.now(), MAX_TIMEOUT_MS),
    );
    expiry.unref();
    connection.channels.set(topic, { joinRef, expiry });
  }

  async function handle(connection: Connection, text: string): Promise<void> {
    const frame = readJsonAs(Frame, text);
    if (frame === null) return connection.socket.close(1003);
    const [joinRef, ref, topic, event, payload] = frame;
    const reply = (status: 'ok' | 'error', response: object) =>
      send(connection, [joinRef, ref, topic, 'phx_reply', { status, response }]);
    if (topic === 'phoenix') return reply('ok', {});
    if (event === 'phx_leave') {
      drop(connection, topic);
      reply('ok', {});
      return send(connection, [joinRef, ref, topic, 'phx_close', {}]);
    }
    if (event === 'phx_join') {
      const reason = await join(connection, topic, joinRef, payload);
      return reason === null ? reply('ok', { postgres_changes: [] }) : reply('error', { reason });
    }
    const channel = connection.channels.get(topic);
    if (channel === undefined) return reply('error', { reason: 'unmatched topic' });
    // Anything else is not for clients: without a policy for inserts Realtime drops their broadcasts silently too.
    if (event !== 'access_token') return;
    const renewal = v.safeParse(Renewal, payload);
    const verdict = await judge(renewal.success ? renewal.output.access_token : null, nameOf(topic));
    if (typeof verdict === 'string') shutDown(connection, topic, verdict);
    else openChannel(connection, topic, channel.joinRef, verdict);
  }

  /** Null when the channel is joined, else the reason. */
  async function join(connection: Connection, topic: string, joinRef: string | null, payload: unknown) {
    const request = v.safeParse(Join, payload);
    if (!request.success || !topic.startsWith('realtime:')) return 'unmatched topic';
    const { config, access_token: token = null } = request.output;
    if (!config.private) return 'PrivateOnly: This project only allows private channels';
    if (config.postgres_changes.length > 0) return 'UnableToSubscribeToPostgresChanges: Not part of this backend';
    const verdict = await judge(token, nameOf(topic));
    if (typeof verdict === 'string') return verdict;
    openChannel(connection, topic, joinRef, verdict);
    return null;
  }

  server.on('connection', (socket) => {
    const connection: Connection = { socket, channels: new Map() };
    connections.add(connection);
    let last = Promise.resolve();
    socket.on('message', (data, isBinary) => {
      if (isBinary) return socket.terminate();
      // In order: a leave must not overtake its join.
      last = last.then(async () => {
        if (connections.has(connection)) await handle(connection, String(data));
      });
      return undefined;
    });
    // ws closes the connection itself.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      connections.delete(connection);
      for (const topic of connection.channels.keys()) drop(connection, topic);
    });
  });

  return {
    /** Answers a request to open a WebSocket. */
    upgrade(req: IncomingMessage, socket: Duplex, head: Buffer) {
      const { searchParams } = new URL(req.url ?? '/', 'http://localhost');
      if (!apiKeys.has(searchParams.get('apikey') ?? '') || searchParams.get('vsn') !== '2.0.0') {
        return socket.end('HTTP/1.1 401 Unauthorized\r\nconnection: close\r\n\r\n');
      }
      return server.handleUpgrade(req, socket, head, (webSocket) => server.emit('connection', webSocket, req));
    },
    /** Sends a notification of `realtime.send()` to those who have joined its topic. */
    notify(text: string) {
      const notice = readJsonAs(Notice, text);
      if (notice === null) return;
      const { topic, event, payload } = notice;
      const frame = [null, null, `realtime:${topic}`, 'broadcast', { type: 'broadcast', event, payload }];
      for (const connection of connections) {
        if (connection.channels.has(`realtime:${topic}`)) send(connection, frame);
      }
    },
    close() {
      for (const { socket } of connections) socket.terminate();
      server.close();
    },
  };
}

/** A policy refuses with 401 when there is no member or the sign-in has ended. */
function isRequestRefusal(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'PT401';
}

function nameOf(topic: string): string {
  return topic.slice('realtime:'.length);
}

function send({ socket }: Connection, frame: readonly unknown[]): void {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(frame));
}

function drop({ channels }: Connection, topic: string): void {
  clearTimeout(channels.get(topic)?.expiry);
  channels.delete(topic);
}

/** Ends a channel as Realtime does when its token is no longer good. */
function shutDown(connection: Connection, topic: string, message: string): void {
  const joinRef = connection.channels.get(topic)?.joinRef ?? null;
  drop(connection, topic);
  const system = { status: 'error', message, extension: 'system', channel: nameOf(topic) };
  send(connection, [joinRef, null, topic, 'system', system]);
  send(connection, [joinRef, null, topic, 'phx_close', {}]);
}
