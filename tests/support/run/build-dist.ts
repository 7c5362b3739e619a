import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { testKeys } from '../backend/test-keys.ts';

/** File name prefix of the assets of the next deploy. */
const NEXT = 'next-';

/** One of two deploys whose hashed files never share a name. */
export type Deploy = 'first' | 'next';

/** Builds the app for production with the test backend's keys. Returns the folder. */
export async function buildDist(deploy: Deploy): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'keiko-dist-'));
  process.env.VITE_SUPABASE_PUBLISHABLE_KEY = testKeys.publishableKey;
  process.env.VITE_VAPID_PUBLIC_KEY = testKeys.vapidPublicKey;
  const script = `assets/${NEXT}[name]-[hash].js`;
  const names = {
    entryFileNames: script,
    chunkFileNames: script,
    assetFileNames: `assets/${NEXT}[name]-[hash][extname]`,
  };
  const rolldownOptions = deploy === 'first' ? {} : { output: names };
  // Vitest sets NODE_ENV to 'test', which would yield a slow development build without the service worker.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  await build({
    mode: 'production',
    logLevel: 'error',
    build: { outDir: dist, emptyOutDir: true, rolldownOptions },
  });
  process.env.NODE_ENV = NODE_ENV;
  return dist;
}
