import type { Body } from '../protocol/json.ts';
import type { ServerVersion, SyncedRow } from './row.ts';

/** Everything that can happen to a row. */
export type RowEvent =
  /** The member sets fields. */
  | { readonly type: 'edit'; readonly patch: Body; readonly mutationId: string }
  /** The member deletes the row. */
  | { readonly type: 'remove'; readonly mutationId: string }
  /** The server stored the write in `sent`, which may be older than the row; `version` is null if the row is gone. */
  | { readonly type: 'pushAccepted'; readonly sent: SyncedRow; readonly version: ServerVersion | null }
  | {
      readonly type: 'pushRejected';
      readonly sent: SyncedRow;
      readonly code: string;
      readonly version: ServerVersion | null;
    }
  /** A version of the row came from the server. `afterAbsence`: this device was away, so newer edits may be in it. */
  | { readonly type: 'pulled'; readonly version: ServerVersion; readonly afterAbsence?: boolean }
  /** The member sends a rejected row once more. */
  | { readonly type: 'retry'; readonly mutationId: string }
  /** The member discards a rejected write. */
  | { readonly type: 'discard'; readonly mutationId: string }
  /** The server was restored: it and this device agree on rows up to `knownRev`. */
  | { readonly type: 'reset'; readonly knownRev: number; readonly mutationId: string }
  /** The full pull after a reset has ended. `afterAbsence`: what is missing was deleted, not lost. */
  | { readonly type: 'sweep'; readonly afterAbsence?: boolean };

export type RowEventType = RowEvent['type'];
export type RowEventOf<T extends RowEventType> = Extract<RowEvent, { readonly type: T }>;
