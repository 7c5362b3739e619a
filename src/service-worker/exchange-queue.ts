import * as v from 'valibot';
import { Queue } from 'workbox-background-sync';
import { EXCHANGE_TIMEOUT } from '../../sync/engine/ports.ts';
import type { SessionBroker } from '../../sync/engine/session-broker.ts';
import { readJsonAs } from '../../sync/model/read-as.ts';
import { createBrowserSession } from '../data/account/browser-session.ts';
import { postWithAck } from '../lib/browser/post-with-ack.ts';
import { bytesOfBase64url } from '../lib/notifications/base64url.ts';
import { stores } from '../lib/storage-keys.ts';

declare const self: ServiceWorkerGlobalScope;

const EXCHANGE_PATH = '/rest/v1/rpc/sync_exchange';

const claims = v.object({ sub: v.string() });

const withRows = v.object({ req: v.object({ push: v.pipe(v.array(v.unknown()), v.minLength(1)) }) });

type QueueEntry = NonNullable<Awaited<ReturnType<Queue['shiftRequest']>>>;

/**
 * Holds the last exchange that failed offline, so that background sync can send it after the page is closed. The page's
 * rows stay pending until its own next exchange, which the server treats as a duplicate. A bare fetch, as the queue keeps the
 * request itself.
 */
const queue = new Queue(stores.exchangeQueue, {
  maxRetentionTime: 7 * 24 * 60,
  // Without background sync, this runs at each start of the worker, with nobody to catch a rejection.
  onSync: 'sync' in self.registration ? deliver : (start) => deliver(start).catch(() => {}),
});

export function isExchange(request: Request, url: URL): boolean {
  return request.method === 'POST' && url.pathname.endsWith(EXCHANGE_PATH);
}

/** Forwards an exchange; queues it if it carries rows and does not reach the server. */
export async function passExchange(request: Request): Promise<Response> {
  const copy = request.clone();
  let response: Response;
  try {
    // The page's abort signal does not reach the worker, and a pending fetch blocks the activation of a newer worker.
    response = await fetch(request, { signal: AbortSignal.timeout(EXCHANGE_TIMEOUT) });
  } catch (cause) {
    // Without an entry in the queue the page sends its pending rows itself at the next start.
    await enqueue(copy).catch(() => {});
    throw cause;
  }
  // A failure to clear the queue must not lose the response: the server ignores duplicates.
  if (response.ok) await clearQueue().catch(() => {});
  return response;
}

/** Clears the queue after a successful exchange of the page. */
async function clearQueue(): Promise<void> {
  while ((await queue.shiftRequest()) !== undefined);
}

/** Removes the requests of everybody but one member; null keeps none. */
export async function clearQueueExcept(memberId: string | null): Promise<void> {
  const entries = await queue.getAll();
  const ownEntries = entries.filter((entry) => memberId !== null && belongsTo(memberId, entry));
  if (ownEntries.length === entries.length) return;
  await clearQueue();
  for (const entry of ownEntries) await queue.pushRequest(entry);
}

async function enqueue(request: Request): Promise<void> {
  const body = await request.text();
  const session = await brokerFor(request).stored();
  // While the request was on its way, its member may have logged out, and another may have logged in.
  if (session === null || session.user.id !== memberOf(request) || readJsonAs(withRows, body) === null) return;
  await clearQueue();
  // The token is not queued: it would have expired, and only the session store may hold it.
  const headers = new Headers({ 'content-type': 'application/json', apikey: request.headers.get('apikey') ?? '' });
  await queue.pushRequest({
    request: new Request(request.url, { method: 'POST', headers, body }),
    metadata: { memberId: session.user.id },
  });
}

/** The queue is an argument, because the constructor may call this before `queue` is assigned. */
async function deliver({ queue }: { readonly queue: Queue }): Promise<void> {
  if ((await queue.size()) === 0) return;
  if (await requestPageSync()) return clearQueue();
  const entry = await queue.shiftRequest();
  if (entry === undefined) return;
  try {
    await send(entry);
  } catch (cause) {
    await queue.unshiftRequest(entry);
    throw cause;
  }
}

/** Sends with the same member's token, refreshed once on 401. Rejects, for a retry, on no response, 429 or 5xx. */
async function send(entry: QueueEntry): Promise<void> {
  const broker = brokerFor(entry.request);
  let session = await broker.session();
  for (let attempt = 0; attempt < 2 && session !== null; attempt += 1) {
    if (!belongsTo(session.memberId, entry)) return;
    const request = entry.request.clone();
    request.headers.set('authorization', `Bearer ${session.token}`);
    const response = await fetch(request);
    if (response.status >= 500 || response.status === 429) throw new Error(`Cannot deliver: status ${response.status}`);
    if (response.status !== 401) return;
    session = await broker.refresh(session.token);
  }
}

function belongsTo(memberId: string, { metadata }: QueueEntry): boolean {
  return metadata !== undefined && 'memberId' in metadata && metadata.memberId === memberId;
}

/** The member of the access token that the page sent along. Throws for what is no token. */
function memberOf(request: Request): string | null {
  const [, payload = ''] = (request.headers.get('authorization') ?? '').split('.');
  return readJsonAs(claims, new TextDecoder().decode(bytesOfBase64url(payload)))?.sub ?? null;
}

function brokerFor(request: Request): SessionBroker {
  return createBrowserSession({
    url: request.url.slice(0, request.url.indexOf(EXCHANGE_PATH)),
    key: request.headers.get('apikey') ?? '',
  });
}

/** Asks a visible page to sync; false if there is none or it does not acknowledge. */
async function requestPageSync(): Promise<boolean> {
  const windows = await self.clients.matchAll({ type: 'window' });
  const page = windows.find((client) => client.visibilityState === 'visible');
  return page !== undefined && postWithAck(page, { type: 'SYNC_NOW' });
}
