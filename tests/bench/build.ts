import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { testKeys } from '../support/backend/test-keys.ts';

/** Builds the app in `root` for production with the test backend's keys. Returns the folder and Vite's output. */
export async function buildApp(root = '.') {
  const dist = await mkdtemp(join(tmpdir(), 'keiko-bench-'));
  process.env.VITE_SUPABASE_PUBLISHABLE_KEY = testKeys.publishableKey;
  const built = await build({
    ...{ root: resolve(root), configFile: resolve(root, 'vite.config.ts'), mode: 'production', logLevel: 'silent' },
    build: { outDir: dist, emptyOutDir: true },
  });
  if (Array.isArray(built) || !('output' in built)) throw new Error('Cannot read the chunks of the build');
  return { dist, output: built.output };
}

/** Builds the empty React page with the app's service worker. Returns the folder. */
export async function buildEmptyApp(): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'keiko-bench-empty-'));
  await build({
    configFile: false,
    root: resolve('tests/bench/empty-app'),
    publicDir: false,
    mode: 'production',
    logLevel: 'silent',
    plugins: [
      VitePWA({
        strategies: 'injectManifest',
        srcDir: '../../../src/service-worker',
        filename: 'service-worker.ts',
        injectRegister: false,
        manifest: false,
      }),
    ],
    build: { target: 'es2023', outDir: dist, emptyOutDir: true },
  });
  return dist;
}
