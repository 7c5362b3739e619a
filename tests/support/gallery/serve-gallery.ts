import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, preview } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));

/**
 * Serves the gallery of the design system on a free port. Bundled, so that it loads quickly; with React's development
 * build, for its warnings and double effects.
 */
export async function serveGallery(): Promise<{ url: string; close: () => Promise<void> }> {
  const outDir = await mkdtemp(join(tmpdir(), 'gallery-'));
  const config: InlineConfig = {
    root,
    configFile: false,
    mode: 'development',
    logLevel: 'warn',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      outDir,
      emptyOutDir: true,
      minify: false,
      target: 'es2023',
      chunkSizeWarningLimit: 4000,
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
    preview: { host: '127.0.0.1', port: 0 },
  };
  await build(config);
  const server = await preview(config);
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error('Cannot serve the gallery: the server has no address');
  const close = async () => {
    await server.close();
    await rm(outDir, { recursive: true, force: true });
  };
  return { url, close };
}
