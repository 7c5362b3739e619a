import type { SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import type { Body } from '../../../sync/model/json.ts';
import { isRequestErrorCode, RequestError, type RequestErrorCode } from './request-error.ts';

/** What can call the server as a member. */
export interface ServerCaller {
  /** The member's Supabase client, loaded with its first use. Rejects with a RequestError. */
  readonly openSupabase: () => Promise<SupabaseClient>;
}

/** A response of the database; `data` is unchecked. */
interface DatabaseResponse {
  readonly data: unknown;
  readonly error: { readonly code: string; readonly message: string } | null;
  readonly status: number;
}

/** Any response of the database. Rejects with a RequestError when there is none. */
export async function responseOf(query: PromiseLike<DatabaseResponse>): Promise<DatabaseResponse> {
  const response = await query;
  throwIfFailed(response.error);
  return response;
}

/** The data of a query, unchecked. Rejects with a RequestError, of the code that `codes` has for the status. */
export async function dataOf(
  query: PromiseLike<DatabaseResponse>,
  codes: Readonly<Record<number, RequestErrorCode>> = { 429: 'throttled' },
): Promise<unknown> {
  const { data, error, status } = await responseOf(query);
  if (error !== null) throw new RequestError(codes[status] ?? 'rejected', { cause: error.message || status });
  return data;
}

/** The data as the schema reads it. Throws a RequestError if it is invalid. */
export function parseData<T>(data: unknown, schema: v.GenericSchema<unknown, T>): T {
  const parsed = v.safeParse(schema, data);
  if (!parsed.success) throw new RequestError('malformed');
  return parsed.output;
}

/** Calls a database function as the member. Rejects with a RequestError. */
export async function callDatabase({ openSupabase }: ServerCaller, name: string, args: Body = {}): Promise<unknown> {
  return dataOf((await openSupabase()).rpc(name, args));
}

/** Any response of an Edge Function, and its body, unchecked. Rejects with a RequestError when there is none. */
export async function callFunction({ openSupabase }: ServerCaller, name: string, body: Body) {
  const { data, error, response } = await (await openSupabase()).functions.invoke<unknown>(name, { body });
  if (response === undefined) throw error;
  const answer: unknown = error === null ? data : await response.json();
  throwIfFailed(answer);
  return { response, answer };
}

/** Throws the RequestError that errorsAsResponses() made a response of. */
function throwIfFailed(error: unknown): void {
  if (typeof error !== 'object' || error === null || !('code' in error)) return;
  const cause = 'message' in error && error.message !== '' ? { cause: error.message } : {};
  if (isRequestErrorCode(error.code)) throw new RequestError(error.code, cause);
}
