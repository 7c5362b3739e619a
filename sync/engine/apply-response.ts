import { type Build, collectionIn, knowsCollection } from '../model/build.ts';
import { allFields, type Collection } from '../model/collection.ts';
import type { ClockOffset } from '../model/day/clock-offset.ts';
import { pick, sameJson } from '../model/json.ts';
import type { ResetCause, RowResult, SyncResponse, WireRow } from '../protocol/sync-exchange.ts';
import type { RowKey, SyncPorts, Transaction } from './ports.ts';
import {
  type ChangedRow,
  hasChange,
  isDeleted,
  type Row,
  type RowEvent,
  type ServerVersion,
  type SyncedRow,
} from './row.ts';
import { applyEvent, type Target } from './row-transitions.ts';
import type { SyncEvent } from './sync-events.ts';
import type { FullPull, SyncNotice, SyncState } from './sync-state.ts';

/** Lost edits that wait for the member's decision. */
const NOTICES_KEPT = 100;

type ApplyPorts = Pick<SyncPorts, 'store' | 'random' | 'observer'>;

/** What a transaction did: whether there is more to pull, and what to report once it is stored. */
interface Applied {
  readonly more: boolean;
  readonly events: readonly SyncEvent[];
}

const DROPPED: Applied = { more: true, events: [] };

/** The state in which a request was made, what it pushed, and its response. */
export interface Exchange {
  readonly state: SyncState;
  readonly batch: readonly ChangedRow[];
  readonly response: SyncResponse;
  /** Null when the exchange measured nothing. */
  readonly clockOffset: ClockOffset | null;
}

/**
 * Stores a response: rows and cursor in one transaction, so that the cursor never counts a row that
 * is not stored. A response from before a reset, from another epoch, or from beyond the stored cursor is dropped; its
 * request is repeated. Resolves to true when there is more to pull.
 */
export async function applyResponse(ports: ApplyPorts, exchange: Exchange): Promise<boolean> {
  const { state, response } = exchange;
  const { more, events } = await (response.reset === undefined
    ? storeResponse(ports, exchange)
    : beginReset(ports, state, { ...response.reset, response }));
  for (const event of events) ports.observer(event);
  return more;
}

async function storeResponse({ store, random }: ApplyPorts, exchange: Exchange): Promise<Applied> {
  const { state: requestState, batch, response } = exchange;
  const { build } = store;
  const pulled = response.rows.filter((row) => knowsCollection(build, row.collection));
  const scope = {
    keys: [...batch, ...pulled],
    statuses: requestState.reset !== null && !response.more ? UNSETTLED_AFTER_RESET : [],
  };
  return store.transact(scope, (transaction) => {
    const state = transaction.state();
    // A pending restore leaves pulled versions to the server, so its result must not be older than one of them.
    const isOvertaken = state.cursor > requestState.cursor && batch.some(({ delivery }) => delivery.op === 'restore');
    if (isOvertaken || !appliesTo(state, requestState)) return DROPPED;
    const target = { transaction, build };
    const newId = random.uuid;
    const causes = new Set(state.reset);
    const afterAbsence = causes.has('absent') || causes.has('forgotten');
    const results = applyResults(target, batch, response.results);
    const pull = (row: WireRow) => ({ type: 'pulled', version: versionOf(build, row), newId, afterAbsence }) as const;
    const replaced = causes.has('differs') ? replacedNotices(target, pulled) : [];
    const notices = [...replaced, ...results, ...pulled.flatMap((row) => apply(target, row, pull(row)))];
    const endsReset = state.reset !== null && !response.more;
    if (endsReset) {
      const wasForgotten = causes.has('forgotten') && !causes.has('restored');
      const sweep = { type: 'sweep', newId, wasForgotten } as const;
      for (const row of transaction.rows()) notices.push(...apply(target, row, sweep));
    }
    transaction.setState(nextSyncState(state, exchange, notices));
    return { more: response.more, events: appliedEvents(response, notices.length) };
  });
}

function appliedEvents({ results }: SyncResponse, lostEdits: number): readonly SyncEvent[] {
  const rejected = rejectedEvents(results);
  return lostEdits > 0 ? [...rejected, { type: 'edits-lost', count: lostEdits }] : rejected;
}

/** One event for each code. */
function rejectedEvents(results: readonly RowResult[]): readonly SyncEvent[] {
  const counts = new Map<string, number>();
  for (const result of results) {
    if (result.status !== 'rejected' || result.row === undefined) continue;
    counts.set(result.code, (counts.get(result.code) ?? 0) + 1);
  }
  return [...counts].map(([code, count]) => ({ type: 'rows-rejected', code, count }));
}

const UNSETTLED_AFTER_RESET = ['unconfirmed', 'pending', 'rejected'] as const;

/** Starts from the beginning and marks what has to be confirmed, in one transaction. */
function beginReset(
  { store, random }: ApplyPorts,
  requestState: SyncState,
  reset: { readonly known_rev: number; readonly causes: readonly ResetCause[]; readonly response: SyncResponse },
): Promise<Applied> {
  return store.transact({ statuses: ['synced', ...UNSETTLED_AFTER_RESET] }, (transaction) => {
    const state = transaction.state();
    if (!appliesTo(state, requestState)) return DROPPED;
    const target = { transaction, build: store.build };
    for (const row of transaction.rows()) {
      const epoch = state.epoch ?? '';
      apply(target, row, { type: 'reset', epoch, knownRev: reset.known_rev, mutationId: random.uuid() });
    }
    const resetCount = state.resetCount + 1;
    // Earlier causes count until a full pull has ended.
    const causes = [...new Set([...(state.reset ?? []), ...reset.causes])];
    const { epoch, server_now: at } = reset.response;
    const comparison = reset.causes.includes('differs') ? { at, matches: null } : state.comparison;
    transaction.setState({ ...state, epoch, cursor: 0, resetCount, reset: causes, comparison });
    return { more: true, events: [{ type: 'reset-begun', cause: reset.causes.join(' ') }] };
  });
}

/** Makes the following requests pull every row again. */
export function requestFullPull(transaction: Transaction): void {
  const state = transaction.state();
  transaction.setState({ ...state, cursor: 0, resetCount: state.resetCount + 1 });
}

/** True when a response to a request made in `requestState` begins where the stored rows end, or earlier. */
function appliesTo(state: SyncState, requestState: SyncState): boolean {
  const isSameHistory = state.resetCount === requestState.resetCount && state.epoch === requestState.epoch;
  return isSameHistory && state.cursor >= requestState.cursor;
}

/** The sync state after a response has been applied to `state`. */
export function nextSyncState(state: SyncState, exchange: Exchange, notices: readonly SyncNotice[]): SyncState {
  const { response, clockOffset } = exchange;
  return {
    ...state,
    clockOffset: clockOffset ?? state.clockOffset,
    epoch: response.epoch,
    // Another tab may have pulled further meanwhile.
    cursor: Math.max(state.cursor, response.cursor),
    reset: response.more ? state.reset : null,
    synced_at: response.more ? state.synced_at : response.server_now,
    publishedVersions: response.published_versions ?? state.publishedVersions,
    fullPull: response.more ? continueFullPull(state, response) : null,
    notices: notices.length === 0 ? state.notices : [...state.notices, ...notices].slice(-NOTICES_KEPT),
    comparison:
      response.compared === undefined ? state.comparison : { at: response.server_now, matches: response.compared },
  };
}

/** Counts each row once, although home's rows come twice and another tab may have pulled some of these. */
function continueFullPull({ cursor, fullPull }: SyncState, response: SyncResponse): FullPull | null {
  const first = response.total_rows === undefined ? null : { pulled: 0, total: response.total_rows };
  const progress = cursor === 0 ? first : fullPull;
  const added = response.rows.filter(({ rev }) => rev > cursor && rev <= response.cursor).length;
  return progress && { ...progress, pulled: progress.pulled + added };
}

function applyResults(target: Target, batch: readonly ChangedRow[], results: readonly RowResult[]): SyncNotice[] {
  const byMutation = new Map(results.map((result) => [result.mutation_id, result]));
  return batch.flatMap((sent) => {
    const result = byMutation.get(sent.delivery.mutationId);
    const event = result && resultEvent(target.build, sent, result);
    return event == null ? [] : apply(target, sent, event);
  });
}

/** Null for a result without its row: the write stays pending, and the answer to the next push brings it. */
function resultEvent(build: Build, sent: ChangedRow, result: RowResult): RowEvent | null {
  if (result.status === 'ok') {
    const version = { rev: result.rev, deleted: sent.delivery.op === 'delete', body: sent.body };
    return { type: 'pushAccepted', sent, version };
  }
  if (result.row === undefined) return null;
  const version = result.row && versionOf(build, result.row);
  return result.status === 'rejected'
    ? { type: 'pushRejected', sent, code: result.code, version }
    : { type: 'pushAccepted', sent, version };
}

/** Stores what the event makes of a row; returns a notice when that loses an edit of the member's. */
function apply(target: Target, key: RowKey, event: RowEvent): readonly SyncNotice[] {
  const [before, after] = applyEvent(target, key, event);
  return isLostEdit(before, after)
    ? [notice('deleted-elsewhere', before, collectionIn(target.build, key.collection))]
    : [];
}

/** True when a pending edit met a deletion. */
function isLostEdit(before: Row, after: Row): before is SyncedRow {
  return hasChange(before) && !isDeleted(before) && !hasChange(after) && isDeleted(after);
}

/** Of the rows that are pulled after a difference, those that this device has with other values at the same revision. */
function replacedNotices({ transaction, build }: Target, pulled: readonly WireRow[]): readonly SyncNotice[] {
  return pulled.flatMap((wire) => {
    const row = transaction.get(wire);
    const collection = collectionIn(build, wire.collection);
    // A join keeps what either side has.
    if (row.delivery.status !== 'unconfirmed' || row.delivery.former.rev !== wire.rev) return [];
    if (collection.merge !== 'fields' || row.delivery.deleted || wire.deleted) return [];
    const isSame = collection.fields.every((field) => sameJson(row.body[field] ?? null, wire[field] ?? null));
    return isSame ? [] : [notice('replaced', row, collection)];
  });
}

function notice(kind: SyncNotice['kind'], { collection, id, body }: Row, { titleOf }: Collection): SyncNotice {
  return { kind, collection, id, title: titleOf?.(body) ?? '', body };
}

/** The known fields of a server row; fields of a newer server are ignored. */
export function versionOf(build: Build, row: WireRow): ServerVersion {
  const fields = allFields(collectionIn(build, row.collection));
  const written = typeof row.written_rev === 'number' ? { writtenRev: row.written_rev } : {};
  return { rev: row.rev, ...written, deleted: row.deleted, body: pick(row, fields) };
}
