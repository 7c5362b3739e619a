import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Connect, Plugin, PreviewServer, ViteDevServer } from 'vite';
import type { Backend } from '../backend.ts';
import { parseHeadersFile, requestPath } from './http.ts';

/**
 * Mounts the backend in Vite's dev and preview servers. Vite's own CORS headers are disabled because the backend sets them.
 * The preview server also applies the `_headers` file, as the static host does.
 */
export function embeddedBackend(backend: Backend): Plugin {
  const mount: Connect.NextHandleFunction = (req, res, next) => {
    backend.handle(req, res).then((isOurs) => {
      if (!isOurs) next();
    }, next);
  };
  const mountChannel = ({ httpServer }: ViteDevServer | PreviewServer) =>
    httpServer?.on('upgrade', (req, socket, head) => {
      // Vite's own development socket has a protocol; nothing else opens one.
      if (!backend.upgrade(req, socket, head) && !req.headers['sec-websocket-protocol']) socket.destroy();
    });
  return {
    name: 'keiko-embedded-backend',
    config: () => ({ server: { cors: false, strictPort: true }, preview: { cors: false, strictPort: true } }),
    configureServer(server) {
      mountChannel(server);
      server.middlewares.use(mount);
    },
    configurePreviewServer(server) {
      mountChannel(server);
      const dist = resolve(server.config.root, server.config.build.outDir);
      server.middlewares.use(mount);
      server.middlewares.use(emulateStaticHost(dist));
    },
  };
}

/**
 * Sets the headers of `_headers` (except those that Vite's file server overwrites, such as `Cache-Control`) and responds
 * with 404 for a missing build file, where Vite would send the app's page.
 */
function emulateStaticHost(dist: string): Connect.NextHandleFunction {
  const file = join(dist, '_headers');
  const headers = parseHeadersFile(existsSync(file) ? readFileSync(file, 'utf8') : '');
  return (req, res, next) => {
    const path = requestPath(req, 'http://localhost');
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
    if (!path.startsWith('/assets/') || existsSync(join(dist, path))) return next();
    res.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
    res.end('Not found');
  };
}
