import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { testKeys } from './test-keys.ts';

/** Begins the name of every file of the app that is built as the next deploy. */
const NEXT = 'next-';

/** Which of two deploys: no hashed file of one has the name of one of the other. */
export type Deploy = 'first' | 'next';

/** Builds the app for production, for the test backend's keys; the folder. */
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
  // Vitest says 'test' here, which would make a development build: without the service worker, and slow.
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
