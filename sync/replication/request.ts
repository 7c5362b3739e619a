import { ruleOf } from '../collections/merge-rules.ts';
import {
  MAX_PULL_ROWS,
  MAX_PUSH_BYTES,
  PROTOCOL_VERSION,
  type PushedRow,
  ROW_SCHEMA,
  type SyncRequest,
} from '../contracts/sync-exchange.ts';
import type { DocRef } from './ports.ts';
import type { SyncState } from './sync-state.ts';
import { patchOf } from './transitions.ts';

const encoder = new TextEncoder();

/** The rows that go into one request: as many of `waiting` as fit, and at least one, since one alone always fits. */
export function chooseBatch(waiting: readonly DocRef[], maxRows: number): readonly DocRef[] {
  const batch: DocRef[] = [];
  let bytes = 0;
  for (const ref of waiting.slice(0, maxRows)) {
    bytes += encoder.encode(JSON.stringify(pushedRow(ref))).length;
    if (bytes > MAX_PUSH_BYTES && batch.length > 0) break;
    batch.push(ref);
  }
  return batch;
}

export function buildRequest(
  state: SyncState,
  batch: readonly DocRef[],
  at: {
    readonly nowMs: number;
    readonly library: Readonly<Record<string, number>>;
  },
): SyncRequest {
  return {
    v: PROTOCOL_VERSION,
    schema: ROW_SCHEMA,
    epoch: state.epoch,
    device: state.device,
    since: state.cursor,
    limit: MAX_PULL_ROWS,
    now_client: new Date(at.nowMs).toISOString(),
    library: at.library,
    push: batch.map(pushedRow),
  };
}

function pushedRow({ c, doc }: DocRef): PushedRow {
  return {
    c,
    id: doc.id,
    base_rev: doc.rev,
    mut: doc.mut,
    past: doc.past,
    op: doc.del ? 'del' : 'set',
    patch: patchOf(doc, ruleOf(c)),
  };
}
