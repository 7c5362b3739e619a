import type { Build } from '../model/build.ts';
import type { Snapshot, SyncRequest, SyncResponse } from '../protocol/sync-exchange.ts';
import type { ChangedRow, DeliveryStatus, Row, SyncedRow } from './row.ts';
import type { SyncObserver } from './sync-events.ts';
import type { SyncState } from './sync-state.ts';

export interface RowKey {
  readonly collection: string;
  readonly id: string;
}

/** Which rows a transaction reads. */
export interface TransactionScope {
  readonly keys?: readonly RowKey[];
  /** Reads all rows in these states as well. */
  readonly statuses?: readonly DeliveryStatus[];
}

/** A storage transaction. What it sets is stored together, after `work` has returned. */
export interface Transaction {
  /** The rows in scope that are stored. */
  readonly rows: () => Iterable<SyncedRow>;
  /** A row as this transaction has set it. Throws for a key out of scope, whose stored row it does not know. */
  readonly get: (key: RowKey) => Row;
  readonly set: (row: Row) => void;
  readonly state: () => SyncState;
  readonly setState: (state: SyncState) => void;
  readonly setSnapshot: (name: string, snapshot: Snapshot) => void;
}

/** What a request is built from, as of one moment. */
export interface PushSource {
  readonly state: SyncState;
  /** Rows to send, at most the given number. */
  readonly pending: readonly ChangedRow[];
}

/** The member's rows. Each method rejects when the storage fails, with nothing stored, or a newer build has opened them. */
export interface Store {
  readonly memberId: string;
  readonly build: Build;
  /** Runs `work`, synchronous and maybe repeated, on the rows in scope and stores what it sets: all of it or nothing. */
  readonly transact: <T>(scope: TransactionScope, work: (transaction: Transaction) => T) => Promise<T>;
  readonly readForPush: (maxRows: number) => Promise<PushSource>;
  readonly state: () => Promise<SyncState>;
  /** At most `limit` rows of a collection in the order of their ids, from the first after `afterId`. */
  readonly readCollection: (name: string, afterId: string | undefined, limit: number) => Promise<readonly SyncedRow[]>;
  /** The versions of the published content on this device, by name. */
  readonly contentVersions: () => Promise<Readonly<Record<string, number>>>;
}

/** Milliseconds after which an exchange has failed; the next one repeats it harmlessly. */
export const EXCHANGE_TIMEOUT = 20_000;

export interface Transport {
  /** One exchange with the server. Rejects with a RequestError. */
  exchange(request: SyncRequest, token: string): Promise<SyncResponse>;
}

/** Milliseconds for published content, which may be large and is not urgent. */
export const CONTENT_TIMEOUT = 120_000;

export interface ContentSource {
  /** The published content `name`; null when the device's `version` is the current one. Rejects with a RequestError. */
  read(name: string, version: number | null, token: string): Promise<Snapshot | null>;
}

export interface Session {
  readonly memberId: string;
  readonly token: string;
}

export interface Auth {
  /** The session of the signed-in member, renewed if it has expired. Null: signed out, or refused by the server. */
  session(): Promise<Session | null>;
  /** A new session after the server refused `token`; null when the server does not give one. */
  refresh(token: string): Promise<Session | null>;
}

export interface Random {
  /** A number in [0, 1). */
  next(): number;
  uuid(): string;
}

export interface SyncPorts {
  readonly store: Store;
  readonly transport: Transport;
  readonly auth: Auth;
  /** The device's time in epoch milliseconds. */
  readonly clock: { now(): number };
  readonly random: Random;
  readonly observer: SyncObserver;
}
