import * as v from 'valibot';
import type { Body } from '../../../sync/model/json.ts';
import { readAs } from '../../../sync/model/read-as.ts';
import { RequestError, type RequestErrorCode } from '../../../sync/model/request-error.ts';
import type { Answer } from '../../../sync/protocol/send-request.ts';
import type { MemberRequest } from './member-request.ts';

export interface ServerCaller {
  readonly request: MemberRequest;
}

/** The body of a positive answer, unchecked. Throws a RequestError, of the code that `codes` has for the status. */
export function bodyOf(
  answer: Answer,
  codes: Readonly<Record<number, RequestErrorCode>> = { 429: 'throttled' },
): unknown {
  const { ok, status, body } = answer;
  if (!ok) throw new RequestError(codes[status] ?? 'rejected', { cause: messageOf(answer) || status, status });
  return body;
}

/** The message of a database error; '' without one. */
export function messageOf({ body }: Answer): string {
  return readAs(v.object({ message: v.string() }), body)?.message ?? '';
}

/** The data as the schema reads it. Throws a RequestError if it is invalid. */
export function parseData<T>(data: unknown, schema: v.GenericSchema<unknown, T>): T {
  const parsed = v.safeParse(schema, data);
  if (!parsed.success) throw new RequestError('malformed');
  return parsed.output;
}

/** Calls a database function as the member. Rejects with a RequestError. */
export async function callDatabase(
  { request }: ServerCaller,
  name: string,
  args: Body = {},
  signal?: AbortSignal,
): Promise<unknown> {
  return bodyOf(await request(`rest/v1/rpc/${name}`, { body: args, ...(signal && { signal }) }));
}
