import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { parseHeadersFile } from '../../../supabase/embedded/http/http.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** Serves a built app like the host: headers from `_headers`, and `index.html` for every route. */
export function staticFile(dist: string | undefined, url: string): Response {
  const { pathname } = new URL(url, 'http://localhost');
  const path = dist ? join(dist, decodeURIComponent(pathname)) : '';
  const isFile = statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
  if (!dist || (!isFile && pathname.startsWith('/assets/'))) return new Response('Not found', { status: 404 });
  const file = isFile ? path : join(dist, 'index.html');
  const rules = join(dist, '_headers');
  return new Response(readFileSync(file), {
    headers: {
      'cache-control': 'no-cache',
      ...(existsSync(rules) ? parseHeadersFile(readFileSync(rules, 'utf8')) : {}),
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    },
  });
}
