const ALLOWED_HEADERS = 'authorization, x-client-info, apikey, content-type';

/** CORS headers that let only the app's own origins read a response. */
export function corsHeaders(request: Request, origins: readonly string[]): Record<string, string> {
  const origin = request.headers.get('origin');
  if (origin === null || !origins.includes(origin)) return { vary: 'origin' };
  return {
    vary: 'origin',
    'access-control-allow-origin': origin,
    'access-control-allow-headers': ALLOWED_HEADERS,
    'access-control-allow-methods': 'GET, POST, OPTIONS',
    'access-control-expose-headers': 'retry-after',
    'access-control-max-age': '3600',
  };
}
