import type { Collection } from './collection.ts';
import { ROW_SCHEMA } from './row-schema.ts';
import { syncedCollections } from './synced-collections.ts';

/** What a build of the app reads and writes. Tests run several builds beside each other. */
export interface Build {
  /** The version of its rows; see ROW_SCHEMA. */
  readonly schema: number;
  readonly collections: Readonly<Record<string, Collection>>;
}

export const currentBuild: Build = { schema: ROW_SCHEMA, collections: syncedCollections };

/** Whether a build knows a collection; a newer server may send rows of others. */
export function knowsCollection({ collections }: Build, name: string): boolean {
  return Object.hasOwn(collections, name);
}

/** Throws for a collection that the build does not know. */
export function collectionIn(build: Build, name: string): Collection {
  const collection = knowsCollection(build, name) ? build.collections[name] : undefined;
  if (collection === undefined) throw new Error(`Cannot find the collection "${name}"`);
  return collection;
}
