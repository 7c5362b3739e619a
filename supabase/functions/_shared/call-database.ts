import type { Environment } from './environment.ts';

/** Calls a database function through the Data API as the member who asks. Throws when that fails. */
export async function callDatabase(
  { url, publishableKey }: Pick<Environment, 'url' | 'publishableKey'>,
  { name, args, token }: { readonly name: string; readonly args: object; readonly token: string },
): Promise<unknown> {
  const response = await fetch(`${url}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { apikey: publishableKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(args),
    signal: AbortSignal.timeout(10_000),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`Cannot call "${name}": ${response.status} ${text}`);
  return text === '' ? null : JSON.parse(text);
}
