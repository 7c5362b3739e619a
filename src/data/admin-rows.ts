import type { Body } from '../../sync/contracts/json.ts';
import { isAdminSessionOpen } from './admin-session.ts';
import type { Member } from './member.ts';
import { RequestError } from './request-error.ts';

/** A server may response with no more rows than this. */
const PAGE = 500;

/** A table as the admin reads and writes it. */
export interface AdminTable<Row> {
  readonly name: string;
  readonly columns: string;
  /** PostgREST's order; it must leave no two rows equal. */
  readonly order: string;
  readonly parse: (rows: unknown) => readonly Row[] | null;
}

/** So many rows, and whether there are more. */
export interface AdminRows<Row> {
  readonly rows: readonly Row[];
  readonly hasMore: boolean;
}

/** The first `amount` rows. Rejects with a RequestError, `admin-ended` when the admin session has run out. */
export async function loadAdminRows<Row>(
  member: Member,
  table: AdminTable<Row>,
  amount: number,
): Promise<AdminRows<Row>> {
  // Without the session the server hides rows instead of refusing, so that alone a list says nothing.
  const [isOpen, rows] = await Promise.all([isAdminSessionOpen(member), readRows(member, table, amount + 1)]);
  if (!isOpen) throw new RequestError('admin-ended');
  return { rows: rows.slice(0, amount), hasMore: rows.length > amount };
}

async function readRows<Row>(member: Member, table: AdminTable<Row>, amount: number): Promise<readonly Row[]> {
  const { name, columns, order, parse } = table;
  const read: Row[] = [];
  while (read.length < amount) {
    const limit = Math.min(PAGE, amount - read.length);
    const query = new URLSearchParams({ select: columns, order, limit: String(limit), offset: String(read.length) });
    const response = await member.sendRequest({ path: `rest/v1/${name}?${query}`, method: 'GET' });
    if (!response.ok) throw new RequestError('rejected', { cause: response.status });
    const rows = parse(await response.json());
    if (rows === null) throw new RequestError('malformed');
    read.push(...rows);
    if (rows.length < limit) break;
  }
  return read;
}

/** How writing a row came out: `taken` when its key is there already, `refused` with the database's word for why. */
export type WriteOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'taken' }
  | { readonly ok: false; readonly reason: 'refused'; readonly message: string };

/** Inserts a row. Rejects with a RequestError. */
export function insertRow(member: Member, table: string, row: Body): Promise<WriteOutcome> {
  return write(member, { path: `rest/v1/${table}`, method: 'POST', row });
}

/** Changes fields of the row whose `key` column has this value. Rejects with a RequestError. */
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
  { path, method, row }: { readonly path: string; readonly method: 'POST' | 'PATCH'; readonly row: Body },
): Promise<WriteOutcome> {
  const response = await member.sendRequest({ path, method, body: row, headers: { prefer: 'return=representation' } });
  if (response.status === 409) return { ok: false, reason: 'taken' };
  const body: unknown = await response.json();
  // Of a row that one may not change, the server says no more than that none was changed.
  const isHidden = response.ok && Array.isArray(body) && body.length === 0;
  if (response.status === 403 || isHidden) throw new RequestError('admin-ended', { cause: body });
  if (response.status === 400) return { ok: false, reason: 'refused', message: messageOf(body) };
  if (!response.ok) throw new RequestError('rejected', { cause: body });
  return { ok: true };
}

function messageOf(body: unknown): string {
  const has = typeof body === 'object' && body !== null && 'message' in body;
  return has && typeof body.message === 'string' ? body.message : '';
}
