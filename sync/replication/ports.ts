import type { Snapshot, SyncAnswer, SyncRequest } from '../contracts/sync-exchange.ts';
import type { SyncedDoc } from './document.ts';
import type { SyncState } from './sync-state.ts';

/** A row and the collection it is in. */
export interface DocRef {
  readonly c: string;
  readonly doc: SyncedDoc;
}

/** Says what a row becomes: the same object leaves it, null means none. May be asked again after a lost race. */
export type ChangeDoc = (doc: SyncedDoc | null, id: string) => SyncedDoc | null;

/** The member's rows on this device. Every method is atomic for each row and rejects when storage fails. */
export interface Store {
  readonly memberId: string;
  update(c: string, ids: readonly string[], change: ChangeDoc): Promise<void>;
  /** Rows that wait to be sent, at most `limit`. */
  waiting(limit: number): Promise<readonly DocRef[]>;
  /** Ids of a collection after `after`, in order, at most `limit`: for walking through everything. */
  idsAfter(c: string, after: string, limit: number): Promise<readonly string[]>;
  state(): Promise<SyncState>;
  changeState(change: (state: SyncState) => SyncState): Promise<void>;
  snapshotVersions(): Promise<Readonly<Record<string, number>>>;
  saveSnapshot(name: string, snapshot: Snapshot): Promise<void>;
}

/** An exchange that takes longer, in milliseconds, has failed; the next one repeats it harmlessly. */
export const EXCHANGE_TIMEOUT = 20_000;

export interface Transport {
  /** One exchange with the server. Rejects with a SyncFailure. */
  exchange(request: SyncRequest, token: string): Promise<SyncAnswer>;
}

export interface Session {
  readonly memberId: string;
  readonly token: string;
}

export interface Auth {
  /** The session of the signed-in member, refreshed if it has run out. Null: signed out, or refused by the server. */
  session(): Promise<Session | null>;
  /** A new session after the server refused `token`; null when the server will not give one. */
  refresh(token: string): Promise<Session | null>;
}

export interface Clock {
  /** The device's time, epoch milliseconds. */
  now(): number;
}

export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** A new UUIDv7. */
  uuid(): string;
}

export interface CyclePorts {
  readonly store: Store;
  readonly transport: Transport;
  readonly auth: Auth;
  readonly clock: Clock;
  readonly random: Random;
}
