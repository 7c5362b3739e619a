import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allFields } from '../../sync/model/collection.ts';
import { ROW_SCHEMA } from '../../sync/model/row-schema.ts';
import { syncedCollections } from '../../sync/model/synced-collections.ts';
import { documentsSchema } from '../../sync/storage/documents.ts';
import type { RecordedSchema } from './fixtures.ts';

const MIGRATIONS = 'supabase/migrations';

/** The schemas of this checkout, to be recorded or compared with a recorded release. */
export function currentSchema(): RecordedSchema {
  const collections = Object.entries(syncedCollections).map(([name, collection]) => {
    return [name, { fields: [...collection.fields], received: allFields(collection) }] as const;
  });
  const migrations = readdirSync(MIGRATIONS).sort();
  return {
    rowSchema: ROW_SCHEMA,
    documents: documentsSchema,
    collections: Object.fromEntries(collections),
    migrations: Object.fromEntries(migrations.map((file) => [file, sha256(readFileSync(join(MIGRATIONS, file)))])),
  };
}

function sha256(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
