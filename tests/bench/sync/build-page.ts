import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';

/** The entry that also imports the engines of tests/bench/sync/peers. */
const peersEntry: Plugin = {
  name: 'keiko-bench-peers',
  transformIndexHtml: { order: 'pre', handler: (html) => html.replace('./main.ts', '../peers/page.ts') },
};

/** Builds the page that all devices of the benchmark load, from the files in `root`. Returns the folder. */
export async function buildPage(root = '.', withPeers = false): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'keiko-bench-sync-'));
  await build({
    configFile: false,
    root: resolve(root, 'tests/bench/sync/page'),
    publicDir: false,
    plugins: withPeers ? [peersEntry] : [],
    mode: 'production',
    logLevel: 'silent',
    build: { target: 'es2023', outDir: dist, emptyOutDir: true, chunkSizeWarningLimit: 2000 },
  });
  return dist;
}
