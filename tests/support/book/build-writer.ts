import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { FLOOR } from '../../../vite.config.ts';

type Writer = typeof import('./entry.ts')['write'];

/** Builds the writer of the book with its styles, as the app has it, for a process without a page. */
export async function buildBookWriter(): Promise<Writer> {
  const outDir = await mkdtemp(join(tmpdir(), 'keiko-book-'));
  const ssr = fileURLToPath(new URL('entry.ts', import.meta.url));
  const output = { entryFileNames: 'entry.mjs' };
  // Vitest sets NODE_ENV to 'test', which would yield a development build.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  await build({
    configFile: false,
    logLevel: 'error',
    build: { ssr, outDir, target: FLOOR, rolldownOptions: { output } },
    ssr: { noExternal: true },
  });
  process.env.NODE_ENV = NODE_ENV;
  const { write } = await import(pathToFileURL(join(outDir, 'entry.mjs')).href);
  await rm(outDir, { recursive: true });
  return write;
}
