import { askDataApi } from './ask-data-api.ts';
import type { Environment } from './environment.ts';

/** Calls a database function through the Data API as the member who asks. Throws when that fails. */
export function callDatabase(
  { url, publishableKey }: Pick<Environment, 'url' | 'publishableKey'>,
  { name, args, token }: { readonly name: string; readonly args: object; readonly token: string },
): Promise<unknown> {
  return askDataApi(url, `rpc/${name}`, {
    method: 'POST',
    headers: { apikey: publishableKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(args),
  });
}
