import { Queue } from 'workbox-background-sync';
import { EXCHANGE_TIMEOUT } from '../../sync/replication/ports.ts';
import { createSessionBroker, type SessionBroker } from '../../sync/replication/session-broker.ts';
import { createSessionStore } from '../lib/session-store.ts';
import { webLocks } from '../lib/web-locks.ts';
import { askPage } from './ask-page.ts';

declare const self: ServiceWorkerGlobalScope;

const EXCHANGE_PATH = '/rest/v1/rpc/sync_exchange';

type QueueEntry = NonNullable<Awaited<ReturnType<Queue['shiftRequest']>>>;

/**
 * Holds the last exchange that found no network, so that the browser can send it when the page is long closed. The
 * page knows nothing of it: its rows stay unsent until it hears from the server itself, which then answers that it has
 * them already.
 */
const queue = new Queue('keiko-exchange', {
  maxRetentionTime: 7 * 24 * 60,
  // Where there is no background sync, this is called at each start of the worker, and nobody hears it fail.
  onSync: 'sync' in self.registration ? deliver : (start) => deliver(start).catch(() => {}),
});

export function isExchange(request: Request, url: URL): boolean {
  return request.method === 'POST' && url.pathname.endsWith(EXCHANGE_PATH);
}

/** Passes an exchange on; keeps it when it carries rows and does not reach the server. */
export async function passExchange(request: Request): Promise<Response> {
  const copy = request.clone();
  let response: Response;
  try {
    // The page's own limit does not reach here, and a worker with a fetch under way makes no room for a newer one.
    response = await fetch(request, { signal: AbortSignal.timeout(EXCHANGE_TIMEOUT) });
  } catch (cause) {
    await keep(copy).catch(() => {});
    throw cause;
  }
  // A queue that cannot be emptied must not cost the page its answer: what is sent twice is answered as known.
  if (response.ok) await forgetQueued().catch(() => {});
  return response;
}

/** Drops what is kept: after a success of the page, and at logout. */
export async function forgetQueued(): Promise<void> {
  while ((await queue.shiftRequest()) !== undefined);
}

async function keep(request: Request): Promise<void> {
  const body = await request.text();
  const session = await brokerFor(request).stored();
  if (session === null || !carriesRows(body)) return;
  await forgetQueued();
  // The token stays out: it would be stale by then, and it belongs to the vault alone.
  const headers = new Headers({ 'content-type': 'application/json', apikey: request.headers.get('apikey') ?? '' });
  await queue.pushRequest({
    request: new Request(request.url, { method: 'POST', headers, body }),
    metadata: { memberId: session.user.id },
  });
}

/** The queue comes as an argument, because it may call while it is being made. */
async function deliver({ queue }: { readonly queue: Queue }): Promise<void> {
  if ((await queue.size()) === 0) return;
  if (await pageSyncsItself()) return forgetQueued();
  const entry = await queue.shiftRequest();
  if (entry === undefined) return;
  try {
    await send(entry);
  } catch (cause) {
    await queue.unshiftRequest(entry);
    throw cause;
  }
}

/** Sends with a valid token of the same member. A refusal ends the matter; a missing answer rejects, to try again. */
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

function brokerFor(request: Request): SessionBroker {
  return createSessionBroker({
    vault: createSessionStore(),
    exclusively: webLocks.exclusively,
    fetch: (...call) => fetch(...call),
    url: request.url.slice(0, request.url.indexOf(EXCHANGE_PATH)),
    key: request.headers.get('apikey') ?? '',
    now: Date.now,
  });
}

/** Asks a visible page to sync; false when there is none or it does not answer. */
async function pageSyncsItself(): Promise<boolean> {
  const windows = await self.clients.matchAll({ type: 'window' });
  const page = windows.find((client) => client.visibilityState === 'visible');
  if (page === undefined) return false;
  return askPage(page, { type: 'SYNC_NOW' });
}

function carriesRows(body: string): boolean {
  const parsed: unknown = JSON.parse(body);
  if (typeof parsed !== 'object' || parsed === null || !('req' in parsed)) return false;
  const { req } = parsed;
  if (typeof req !== 'object' || req === null || !('push' in req)) return false;
  return Array.isArray(req.push) && req.push.length > 0;
}
