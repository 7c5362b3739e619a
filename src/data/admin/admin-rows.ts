import * as v from 'valibot';
import type { Body } from '../../../sync/model/json.ts';
import { RequestError } from '../../../sync/model/request-error.ts';
import type { Answer } from '../../../sync/protocol/send-request.ts';
import type { Member } from '../member/member.ts';
import { bodyOf, messageOf, parseData, type ServerCaller } from '../server/server-call.ts';

export interface AdminRows<Row> {
  readonly rows: readonly Row[];
  readonly hasMore: boolean;
}

export interface AdminList<Row> {
  /** Loads the first `amount` rows. Rejects with a RequestError; `admin-ended` when the admin session has expired. */
  readonly load: (member: ServerCaller, amount: number) => Promise<AdminRows<Row>>;
}

export function listOfCall<Row>(
  call: string,
  args: Body,
  rows: v.GenericSchema<unknown, readonly Row[]>,
): AdminList<Row> {
  const page = v.object({ rows, more: v.boolean() });
  async function load(member: ServerCaller, amount: number): Promise<AdminRows<Row>> {
    const loaded: Row[] = [];
    // The server ends a page at a megabyte, so only it knows whether there are more rows.
    for (;;) {
      const range = { p_offset: loaded.length, p_limit: amount - loaded.length };
      const read = parseData(await callAsAdmin(member, call, { ...args, ...range }), page);
      loaded.push(...read.rows);
      if (!read.more || loaded.length >= amount) return { rows: loaded, hasMore: read.more };
    }
  }
  return { load };
}

/** The rows of a table, or those of `filter`. */
export function adminTable<Row>(name: string, rows: v.GenericSchema<unknown, readonly Row[]>, filter: Body = {}) {
  return { name, ...listOfCall('read_admin_rows', { p_table: name, ...filter }, rows) };
}

/** Result of writing a row. `conflict`: the key exists. `rejected`: the database raised an error with this message. */
export type WriteOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'conflict' }
  | { readonly ok: false; readonly reason: 'rejected'; readonly message: string };

/** Inserts a row, or several of them: all or none. Rejects with a RequestError. */
export async function insertRow(member: Member, table: string, row: Body | readonly Body[]): Promise<WriteOutcome> {
  return outcomeOf(await member.request(`rest/v1/${table}`, { body: row }));
}

/** Updates fields of the row whose `key` column equals `value`. Rejects with a RequestError. */
export async function updateRow(
  member: Member,
  { table, key, value }: { readonly table: string; readonly key: string; readonly value: string },
  row: Body,
): Promise<WriteOutcome> {
  const query = new URLSearchParams({ [key]: `eq.${value}`, select: key });
  const headers = { prefer: 'return=representation' };
  return outcomeOf(await member.request(`rest/v1/${table}?${query}`, { method: 'PATCH', body: row, headers }));
}

/**
 * Which of `codes` the database has refused a write with; null when the row is stored. Its id was generated here, so a conflict
 * means that the insert succeeded and its response was lost. Throws a RequestError for any other refusal.
 */
export function refusalOf<Code extends string>(outcome: WriteOutcome, codes: readonly Code[]): Code | null {
  if (outcome.ok || outcome.reason === 'conflict') return null;
  const refusal = codes.find((code) => code === outcome.message);
  if (refusal === undefined) throw new RequestError('rejected', { cause: outcome.message });
  return refusal;
}

function outcomeOf(answer: Answer): WriteOutcome {
  const { status, body } = answer;
  if (status === 409) return { ok: false, reason: 'conflict' };
  // RLS makes a forbidden update look like an update of zero rows.
  const isHidden = Array.isArray(body) && body.length === 0;
  if (status === 403 || isHidden) throw new RequestError('admin-ended', { cause: body });
  if (status === 400) return { ok: false, reason: 'rejected', message: messageOf(answer) };
  bodyOf(answer, {});
  return { ok: true };
}

/** Calls a database function that only the admin may call. Rejects with a RequestError. */
export async function callAsAdmin({ request }: ServerCaller, name: string, args: Body): Promise<unknown> {
  return bodyOf(await request(`rest/v1/rpc/${name}`, { body: args }), { 403: 'admin-ended' });
}
