import * as v from 'valibot';
import { databaseReason } from './log.ts';

const TIMEOUT_MS = 10_000;

const databaseError = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ code: v.string(), message: v.string(), hint: v.nullish(v.string()) }),
);

export class DataApiError extends Error {
  readonly status: number;
  /** Seconds that the database asks to wait; null when it names none. */
  readonly wait: number | null;

  constructor(message: string, status: number, wait: number | null) {
    super(message);
    this.name = 'DataApiError';
    this.status = status;
    this.wait = wait;
  }
}

export type Database = ReturnType<typeof openDatabase>;

/** The Data API with a key: a member's `token` beside it, or none beside the secret key, which bypasses row-level security. */
export function openDatabase(url: string, key: string, token?: string) {
  const headers = { apikey: key, ...(token !== undefined && { authorization: `Bearer ${token}` }) };
  return {
    /** Calls a database function. Throws when it fails. */
    call: (name: string, args: object): Promise<unknown> => {
      const init = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' } } as const;
      return fetchDataApi(url, `rpc/${name}`, { ...init, body: JSON.stringify(args) });
    },
    /** Reads rows. Throws when it fails. */
    read: (table: string, query: Readonly<Record<string, string>>): Promise<unknown> =>
      fetchDataApi(url, `${table}?${new URLSearchParams(query)}`, { headers }),
  };
}

/** Sends a request to a path below `rest/v1/` of the Data API. Throws a DataApiError when that refuses or fails. */
export async function fetchDataApi(
  url: string,
  path: string,
  init: { readonly method?: 'POST'; readonly headers: Readonly<Record<string, string>>; readonly body?: string },
): Promise<unknown> {
  const response = await fetch(`${url}/rest/v1/${path}`, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  const text = await response.text();
  const [endpoint = ''] = path.split('?', 1);
  if (!response.ok) {
    const { reason, wait } = readError(text);
    const message = `Data API request "${endpoint}" failed: ${response.status} ${reason}`;
    throw new DataApiError(message, response.status, wait);
  }
  return text === '' ? null : JSON.parse(text);
}

/** The database's code and message for the log, without its details, which may contain a member's row. */
function readError(text: string): { readonly reason: string; readonly wait: number | null } {
  const { success, output } = v.safeParse(databaseError, text);
  if (!success) return { reason: 'no database error', wait: null };
  return { reason: databaseReason(output.code, output.message), wait: Number(output.hint) || null };
}
