import { randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type PushNotification, parseNotificationPayload } from '../../../sync/model/notifications/payload.contract.ts';
import { type BrowserSecrets, decryptNotification, newBrowserSecrets, verifyVapid } from './decrypt-notification.ts';

/** A push subscription at this host. */
export interface NotificationDevice {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** A push that the host has accepted. */
export interface ReceivedNotification {
  readonly notification: PushNotification | null;
  readonly headers: IncomingHttpHeaders;
}

/** Response by request number at this endpoint (from 1). `never`: no response. `cut`: the connection is closed. */
export type Behaviour = (
  attempt: number,
) => { readonly status: number; readonly headers?: Record<string, string> } | 'never' | 'cut';

export interface PushHost {
  readonly origin: string;
  /** Adds a subscription that accepts only notifications signed with this public key. */
  readonly subscribe: (serverKey: string, behaviour?: Behaviour) => NotificationDevice;
  /** All requests to an endpoint, decrypted and verified, regardless of the response. */
  readonly received: (endpoint: string) => readonly ReceivedNotification[];
  /** Number of all requests, including unknown paths. */
  readonly requests: () => number;
  /** Awaited before each response. */
  readonly onRequest: (hook: ((count: number) => void | Promise<void>) | null) => void;
  readonly close: () => Promise<void>;
}

interface Subscription {
  readonly secrets: BrowserSecrets;
  readonly serverKey: string;
  readonly behaviour: Behaviour;
  readonly received: ReceivedNotification[];
}

/** A fake push service that verifies and decrypts every push with the browser's keys. */
export async function startPushHost(): Promise<PushHost> {
  const subscriptions = new Map<string, Subscription>();
  let count = 0;
  let hook: Parameters<PushHost['onRequest']>[0] = null;
  let origin = '';

  const server = createServer(async (req, res) => {
    count += 1;
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk);
    const device = subscriptions.get(req.url ?? '');
    if (device === undefined || req.method !== 'POST') return respond(res, { status: 404 });
    const { authorization = '', 'content-encoding': encoding } = req.headers;
    const key = verifyVapid(authorization, origin);
    const payload = encoding === 'aes128gcm' ? decryptNotification(Buffer.concat(chunks), device.secrets) : '';
    device.received.push({ notification: parseNotificationPayload(payload), headers: req.headers });
    await hook?.(count);
    if (key !== device.serverKey) return respond(res, { status: 403 });
    return respond(res, device.behaviour(device.received.length));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${portOf(server.address())}`;

  return {
    origin,
    subscribe(serverKey, behaviour = () => ({ status: 201 })) {
      const path = `/push/${randomUUID()}`;
      const secrets = newBrowserSecrets(randomBytes(16));
      subscriptions.set(path, { secrets, serverKey, behaviour, received: [] });
      const p256dh = secrets.ecdh.getPublicKey('base64url');
      return { endpoint: `${origin}${path}`, p256dh, auth: secrets.auth.toString('base64url') };
    },
    received: (endpoint) => subscriptions.get(endpoint.slice(origin.length))?.received ?? [],
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

function respond(res: ServerResponse, response: ReturnType<Behaviour>): void {
  if (response === 'never') return;
  if (response === 'cut') res.destroy();
  else res.writeHead(response.status, response.headers).end();
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0;
}
