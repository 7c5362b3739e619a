import { type Build, collectionIn } from '../model/build.ts';
import { appliesLast, type Collection } from '../model/collection.ts';
import { pick } from '../model/json.ts';
import { byteLength } from '../model/text/byte-length.ts';
import {
  FIRST_PULL_ROWS,
  MAX_PULL_ROWS,
  MAX_PUSH_BYTES,
  MAX_PUSH_ROWS,
  MAX_SUPERSEDED_IDS,
  PROTOCOL_VERSION,
  type PushedRow,
  type SyncRequest,
} from '../protocol/sync-exchange.ts';
import type { PushSource } from './ports.ts';
import type { ChangedRow } from './row.ts';
import { touchedFields } from './row-builders.ts';

/** Pending rows in the order in which they are sent: those that the server accepts because of others last, by their ids. */
export function orderForPush(build: Build, pending: readonly ChangedRow[]): readonly ChangedRow[] {
  const isLast = ({ collection, body }: ChangedRow) => appliesLast(collectionIn(build, collection), body);
  const last = pending.filter(isLast).sort((a, b) => (a.id < b.id ? -1 : 1));
  return [...pending.filter((row) => !isLast(row)), ...last];
}

/** The pending rows that fit into a request, at least one; a group that would be divided waits unless it is first. */
export function chooseBatch(
  build: Build,
  pending: readonly ChangedRow[],
  maxRows = MAX_PUSH_ROWS,
): readonly ChangedRow[] {
  const batch: ChangedRow[] = [];
  let bytes = 0;
  let superseded = 0;
  for (const row of pending.slice(0, maxRows)) {
    const json = JSON.stringify(pushedRow(build, row));
    // The commas and colons of texts are counted too, which only makes the batch smaller.
    bytes += byteLength(json) + json.split(/[,:]/).length + 1;
    superseded += row.delivery.supersededIds.length;
    if ((bytes > MAX_PUSH_BYTES || superseded > MAX_SUPERSEDED_IDS) && batch.length > 0) break;
    batch.push(row);
  }
  const next = pending[batch.length];
  const group = next === undefined ? null : groupOf(build, next);
  const start = group === null ? 0 : batch.findIndex((row) => groupOf(build, row) === group);
  return start > 0 ? batch.slice(0, start) : batch;
}

function groupOf(build: Build, { collection, body }: ChangedRow): string | null {
  return collectionIn(build, collection).groupOf?.(body) ?? null;
}

export function buildRequest(
  build: Build,
  { state }: Pick<PushSource, 'state'>,
  batch: readonly ChangedRow[],
  nowMs: number,
): SyncRequest {
  return {
    v: PROTOCOL_VERSION,
    schema: build.schema,
    epoch: state.epoch,
    device: state.device,
    since: state.cursor,
    // Asked once: a reset under way would begin again with each of its pages.
    synced_at: state.reset === null ? state.synced_at : null,
    limit: state.epoch === null ? FIRST_PULL_ROWS : MAX_PULL_ROWS,
    now_client: new Date(nowMs).toISOString(),
    push: batch.map((row) => pushedRow(build, row)),
  };
}

function pushedRow(build: Build, row: ChangedRow): PushedRow {
  const { collection: name, id, delivery } = row;
  const collection = collectionIn(build, name);
  const { mutationId, supersededIds, writtenBy } = delivery;
  const pushed = {
    ...{ collection: name, id, mutation_id: mutationId, superseded_ids: supersededIds },
    ...(writtenBy && collection.merge === 'fields' && { written_by: writtenBy }),
  };
  switch (delivery.op) {
    case 'insert':
    case 'update': {
      const base_rev = delivery.op === 'insert' ? 0 : (delivery.rev ?? 0);
      return { ...pushed, op: delivery.op, base_rev, patch: pick(row.body, touchedFields(row, collection)) };
    }
    case 'claim':
      throw new Error(`Cannot send "${name}/${id}" before everything is pulled`);
    case 'delete':
      return { ...pushed, op: 'delete', base_rev: delivery.rev ?? 0, patch: {} };
    case 'restore':
      return {
        ...{ ...pushed, op: 'restore', base_rev: delivery.knownRev, ...splitRestored(row, collection) },
        ...{ former_epoch: delivery.former.epoch, former_rev: delivery.former.rev },
      };
  }
}

/** What the server sets in any case (edits and joined fields), and what it sets only if it has no newer version. */
function splitRestored(row: ChangedRow, collection: Collection) {
  const { fields, merge, joins = {} } = collection;
  const always = new Set(merge === 'fields' ? [...touchedFields(row, collection), ...Object.keys(joins)] : fields);
  return {
    patch: pick(row.body, always),
    original: pick(
      row.body,
      fields.filter((field) => !always.has(field)),
    ),
  };
}
