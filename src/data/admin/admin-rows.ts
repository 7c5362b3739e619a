import * as v from 'valibot';
import type { Body } from '../../../sync/protocol/json.ts';
import type { Member } from '../member/member.ts';
import { RequestError } from '../server/request-error.ts';
import { dataOf, parseData, responseOf, type ServerCaller } from '../server/server-call.ts';
import { isAdminSessionOpen } from './admin-session.ts';

/** Rows per request; below the max_rows limit of the server. */
const PAGE = 500;

/** A table as the admin reads and writes it. */
export interface AdminTable<Row> {
  readonly name: string;
  readonly columns: string;
  /** The values that the rows have, by column. */
  readonly filter?: Readonly<Record<string, string>>;
  /** The columns to sort by, each descending; a total order, so that paging by offset is stable. */
  readonly order: readonly string[];
  readonly rows: v.GenericSchema<unknown, readonly Row[]>;
}

/** Rows that a call of their own returns. */
export interface AdminSource<Row> {
  /** The first `amount` rows. Rejects with a RequestError; `admin-ended` when the admin session has expired. */
  readonly load: (member: Member, amount: number) => Promise<readonly Row[]>;
}

/** The first rows of a table, and whether it has more. */
export interface AdminRows<Row> {
  readonly rows: readonly Row[];
  readonly hasMore: boolean;
}

/** Loads the first `amount` rows. Rejects with a RequestError; `admin-ended` when the admin session has expired. */
export async function loadAdminRows<Row>(
  member: Member,
  table: AdminTable<Row> | AdminSource<Row>,
  amount: number,
): Promise<AdminRows<Row>> {
  if ('load' in table) return firstRows(await table.load(member, amount + 1), amount);
  // Without an admin session RLS hides rows instead of returning an error, so check the session as well.
  const [isOpen, rows] = await Promise.all([isAdminSessionOpen(member), readRows(member, table, amount + 1)]);
  if (!isOpen) throw new RequestError('admin-ended');
  return firstRows(rows, amount);
}

function firstRows<Row>(rows: readonly Row[], amount: number): AdminRows<Row> {
  return { rows: rows.slice(0, amount), hasMore: rows.length > amount };
}

async function readRows<Row>(member: Member, table: AdminTable<Row>, amount: number): Promise<readonly Row[]> {
  const { name, columns, filter = {}, order } = table;
  const supabase = await member.openSupabase();
  const read: Row[] = [];
  while (read.length < amount) {
    const limit = Math.min(PAGE, amount - read.length);
    const query = supabase.from(name).select(columns).match(filter);
    for (const column of order) query.order(column, { ascending: false });
    const rows = parseData(await dataOf(query.range(read.length, read.length + limit - 1)), table.rows);
    read.push(...rows);
    if (rows.length < limit) break;
  }
  return read;
}

/** Result of writing a row. `conflict`: the key exists. `rejected`: the database raised an error with this message. */
export type WriteOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'conflict' }
  | { readonly ok: false; readonly reason: 'rejected'; readonly message: string };

/** Inserts a row, or several of them: all or none. Rejects with a RequestError. */
export async function insertRow(member: Member, table: string, row: Body | readonly Body[]): Promise<WriteOutcome> {
  return outcomeOf((await member.openSupabase()).from(table).insert(row));
}

/** Updates fields of the row whose `key` column equals `value`. Rejects with a RequestError. */
export async function updateRow(
  member: Member,
  { table, key, value }: { readonly table: string; readonly key: string; readonly value: string },
  row: Body,
): Promise<WriteOutcome> {
  return outcomeOf((await member.openSupabase()).from(table).update(row).eq(key, value).select());
}

async function outcomeOf(query: Parameters<typeof responseOf>[0]): Promise<WriteOutcome> {
  const { data, error, status } = await responseOf(query);
  if (status === 409) return { ok: false, reason: 'conflict' };
  // RLS makes a forbidden update look like an update of zero rows.
  const isHidden = Array.isArray(data) && data.length === 0;
  if (status === 403 || isHidden) throw new RequestError('admin-ended', { cause: error });
  if (status === 400) return { ok: false, reason: 'rejected', message: error?.message ?? '' };
  if (error !== null) throw new RequestError('rejected', { cause: error });
  return { ok: true };
}

/** Calls a database function that only the admin may call. Rejects with a RequestError. */
export async function callAsAdmin({ openSupabase }: ServerCaller, name: string, args: Body): Promise<unknown> {
  return dataOf((await openSupabase()).rpc(name, args), { 403: 'admin-ended' });
}

/** The rows that such a function returns. Rejects with a RequestError. */
export async function readRowsByCall<Row>(
  member: ServerCaller,
  name: string,
  args: Body,
  row: v.GenericSchema<unknown, Row>,
): Promise<readonly Row[]> {
  return parseData(await callAsAdmin(member, name, args), v.array(row));
}
