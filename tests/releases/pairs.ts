import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Build, currentBuild } from '../../sync/model/build.ts';
import type { TestBackend } from '../support/backend/backend.ts';
import { type Fixtures, folderOf, readFixture, releases } from './fixtures.ts';
import { nextBuild } from './next/next-build.ts';
import { migrateToNext } from './next/next-migration.ts';
import { recordFixture } from './record-fixtures.ts';

/** Two releases that meet on a device or between a device and the server. */
interface Pair {
  readonly older: string;
  readonly newer: string;
  /** Reads what was recorded of the older release. */
  readonly read: <N extends keyof Fixtures>(name: N) => Promise<Fixtures[N]>;
  /** The build of the newer release. */
  readonly build: Build;
  /** Makes a server of this checkout one of the newer release. */
  readonly migrate: (backend: Pick<TestBackend, 'sql'>) => Promise<void>;
}

/** Each recorded release with this checkout, and this checkout with the rehearsed next release. */
export const pairs: readonly Pair[] = [
  ...releases.map(
    (schema): Pair => ({
      older: `release ${schema}`,
      newer: 'this checkout',
      read: async (name) => readFixture(folderOf(schema), name),
      build: currentBuild,
      migrate: async () => undefined,
    }),
  ),
  {
    older: 'this checkout',
    newer: 'the next release',
    read: recordNow,
    build: nextBuild,
    migrate: migrateToNext,
  },
];

/** Records this checkout as `npm run record-release` does, and reads it back. */
async function recordNow<N extends keyof Fixtures>(name: N): Promise<Fixtures[N]> {
  const folder = mkdtempSync(join(tmpdir(), 'keiko-release-'));
  try {
    await recordFixture(folder, name);
    return readFixture(folder, name);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
