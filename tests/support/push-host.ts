import { randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type PushNotification, parsePushPayload } from '../../sync/contracts/push-payload.ts';
import { type BrowserSecrets, decryptPush, newBrowserSecrets, verifyVapid } from './decrypt-push.ts';

/** A browser's subscription at the host. */
export interface PushDevice {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** What the host has let through to a browser. */
export interface ReceivedPush {
  readonly notification: PushNotification | null;
  readonly headers: IncomingHttpHeaders;
}

/** What the host answers, by the number of the request to this endpoint, from 1; `never` and `cut` are no answer. */
export type Behaviour = (
  attempt: number,
) => { readonly status: number; readonly headers?: Record<string, string> } | 'never' | 'cut';

export interface PushHost {
  readonly origin: string;
  /** A new browser, which accepts pushes from the server with this public key only. */
  readonly subscribe: (serverKey: string, behaviour?: Behaviour) => PushDevice;
  /** Each request to an endpoint, opened and verified; it counts whatever the answer was. */
  readonly received: (endpoint: string) => readonly ReceivedPush[];
  /** All requests, also those to paths that nobody has subscribed. */
  readonly requests: () => number;
  /** Runs at each request before it is answered, which waits for it. */
  readonly onRequest: (hook: ((count: number) => void | Promise<void>) | null) => void;
  readonly close: () => Promise<void>;
}

interface Subscribed {
  readonly secrets: BrowserSecrets;
  readonly serverKey: string;
  readonly behaviour: Behaviour;
  readonly received: ReceivedPush[];
}

/** A push service of our own: what it takes is opened with the browser's keys, and refused when it is not in order. */
export async function startPushHost(): Promise<PushHost> {
  const subscribed = new Map<string, Subscribed>();
  let count = 0;
  let hook: Parameters<PushHost['onRequest']>[0] = null;
  let origin = '';

  const server = createServer(async (req, res) => {
    count += 1;
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk);
    const device = subscribed.get(req.url ?? '');
    if (device === undefined || req.method !== 'POST') return answer(res, { status: 404 });
    const { authorization = '', 'content-encoding': encoding } = req.headers;
    const key = verifyVapid(authorization, origin);
    const payload = encoding === 'aes128gcm' ? decryptPush(Buffer.concat(chunks), device.secrets) : '';
    device.received.push({ notification: parsePushPayload(JSON.parse(payload)), headers: req.headers });
    await hook?.(count);
    if (key !== device.serverKey) return answer(res, { status: 403 });
    return answer(res, device.behaviour(device.received.length));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${portOf(server.address())}`;

  return {
    origin,
    subscribe(serverKey, behaviour = () => ({ status: 201 })) {
      const path = `/push/${randomUUID()}`;
      const secrets = newBrowserSecrets(randomBytes(16));
      subscribed.set(path, { secrets, serverKey, behaviour, received: [] });
      const p256dh = secrets.ecdh.getPublicKey('base64url');
      return { endpoint: `${origin}${path}`, p256dh, auth: secrets.auth.toString('base64url') };
    },
    received: (endpoint) => subscribed.get(endpoint.slice(origin.length))?.received ?? [],
    requests: () => count,
    onRequest: (next) => {
      hook = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function answer(res: ServerResponse, what: ReturnType<Behaviour>): void {
  if (what === 'never') return;
  if (what === 'cut') res.destroy();
  else res.writeHead(what.status, what.headers).end();
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0;
}
