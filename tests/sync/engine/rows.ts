import type { Body } from '../../../sync/protocol/json.ts';
import type { WireRow } from '../../../sync/protocol/sync-exchange.ts';
import { cleanDoc, type SyncedDoc } from '../../../sync/replication/document.ts';

/** A kata form's fields, with what a test cares about changed. */
export function kata(fields: Body = {}): Body {
  const empty = { name: null, category: null, is_copied: false, original_id: null, review: null, copy_count: 0 };
  return { zou: '橋', ishiki: '渡る', ...empty, ...fields };
}

export function clean(rev: number, fields: Body = {}): SyncedDoc {
  return cleanDoc('k', rev, kata(fields));
}

/** A row of the server at a revision. */
export function row(rev: number, fields: Body = {}): WireRow {
  return { c: 'kata_forms', id: 'k', rev, deleted: false, ...kata(fields) };
}

export function tombstone(rev: number): WireRow {
  return { c: 'kata_forms', id: 'k', rev, deleted: true };
}
