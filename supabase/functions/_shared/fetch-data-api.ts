import * as v from 'valibot';

const TIMEOUT_MS = 10_000;

const databaseError = v.pipe(v.string(), v.parseJson(), v.object({ code: v.string(), message: v.string() }));

/** Sends a request to a path below `rest/v1/` of the Data API. Throws when it fails. */
export async function fetchDataApi(
  url: string,
  path: string,
  init: { readonly method?: 'POST'; readonly headers: Readonly<Record<string, string>>; readonly body?: string },
): Promise<unknown> {
  const response = await fetch(`${url}/rest/v1/${path}`, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  const text = await response.text();
  const [endpoint = ''] = path.split('?', 1);
  if (!response.ok) throw new Error(`Data API request "${endpoint}" failed: ${response.status} ${reasonOf(text)}`);
  return text === '' ? null : JSON.parse(text);
}

/** The database's code and message for the log, without its details, which may contain a member's row. */
function reasonOf(text: string): string {
  const error = v.safeParse(databaseError, text);
  return error.success ? `${error.output.code} ${error.output.message}` : 'no database error';
}
