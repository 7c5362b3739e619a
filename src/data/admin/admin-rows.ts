import type { Body, Json } from '../../../sync/protocol/json.ts';
import type { Member } from '../member/member.ts';
import { RequestError } from '../server/request-error.ts';
import { isAdminSessionOpen } from './admin-session.ts';

/** Rows per request; below the max_rows limit of the server. */
const PAGE = 500;

/** A table as the admin reads and writes it. */
export interface AdminTable<Row> {
  readonly name: string;
  readonly columns: string;
  /** PostgREST filters of the rows, by column. */
  readonly filter?: Readonly<Record<string, string>>;
  /** A PostgREST `order` that is total, so that paging by offset is stable. */
  readonly order: string;
  readonly parse: (rows: unknown) => readonly Row[] | null;
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
  const { name, columns, filter, order, parse } = table;
  const read: Row[] = [];
  while (read.length < amount) {
    const limit = Math.min(PAGE, amount - read.length);
    const page = { limit: String(limit), offset: String(read.length) };
    const query = new URLSearchParams({ select: columns, ...filter, order, ...page });
    const response = await member.sendRequest({ path: `rest/v1/${name}?${query}`, method: 'GET' });
    if (!response.ok) throw new RequestError('rejected', { cause: response.status });
    const rows = parse(await response.json());
    if (rows === null) throw new RequestError('malformed');
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
export function insertRow(member: Member, table: string, row: Body | readonly Body[]): Promise<WriteOutcome> {
  return write(member, { path: `rest/v1/${table}`, method: 'POST', row });
}

/** Updates fields of the row whose `key` column equals `value`. Rejects with a RequestError. */
export function updateRow(
  member: Member,
  { table, key, value }: { readonly table: string; readonly key: string; readonly value: string },
  row: Body,
): Promise<WriteOutcome> {
  const query = new URLSearchParams({ [key]: `eq.${value}` });
  return write(member, { path: `rest/v1/${table}?${query}`, method: 'PATCH', row });
}

async function write(
  member: Member,
  { path, method, row }: { readonly path: string; readonly method: 'POST' | 'PATCH'; readonly row: Json },
): Promise<WriteOutcome> {
  const response = await member.sendRequest({ path, method, body: row, headers: { prefer: 'return=representation' } });
  if (response.status === 409) return { ok: false, reason: 'conflict' };
  const body: unknown = await response.json();
  // RLS makes a forbidden update look like an update of zero rows.
  const isHidden = response.ok && Array.isArray(body) && body.length === 0;
  if (response.status === 403 || isHidden) throw new RequestError('admin-ended', { cause: body });
  if (response.status === 400) return { ok: false, reason: 'rejected', message: messageOf(body) };
  if (!response.ok) throw new RequestError('rejected', { cause: body });
  return { ok: true };
}

function messageOf(body: unknown): string {
  const has = typeof body === 'object' && body !== null && 'message' in body;
  return has && typeof body.message === 'string' ? body.message : '';
}
