import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { SyncedRow } from '../../sync/engine/row.ts';
import type { SyncState } from '../../sync/engine/sync-state.ts';
import type { SyncRequest } from '../../sync/protocol/sync-exchange.ts';
import type { DatabaseDump } from './idb-dump.ts';

/** A member's data as a release stored it on a device, and the same as the engine reads it. */
export interface RecordedData {
  readonly memberId: string;
  readonly databases: readonly DatabaseDump[];
  readonly rows: readonly SyncedRow[];
  readonly state: SyncState;
}

/** A request of a release, what happened to the server before it, and how the server of that release answered. */
export interface RecordedExchange {
  readonly before: ServerEvent;
  readonly request: SyncRequest;
  readonly status: number;
  readonly response: Readonly<Record<string, unknown>>;
}

/** The server's time, and whether it was restored. */
export interface ServerEvent {
  readonly now: string;
  readonly isRestored: boolean;
}

/** What no later change may alter without a new release. */
export interface RecordedSchema {
  readonly rowSchema: number;
  readonly documents: unknown;
  readonly collections: Readonly<
    Record<string, { readonly fields: readonly string[]; readonly serverFields: readonly string[] }>
  >;
  /** SHA-256 of each migration by file name. */
  readonly migrations: Readonly<Record<string, string>>;
}

interface Fixtures {
  readonly 'data.json.gz': RecordedData;
  readonly 'exchanges.json.gz': readonly RecordedExchange[];
  readonly 'schema.json': RecordedSchema;
}

/** The row schemas of the recorded releases, oldest first. */
export const releases: readonly number[] = [1, 2, 3, 4].filter((schema) => existsSync(pathOf(schema, 'schema.json')));

export function pathOf(schema: number, name: string): string {
  return fileURLToPath(new URL(`${schema}/${name}`, import.meta.url));
}

export function readFixture<N extends keyof Fixtures>(schema: number, name: N): Fixtures[N] {
  const held = readFileSync(pathOf(schema, name));
  return JSON.parse(String(name.endsWith('.gz') ? gunzipSync(held) : held));
}

export function writeFixture<N extends keyof Fixtures>(schema: number, name: N, content: Fixtures[N]): void {
  const json = JSON.stringify(content, null, name.endsWith('.gz') ? 0 : 2);
  writeFileSync(pathOf(schema, name), name.endsWith('.gz') ? gzipSync(json, { level: 9 }) : `${json}\n`);
}
