import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';

/** Builds the page that all devices of the benchmark load, from the files in `root`. Returns the folder. */
export async function buildPage(root = '.'): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'keiko-bench-sync-'));
  await build({
    configFile: false,
    root: resolve(root, 'tests/bench/sync/page'),
    publicDir: false,
    mode: 'production',
    logLevel: 'silent',
    build: { target: 'es2023', outDir: dist, emptyOutDir: true, chunkSizeWarningLimit: 2000 },
  });
  return dist;
}
