import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
    Record<string, { readonly fields: readonly string[]; readonly received: readonly string[] }>
  >;
  /** SHA-256 of each migration by file name. */
  readonly migrations: Readonly<Record<string, string>>;
}

/** What is recorded of a release, by the file in its folder. */
export interface Fixtures {
  readonly 'data.json.gz': RecordedData;
  readonly 'exchanges.json.gz': readonly RecordedExchange[];
  readonly 'schema.json': RecordedSchema;
}

/** The row schemas of the recorded releases, oldest first: each has a folder of that name. */
export const releases: readonly number[] = readdirSync(fileURLToPath(new URL('.', import.meta.url)))
  .filter((name) => /^\d+$/.test(name))
  .map(Number)
  .sort((a, b) => a - b);

export function folderOf(schema: number): string {
  return fileURLToPath(new URL(`${schema}/`, import.meta.url));
}

export function readFixture<N extends keyof Fixtures>(folder: string, name: N): Fixtures[N] {
  const content = readFileSync(join(folder, name));
  return JSON.parse(String(name.endsWith('.gz') ? gunzipSync(content) : content));
}

export function writeFixture<N extends keyof Fixtures>(folder: string, name: N, content: Fixtures[N]): void {
  const json = JSON.stringify(content, null, name.endsWith('.gz') ? 0 : 2);
  writeFileSync(join(folder, name), name.endsWith('.gz') ? gzipSync(json, { level: 9 }) : `${json}\n`);
}
