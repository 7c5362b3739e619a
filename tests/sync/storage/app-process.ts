import { mkdtemp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Loads the app's modules, RxDB included, again at each call: processes share no memory. */
export async function buildApp(): Promise<() => typeof import('./app.ts')> {
  const outDir = await mkdtemp(join(tmpdir(), 'keiko-process-'));
  const entry = fileURLToPath(new URL('./app.ts', import.meta.url));
  await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      outDir,
      target: 'node20',
      rolldownOptions: { output: { format: 'cjs', entryFileNames: 'app.cjs' } },
    },
  });
  const file = join(outDir, 'app.cjs');
  const require = createRequire(file);
  return () => {
    for (const loaded of Object.keys(require.cache)) if (loaded.startsWith(outDir)) delete require.cache[loaded];
    return require(file);
  };
}
