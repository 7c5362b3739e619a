import type { Environment } from './environment.ts';

/** Reads rows through the Data API as the member who asks, so that row-level security decides. Throws when it fails. */
export async function readTable(
  { url, publishableKey }: Pick<Environment, 'url' | 'publishableKey'>,
  {
    table,
    query,
    token,
  }: { readonly table: string; readonly query: Readonly<Record<string, string>>; readonly token: string },
): Promise<unknown> {
  const response = await fetch(`${url}/rest/v1/${table}?${new URLSearchParams(query)}`, {
    headers: { apikey: publishableKey, authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw new Error(`Cannot read "${table}": ${response.status} ${await response.text()}`);
  return response.json();
}
