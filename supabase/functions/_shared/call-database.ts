import type { Environment } from './environment.ts';
import { fetchDataApi } from './fetch-data-api.ts';

/** Calls a database function through the Data API as the calling member. Throws when it fails. */
export function callDatabase(
  { url, publishableKey }: Pick<Environment, 'url' | 'publishableKey'>,
  { name, args, token }: { readonly name: string; readonly args: object; readonly token: string },
): Promise<unknown> {
  return fetchDataApi(url, `rpc/${name}`, {
    method: 'POST',
    headers: { apikey: publishableKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(args),
  });
}
