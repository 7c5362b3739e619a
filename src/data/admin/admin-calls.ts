import type { Json } from '../../../sync/protocol/json.ts';
import type { Member } from '../member/member.ts';
import { RequestError } from '../server/request-error.ts';

/** Calls a database function that only the admin may call. Rejects with a RequestError. */
export async function callAsAdmin(
  { sendRequest }: Pick<Member, 'sendRequest'>,
  name: string,
  args: Json,
): Promise<unknown> {
  const response = await sendRequest({ path: `rest/v1/rpc/${name}`, method: 'POST', body: args });
  if (response.status === 403) throw new RequestError('admin-ended');
  if (!response.ok) throw new RequestError('rejected', { cause: response.status });
  return response.json();
}

/** The rows that such a function returns. Rejects with a RequestError. */
export async function readRowsByCall<Row>(
  member: Pick<Member, 'sendRequest'>,
  name: string,
  args: Json,
  parse: (body: unknown) => readonly Row[] | null,
): Promise<readonly Row[]> {
  const rows = parse(await callAsAdmin(member, name, args));
  if (rows === null) throw new RequestError('malformed');
  return rows;
}
