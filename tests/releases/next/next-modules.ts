/** What the next release has in the place of some modules, for a build of it. */
import { ROW_SCHEMA as current } from '../../../sync/model/row-schema.ts';
import { type StoredDocument, documentsSchema as stored } from '../../../sync/storage/documents.ts';

export { MIN_ROW_SCHEMA } from '../../../sync/model/row-schema.ts';
export * from '../../../sync/model/synced-collections.ts';
export * from '../../../sync/storage/documents.ts';
export { nextCollections as syncedCollections } from './next-build.ts';

export const ROW_SCHEMA = current + 1;
export const documentsSchema = { ...stored, version: stored.version + 1 };
export const documentsCollection = {
  schema: documentsSchema,
  migrationStrategies: { [documentsSchema.version]: (document: StoredDocument) => document },
};
