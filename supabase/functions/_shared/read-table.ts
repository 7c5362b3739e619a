import type { Environment } from './environment.ts';
import { fetchDataApi } from './fetch-data-api.ts';

/** Reads rows through the Data API as the calling member, under row-level security. Throws when it fails. */
export function readTable(
  { url, publishableKey }: Pick<Environment, 'url' | 'publishableKey'>,
  {
    table,
    query,
    token,
  }: { readonly table: string; readonly query: Readonly<Record<string, string>>; readonly token: string },
): Promise<unknown> {
  return fetchDataApi(url, `${table}?${new URLSearchParams(query)}`, {
    headers: { apikey: publishableKey, authorization: `Bearer ${token}` },
  });
}
