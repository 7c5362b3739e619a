import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { testKeys } from '../backend/test-keys.ts';

/** Deploys whose hashed files never share a name. 'release' is the next release, and also migrates the stored documents. */
export type Deploy = 'first' | 'next' | 'release';

const NEXT = fileURLToPath(new URL('../../releases/next/', import.meta.url));
const REPLACED = /\/sync\/(model\/(row-schema|synced-collections)|storage\/documents)\.ts$/;

/** Takes the modules of the next release; those have the current ones. */
const nextRelease: Plugin = {
  name: 'next-release',
  enforce: 'pre',
  async resolveId(source, importer = '') {
    const found = importer.startsWith(NEXT) ? null : await this.resolve(source, importer);
    return found !== null && REPLACED.test(found.id) ? join(NEXT, 'next-modules.ts') : null;
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
