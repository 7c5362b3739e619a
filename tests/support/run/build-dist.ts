import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { ROW_SCHEMA } from '../../../sync/model/row-schema.ts';
import { documentsSchema } from '../../../sync/storage/documents.ts';
import { testKeys } from '../backend/test-keys.ts';

/** Deploys whose hashed files never share a name. 'release' is the next release, and also migrates the stored documents. */
export type Deploy = 'first' | 'next' | 'release';

/** What makes a build the next release: each text is replaced in its file. */
const RELEASE_CHANGES = [
  ['sync/model/row-schema.ts', `ROW_SCHEMA = ${ROW_SCHEMA}`, `ROW_SCHEMA = ${ROW_SCHEMA + 1}`],
  [
    'sync/model/build.ts',
    "{ syncedCollections } from './synced-collections.ts'",
    "{ nextCollections as syncedCollections } from '../../tests/releases/next/next-build.ts'",
  ],
  ['sync/storage/documents.ts', `version: ${documentsSchema.version}`, `version: ${documentsSchema.version + 1}`],
  [
    'sync/storage/database.ts',
    'schema: documentsSchema }',
    `schema: documentsSchema, migrationStrategies: { ${documentsSchema.version + 1}: (document: StoredDocument) => document } }`,
  ],
] as const;

const nextRelease: Plugin = {
  name: 'next-release',
  enforce: 'pre',
  transform(code, id) {
    const change = RELEASE_CHANGES.find(([file]) => id.endsWith(file));
    if (change === undefined) return null;
    const [file, from, to] = change;
    if (!code.includes(from)) throw new Error(`Cannot find "${from}" in "${file}"`);
    return code.replace(from, to);
  },
};

/** Builds the app for production with the test backend's keys. Returns the folder. */
export async function buildDist(deploy: Deploy): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'keiko-dist-'));
  process.env.VITE_SUPABASE_PUBLISHABLE_KEY = testKeys.publishableKey;
  process.env.VITE_VAPID_PUBLIC_KEY = testKeys.vapidPublicKey;
  const script = `assets/${deploy}-[name]-[hash].js`;
  const names = {
    entryFileNames: script,
    chunkFileNames: script,
    assetFileNames: `assets/${deploy}-[name]-[hash][extname]`,
  };
  const rolldownOptions = deploy === 'first' ? {} : { output: names };
  const plugins = deploy === 'release' ? [nextRelease] : [];
  // Vitest sets NODE_ENV to 'test', which would yield a slow development build without the service worker.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  await build({
    mode: 'production',
    logLevel: 'error',
    plugins,
    build: { outDir: dist, emptyOutDir: true, rolldownOptions },
  });
  process.env.NODE_ENV = NODE_ENV;
  return dist;
}
