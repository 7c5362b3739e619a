import * as v from 'valibot';
import { type Build, currentBuild } from '../../sync/model/build.ts';
import type { Collection } from '../../sync/model/collection.ts';
import type { ServerLimits } from '../support/reference/reference-server.ts';

const { schema } = currentBuild;
const { practice_results, notes, member_settings, ...collections } = currentBuild.collections;

/** It has no notes, results and settings, and its kata have no category: it neither sends nor stores them. */
const previousBuild: Build = {
  schema: schema - 1,
  collections: { ...collections, kata_forms: withoutField(collections.kata_forms, 'category') },
};

/** Reads and writes what the current build does; only its schema is newer than the server's. */
const nextBuild: Build = { ...currentBuild, schema: schema + 1 };

/** The builds of the simulated releases, oldest first. */
export const builds = [previousBuild, currentBuild, nextBuild] as const;

/** The oldest build that reads rows of this schema. */
export function buildFor(wanted: number): Build {
  return builds.find((build) => build.schema >= wanted) ?? nextBuild;
}

export function olderBuild({ schema: current }: Build): Build {
  return builds.findLast((build) => build.schema < current) ?? previousBuild;
}

export function newerBuild({ schema: current }: Build): Build {
  return buildFor(current + 1);
}

/** The schemas that the server of a release serves: that of its own build and the one before. */
export function schemasOfRelease(release: number): Pick<ServerLimits, 'minSchema' | 'maxSchema'> {
  return { minSchema: release - 1, maxSchema: release };
}

function withoutField(collection: Collection | undefined, field: string): Collection {
  if (collection === undefined) throw new Error(`Cannot find the collection without "${field}"`);
  const { [field]: _left, ...entries } = collection.schema.entries;
  return { ...collection, schema: v.object(entries), fields: collection.fields.filter((name) => name !== field) };
}
