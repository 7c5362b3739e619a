import type { Body } from '../protocol/json.ts';
import type { ServerVersion, SyncedRow } from './row.ts';

/** Everything that can happen to a row, and what comes with it. */
interface RowEvents {
  /** The member sets fields. */
  readonly edit: { readonly patch: Body; readonly mutationId: string };
  /** The member deletes the row. */
  readonly remove: { readonly mutationId: string };
  /** The server stored the write in `sent`, which may be older than the row; `version` is null if the row is gone. */
  readonly pushAccepted: { readonly sent: SyncedRow; readonly version: ServerVersion | null };
  /** The server rejected the write in `sent`, or refused every request with it: then without a version. */
  readonly pushRejected: { readonly sent: SyncedRow; readonly code: string; readonly version: ServerVersion | null };
  /** A version of the row came from the server. `afterAbsence`: this device was away, so newer edits may be in it. */
  readonly pulled: { readonly version: ServerVersion; readonly newId: () => string; readonly afterAbsence?: boolean };
  /** The member sends a rejected row once more. */
  readonly retry: { readonly mutationId: string };
  /** The member discards a rejected write. */
  readonly discard: { readonly mutationId: string };
  /** Everything is pulled again: the server and a device of `epoch` agree on rows up to `knownRev`, or fewer. */
  readonly reset: { readonly epoch: string; readonly knownRev: number; readonly mutationId: string };
  /** The full pull after a reset has ended. `wasForgotten`: what is missing was deleted, not lost. */
  readonly sweep: { readonly newId: () => string; readonly wasForgotten?: boolean };
}

export type RowEventType = keyof RowEvents;
/** The events of the types `T`: a distributive map, so that `transition()` may look up the handler by the type. */
export type RowEventOf<T extends RowEventType> = { [K in T]: { readonly type: K } & RowEvents[K] }[T];
export type RowEvent = RowEventOf<RowEventType>;
