import { type ClockOffset, measureClockOffset } from '../model/day/clock-offset.ts';
import { isSyncError, RequestError, type SyncErrorCode } from '../model/request-error.ts';
import { type Digest, MAX_PUSH_ROWS, type SyncResponse } from '../protocol/sync-exchange.ts';
import { applyResponse, type Exchange, nextSyncState } from './apply-response.ts';
import { type Comparison, isComparisonDue } from './comparison.ts';
import { EXCHANGE_TIMEOUT, type PushSource, type Session, type Store, type SyncPorts } from './ports.ts';
import { buildRequest, chooseBatch, orderForPush } from './request.ts';
import type { ChangedRow, RowEvent } from './row.ts';
import { applyEvent } from './row-transitions.ts';
import type { SyncOutcome } from './schedule.ts';

/** Pending rows that are read at once; several requests are made of them. */
const PENDING_READ = 5000;

interface PendingRequest {
  readonly source: PushSource;
  readonly batch: readonly ChangedRow[];
  readonly exchange: Promise<Exchange>;
}

/**
 * Pushes pending rows and pulls new ones until neither is left. Safe to interrupt at any point and to run twice at once:
 * only the result of a row's latest write settles it, and rows and cursor are stored in one transaction. Rejects with a
 * RequestError when the server cannot be reached or its response is invalid, with the store's error when that fails. At the
 * end it asks the server at most once to compare rows; if some differ, they are pulled again.
 */
export async function syncOnce(ports: SyncPorts, comparison: Comparison | null = null): Promise<SyncOutcome> {
  const { store } = ports;
  let session = await ports.auth.session();
  let maxRows = MAX_PUSH_ROWS;
  let isRenewed = false;
  let next: PendingRequest | null = null;
  let hasCompared = false;
  for (;;) {
    if (session === null) return 'signed-out';
    if (session.memberId !== store.memberId) return 'other-member';
    const request: PendingRequest = next ?? sendBatch(ports, session, await readPending(store), maxRows);
    next = null;
    try {
      const exchange = await request.exchange;
      if (exchange.response.min_schema > store.build.schema) return 'update-required';
      const following = sourceAfter(request, exchange);
      if (following !== null) next = sendBatch(ports, session, following, MAX_PUSH_ROWS);
      const more = await applyResponse(ports, exchange);
      maxRows = MAX_PUSH_ROWS;
      isRenewed = false;
      if (next !== null || more) continue;
      const source = await store.readForPush(1);
      if (source.pending.length > 0) continue;
      const isDue = comparison !== null && !hasCompared && isComparisonDue(source.state, comparison.isAsked);
      const digest = isDue ? await comparison.readDigest(store) : null;
      if (digest === null) return 'complete';
      hasCompared = true;
      next = sendRequest(ports, session, { source, batch: [], digest });
    } catch (error) {
      if (!isSyncError(error)) throw await preferThrottleError(next, error);
      if (error.code === 'outdated_build') return 'update-required';
      if (error.code === 'unauthorized') {
        // A server that refuses a new token will not accept any.
        if (isRenewed) return 'signed-out';
        session = await ports.auth.refresh(session.token);
        isRenewed = true;
      } else if (error.code === 'too_large' || error.code === 'bad_request') {
        maxRows = await bisectBatch(ports, request.batch, error);
      } else throw error;
    }
  }
}

async function readPending(store: Store): Promise<PushSource> {
  const source = await store.readForPush(PENDING_READ);
  return { ...source, pending: orderForPush(store.build, source.pending) };
}

/** What the next request is made of, so that it travels while the response is stored; null if none is known to follow. */
function sourceAfter({ source, batch }: PendingRequest, exchange: Exchange): PushSource | null {
  const { response } = exchange;
  const pending = source.pending.slice(batch.length);
  if (response.reset !== undefined || (!response.more && pending.length === 0)) return null;
  // The end of a reset changes the pending rows.
  if (source.state.reset !== null && !response.more) return null;
  return { state: nextSyncState(source.state, exchange, []), pending };
}

/** When a local write fails while the next request got 429, reports the 429 so that its Retry-After is honoured. */
async function preferThrottleError(next: PendingRequest | null, error: unknown): Promise<unknown> {
  const refusal = await next?.exchange.then(
    () => null,
    (reason: unknown) => reason,
  );
  return isSyncError(refusal, 'throttled') ? refusal : error;
}

/**
 * Nothing is pushed while a reset pulls everything again, since what an edit is based on may be gone, nor before the
 * first response: only a request that names its epoch shows that the server has been restored since.
 */
function isReadyToPush({ state }: PushSource): boolean {
  return state.reset === null && state.epoch !== null;
}

function sendBatch(ports: SyncPorts, session: Session, source: PushSource, maxRows: number): PendingRequest {
  const batch = isReadyToPush(source) ? chooseBatch(ports.store.build, source.pending, maxRows) : [];
  return sendRequest(ports, session, { source, batch });
}

interface Content extends Pick<PendingRequest, 'source' | 'batch'> {
  readonly digest?: Digest;
}

function sendRequest(ports: SyncPorts, session: Session, content: Content): PendingRequest {
  const exchange = exchangeContent(ports, session, content);
  // A failure is reported when the request's turn comes.
  exchange.catch(() => undefined);
  return { source: content.source, batch: content.batch, exchange };
}

async function exchangeContent(
  { store, clock, transport }: SyncPorts,
  session: Session,
  { source, batch, digest }: Content,
): Promise<Exchange> {
  const sentAt = clock.now();
  const request = buildRequest(store.build, source, batch, sentAt);
  const response = await transport.exchange(digest === undefined ? request : { ...request, digest }, session.token);
  if (response.member_id !== store.memberId) {
    throw new RequestError('malformed', { cause: `the response is for "${response.member_id}"` });
  }
  const { min_schema, max_schema } = response;
  const { schema } = store.build;
  if (max_schema < schema) {
    throw new RequestError('outdated_server', { cause: `the server has schema ${max_schema}, this build ${schema}` });
  }
  const results = new Set(response.results.map(({ mutation_id }) => mutation_id));
  const missing = batch.find(({ delivery }) => !results.has(delivery.mutationId));
  if (min_schema <= schema && response.reset === undefined && missing !== undefined) {
    throw new RequestError('malformed', { cause: `no result of write "${missing.delivery.mutationId}"` });
  }
  return { state: source.state, batch, response, clockOffset: measuredOffset(response, sentAt, clock.now()) };
}

/** Null if the page was frozen meanwhile or its clock was set, so that half of the time between says nothing. */
function measuredOffset({ server_now }: SyncResponse, sentAt: number, receivedAt: number): ClockOffset | null {
  if (Math.abs(receivedAt - sentAt) > EXCHANGE_TIMEOUT) return null;
  return measureClockOffset(Date.parse(server_now), (sentAt + receivedAt) / 2);
}

/** Halves a rejected request, down to one row, which is marked rejected; one without rows is an error. */
async function bisectBatch(
  { store, observer }: SyncPorts,
  batch: readonly ChangedRow[],
  error: RequestError<SyncErrorCode>,
): Promise<number> {
  const [culprit] = batch;
  if (culprit === undefined) throw error;
  const { code: kind } = error;
  if (batch.length > 1) return Math.ceil(batch.length / 2);
  const event: RowEvent = { type: 'pushRejected', sent: culprit, code: kind, version: null };
  const [before, after] = await store.transact({ keys: [culprit] }, (transaction) =>
    applyEvent({ transaction, build: store.build }, culprit, event),
  );
  if (after !== before) observer({ type: 'rows-rejected', code: kind, count: 1 });
  return MAX_PUSH_ROWS;
}
