import { fetchDataApi } from './fetch-data-api.ts';

/** The Data API and a secret key, which bypasses row-level security. */
export interface Service {
  readonly url: string;
  readonly secretKey: string;
}

/** Calls a database function as the service role, by its key in `apikey`, which is no JWT. Throws when it fails. */
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
