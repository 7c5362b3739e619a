import * as v from 'valibot';

/** Longest time to wait for the Data API. */
const TIMEOUT_MS = 10_000;

const databaseError = v.pipe(v.string(), v.parseJson(), v.object({ code: v.string(), message: v.string() }));

/** Asks the Data API for what stands under `rest/v1/`. Throws when it fails. */
export async function askDataApi(
  url: string,
  path: string,
  init: { readonly method?: 'POST'; readonly headers: Readonly<Record<string, string>>; readonly body?: string },
): Promise<unknown> {
  const response = await fetch(`${url}/rest/v1/${path}`, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  const text = await response.text();
  const [place = ''] = path.split('?', 1);
  if (!response.ok) throw new Error(`Cannot ask "${place}": ${response.status} ${reasonOf(text)}`);
  return text === '' ? null : JSON.parse(text);
}

/** The database's code and words without its details, which may hold a member's row: the text goes into the log. */
function reasonOf(text: string): string {
  const error = v.safeParse(databaseError, text);
  return error.success ? `${error.output.code} ${error.output.message}` : 'no database error';
}
