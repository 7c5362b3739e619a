import {
  addRxPlugin,
  createRxDatabase,
  type RxCollection,
  type RxCollectionCreator,
  type RxDatabase,
  type RxStorage,
} from 'rxdb';
import { RxDBMigrationSchemaPlugin } from 'rxdb/plugins/migration-schema';
import { kataFormsSchema } from './collections/kata-forms.ts';
import { librarySchema } from './collections/library.ts';
import { loginRecordsSchema } from './collections/login-records.ts';
import type { SyncedCollection } from './collections/merge-rules.ts';
import { profilesSchema } from './collections/profiles.ts';
import { syncStateSchema } from './collections/sync-state.ts';
import { trainingProgressSchema } from './collections/training-progress.ts';
import { trainingSessionsSchema } from './collections/training-sessions.ts';
import type { Json } from './contracts/json.ts';
import type { Snapshot } from './contracts/sync-exchange.ts';
import type { SyncedDoc } from './replication/document.ts';
import type { SyncState } from './replication/sync-state.ts';
import { watchStorage } from './storage-watch.ts';

addRxPlugin(RxDBMigrationSchemaPlugin);

/** A collection's schema, and how rows of each earlier version become those of the next. */
type CollectionCreators = Readonly<Record<keyof MemberCollections, RxCollectionCreator>>;

/** Every collection of a member's database. */
export const collectionCreators = {
  profiles: { schema: profilesSchema },
  login_records: { schema: loginRecordsSchema },
  kata_forms: { schema: kataFormsSchema },
  training_sessions: { schema: trainingSessionsSchema },
  training_progress: { schema: trainingProgressSchema },
  library: { schema: librarySchema },
  sync_state: { schema: syncStateSchema },
} as const;

/** A synced row as RxDB keeps it: the fields of its body stand beside those of its delivery, within reach of queries. */
export interface StoredRow extends Omit<SyncedDoc, 'body'> {
  readonly [field: string]: Json | undefined;
}

export interface MemberCollections extends Readonly<Record<SyncedCollection, RxCollection<StoredRow>>> {
  readonly library: RxCollection<Snapshot & { readonly id: string }>;
  readonly sync_state: RxCollection<{ readonly id: string; readonly state: SyncState }>;
}
export type MemberDatabase = RxDatabase<MemberCollections>;

/** The name of a member's database: nobody's rows are ever in another's. */
export function databaseName(memberId: string): string {
  return `keiko-${memberId}`;
}

/**
 * Opens the member's database, creating or migrating it as needed. Rejects when storage is blocked, full or broken;
 * never resolves to half a database.
 */
export async function openMemberDatabase(options: {
  readonly memberId: string;
  // biome-ignore lint/suspicious/noExplicitAny: RxDB types the internals of a storage as any; they stay inside it.
  readonly storage: RxStorage<any, any>;
  readonly multiInstance: boolean;
  /** Another version's collections, to prove a migration before it is shipped. */
  readonly collections?: CollectionCreators;
}): Promise<MemberDatabase> {
  const { storage, failed } = watchStorage(options.storage);
  const database: MemberDatabase = await createRxDatabase<MemberCollections>({
    name: databaseName(options.memberId),
    storage,
    multiInstance: options.multiInstance,
    eventReduce: true,
    closeDuplicates: true,
  });
  try {
    await Promise.race([database.addCollections(options.collections ?? collectionCreators), failed]);
    return database;
  } catch (cause) {
    // A storage that takes nothing more may not let go of it either.
    await Promise.race([database.close(), failed]).catch(() => undefined);
    throw new Error(`Cannot open the database "${databaseName(options.memberId)}"`, { cause });
  }
}
