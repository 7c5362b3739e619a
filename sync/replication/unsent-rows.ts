import { combineLatest, map, type Observable } from 'rxjs';
import { syncedCollections } from '../collections/merge-rules.ts';
import type { MemberDatabase } from '../database.ts';
import type { SyncedDoc } from './document.ts';
import { readRow } from './rx-store.ts';

/** A row that the server does not have yet, or has refused. */
export interface UnsentRow {
  readonly c: string;
  readonly id: string;
  readonly doc: SyncedDoc;
}

/** All unsent rows, refused ones first, live. */
export function combineUnsent(database: MemberDatabase): Observable<readonly UnsentRow[]> {
  const lists = syncedCollections.map((c) =>
    database.collections[c]
      .find({ selector: { dirty: { $gt: 0 } } })
      .$.pipe(map((rows) => rows.map((row) => ({ c, id: row.id, doc: readRow(c, row.toMutableJSON()) })))),
  );
  return combineLatest(lists).pipe(map((found) => found.flat().sort((a, b) => b.doc.dirty - a.doc.dirty)));
}
