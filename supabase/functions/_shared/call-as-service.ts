import { fetchDataApi } from './fetch-data-api.ts';

/** The Data API and a secret key, which bypasses row-level security. */
export interface Service {
  readonly url: string;
  readonly secretKey: string;
}

/**
 * Calls a database function as the service role, for calls that members may not make. The secret key is not a JWT, so it
 * goes into `apikey` only. Throws when the call fails.
 */
export function callAsService(
  { url, secretKey }: Service,
  { name, args }: { readonly name: string; readonly args: object },
): Promise<unknown> {
  return fetchDataApi(url, `rpc/${name}`, {
    method: 'POST',
    headers: { apikey: secretKey, 'content-type': 'application/json' },
    body: JSON.stringify(args),
  });
}
