import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Connect, Plugin } from 'vite';
import type { Backend } from './backend.ts';
import { headersForPath, parseHeadersFile } from './headers-file.ts';
import { requestPath } from './http.ts';

/**
 * Mounts the backend in Vite's dev and preview servers. Their own CORS answers are off: the backend knows which
 * origin it is served from. The preview also sends what the host would send for `_headers`.
 */
export function embeddedBackend(backend: Backend): Plugin {
  const mount: Connect.NextHandleFunction = (req, res, next) => {
    backend.handle(req, res).then((isOurs) => {
      if (!isOurs) next();
    }, next);
  };
  return {
    name: 'keiko-embedded-backend',
    config: () => ({ server: { cors: false, strictPort: true }, preview: { cors: false, strictPort: true } }),
    configureServer(server) {
      server.middlewares.use(mount);
    },
    configurePreviewServer(server) {
      const dist = join(server.config.root, server.config.build.outDir);
      server.middlewares.use(mount);
      server.middlewares.use(likeTheHost(dist));
    },
  };
}

/**
 * Headers of `_headers` (all but `Cache-Control` and what else Vite's file server sets itself), and a real 404 for a
 * missing build file, where Vite would answer with the app's page.
 */
function likeTheHost(dist: string): Connect.NextHandleFunction {
  const file = join(dist, '_headers');
  const rules = parseHeadersFile(existsSync(file) ? readFileSync(file, 'utf8') : '');
  return (req, res, next) => {
    const path = requestPath(req, 'http://localhost');
    for (const [name, value] of Object.entries(headersForPath(rules, path))) res.setHeader(name, value);
    if (!path.startsWith('/assets/') || existsSync(join(dist, path))) return next();
    res.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
    res.end('Not found');
  };
}
