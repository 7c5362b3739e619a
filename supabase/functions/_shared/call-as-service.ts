import { askDataApi } from './ask-data-api.ts';

/** Where the Data API is, and the key that may do everything there. */
export interface Service {
  readonly url: string;
  readonly secretKey: string;
}

/**
 * Calls a database function as the service itself, not as the member who asks: only for what members may not call. The
 * secret key is no token, so it stands in `apikey` alone. Throws when the call fails.
 */
export function callAsService(
  { url, secretKey }: Service,
  { name, args }: { readonly name: string; readonly args: object },
): Promise<unknown> {
  return askDataApi(url, `rpc/${name}`, {
    method: 'POST',
    headers: { apikey: secretKey, 'content-type': 'application/json' },
    body: JSON.stringify(args),
  });
}
