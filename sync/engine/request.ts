import { collectionOf } from '../collections/synced-collections.ts';
import { pick } from '../protocol/json.ts';
import {
  MAX_PULL_ROWS,
  MAX_PUSH_BYTES,
  MAX_SUPERSEDED_IDS,
  PROTOCOL_VERSION,
  type PushedRow,
  ROW_SCHEMA,
  type SyncRequest,
} from '../protocol/sync-exchange.ts';
import type { PushSource } from './ports.ts';
import type { ChangedRow } from './row.ts';
import { touchedFields } from './row-builders.ts';
import { pullCursor } from './sync-state.ts';

const encoder = new TextEncoder();

/** As many of the pending rows as fit into one request, and at least one, since one alone always fits. */
export function chooseBatch(pending: readonly ChangedRow[]): readonly ChangedRow[] {
  const batch: ChangedRow[] = [];
  let bytes = 0;
  let superseded = 0;
  for (const row of pending) {
    bytes += encoder.encode(JSON.stringify(pushedRow(row))).length + 1;
    superseded += row.delivery.supersededIds.length;
    if ((bytes > MAX_PUSH_BYTES || superseded > MAX_SUPERSEDED_IDS) && batch.length > 0) break;
    batch.push(row);
  }
  return batch;
}

export function buildRequest(
  { state }: Pick<PushSource, 'state'>,
  batch: readonly ChangedRow[],
  nowMs: number,
): SyncRequest {
  return {
    v: PROTOCOL_VERSION,
    schema: ROW_SCHEMA,
    epoch: state.epoch,
    device: state.device,
    since: pullCursor(state),
    limit: MAX_PULL_ROWS,
    now_client: new Date(nowMs).toISOString(),
    push: batch.map(pushedRow),
  };
}

function pushedRow(row: ChangedRow): PushedRow {
  const { collection: name, id, delivery } = row;
  const pushed = { collection: name, id, mutation_id: delivery.mutationId, superseded_ids: delivery.supersededIds };
  switch (delivery.op) {
    case 'insert':
    case 'update': {
      const base_rev = delivery.op === 'insert' ? 0 : (delivery.rev ?? 0);
      return { ...pushed, op: delivery.op, base_rev, patch: pick(row.body, touchedFields(row, collectionOf(name))) };
    }
    case 'delete':
      return { ...pushed, op: 'delete', base_rev: delivery.rev ?? 0, patch: {} };
    case 'restore':
      return { ...pushed, op: 'restore', base_rev: delivery.knownRev, ...splitRestored(row) };
  }
}

/** What the server sets in any case (edits and joined fields), and what it sets only if it has no newer version. */
function splitRestored(row: ChangedRow) {
  const { fields, merge, joins = {} } = collectionOf(row.collection);
  const always = new Set(
    merge === 'fields' ? [...touchedFields(row, collectionOf(row.collection)), ...Object.keys(joins)] : fields,
  );
  return {
    patch: pick(row.body, always),
    original: pick(
      row.body,
      fields.filter((field) => !always.has(field)),
    ),
  };
}
