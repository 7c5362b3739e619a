import type { Body } from '../../../sync/protocol/json.ts';
import { dataOf, parseData, type ServerCaller } from '../server/server-call.ts';

/** Calls a database function that only the admin may call. Rejects with a RequestError. */
export async function callAsAdmin({ openSupabase }: ServerCaller, name: string, args: Body): Promise<unknown> {
  return dataOf((await openSupabase()).rpc(name, args), { 403: 'admin-ended' });
}

/** The rows that such a function returns. Rejects with a RequestError. */
export async function readRowsByCall<Row>(
  member: ServerCaller,
  name: string,
  args: Body,
  parse: (body: unknown) => readonly Row[] | null,
): Promise<readonly Row[]> {
  return parseData(await callAsAdmin(member, name, args), parse);
}
