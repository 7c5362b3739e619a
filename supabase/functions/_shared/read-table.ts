import { askDataApi } from './ask-data-api.ts';
import type { Environment } from './environment.ts';

/** Reads rows through the Data API as the member who asks, so that row-level security decides. Throws when it fails. */
export function readTable(
  { url, publishableKey }: Pick<Environment, 'url' | 'publishableKey'>,
  {
    table,
    query,
    token,
  }: { readonly table: string; readonly query: Readonly<Record<string, string>>; readonly token: string },
): Promise<unknown> {
  return askDataApi(url, `${table}?${new URLSearchParams(query)}`, {
    headers: { apikey: publishableKey, authorization: `Bearer ${token}` },
  });
}
