import type { Network } from './network.ts';
import type { Row } from './rows.ts';

/** The largest page of our Data API (`max_rows`). */
export const MAX_PAGE_ROWS = 200;

/** Configuration of a device: member, server and collection. */
export interface DeviceConfig {
  readonly memberId: string;
  readonly token: string;
  readonly key: string;
  readonly realtimeUrl: string;
  /** The server of an engine that has one of its own. */
  readonly serverUrl: string;
  readonly collection: 'training_sessions' | 'kata_forms';
  readonly network: Network;
}

/** A device with one of the sync engines. */
export interface Peer {
  /** Writes rows locally. */
  readonly write: (rows: readonly Row[]) => Promise<void>;
  /** Changes one field of a local row. */
  readonly edit: (id: string, field: string, value: string) => Promise<void>;
  /** Starts to sync; resolves after everything has been pushed and pulled once. */
  readonly sync: () => Promise<void>;
  /** Starts automatic sync, where sync() does not. */
  readonly startLive?: () => Promise<void>;
  /** Resolves when the local row gets the value. */
  readonly waitForValue: (id: string, field: string, value: string) => Promise<void>;
  /** When the last poke came, where the engine shows it. */
  readonly pokedAt?: () => number;
  /** Counts the local rows. */
  readonly countRows: () => Promise<number>;
  /** Counts the rows that the member sees as rejected. */
  readonly countRejected: () => Promise<number>;
  readonly close: () => Promise<void>;
}
