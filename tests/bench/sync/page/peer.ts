import type { Network } from './network.ts';
import type { Row } from './rows.ts';

/** Where a device of the benchmark is, and whose. */
export interface Place {
  readonly memberId: string;
  readonly token: string;
  readonly key: string;
  readonly realtimeUrl: string;
  readonly c: 'training_sessions' | 'kata_forms';
  readonly network: Network;
}

/** A device with one of the ways to sync, all driven alike. */
export interface Peer {
  /** Rows written here, without a network. */
  readonly write: (rows: readonly Row[]) => Promise<void>;
  /** Changes one field of a row that is here already. */
  readonly edit: (id: string, field: string, value: string) => Promise<void>;
  /** Begins to sync, and resolves when everything has gone up and come down once, or never. */
  readonly sync: () => Promise<void>;
  /** Rows here. */
  readonly count: () => Promise<number>;
  /** Rows that the member can see as refused. */
  readonly refused: () => Promise<number>;
  readonly close: () => Promise<void>;
}
