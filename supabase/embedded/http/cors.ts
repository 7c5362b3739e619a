/** Headers a browser may send to the API; the list is that of supabase-js. */
const REQUEST_HEADERS = 'authorization, x-client-info, apikey, content-type, prefer, accept-profile, content-profile';

/** No origin but the backend's own may read a response, whatever Lite allows. */
export function withExactCors(response: Response, requestOrigin: string | undefined, origin: string): Response {
  const headers = new Headers(response.headers);
  for (const name of [...headers.keys()]) if (name.startsWith('access-control-')) headers.delete(name);
  headers.append('vary', 'origin');
  if (requestOrigin === origin) {
    headers.set('access-control-allow-origin', origin);
    headers.set('access-control-allow-headers', REQUEST_HEADERS);
    headers.set('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE, OPTIONS');
    headers.set('access-control-expose-headers', 'content-range, preference-applied, retry-after');
  }
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  return new Response(response.body, { status: response.status, headers });
}
