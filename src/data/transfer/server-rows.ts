import * as v from 'valibot';
import { withTimeout } from '../../lib/with-timeout.ts';
import type { MemberData } from '../member/member-data.ts';
import { callDatabase, type ServerCaller } from '../server/server-call.ts';

/** How long the export waits for the server, in milliseconds. */
const TIMEOUT_MS = 8000;

/** What the server has of a member and devices do not keep. */
export const serverTables = ['reminders', 'push_subscriptions', 'kata_reports'] as const;

type ServerTable = (typeof serverTables)[number];

const row = v.record(v.string(), v.nullable(v.string()));
const page = v.object({ rows: v.array(row), more: v.boolean() });

/** What the server has of a member besides the rows of the device; null if it could not be asked. */
export type ServerRows = { readonly [Table in ServerTable]: readonly v.InferOutput<typeof row>[] | null };

/** Loads the member's reminder and devices; none without an account. Never rejects. */
export async function loadServerRows(member: ServerCaller & Pick<MemberData, 'isGuest'>): Promise<ServerRows> {
  if (member.isGuest) return { reminders: [], push_subscriptions: [], kata_reports: [] };
  const read = async (table: ServerTable) => {
    const rows: v.InferOutput<typeof row>[] = [];
    for (;;) {
      const args = { p_table: table, p_offset: rows.length };
      const { rows: next, more } = v.parse(page, await callDatabase(member, 'read_own_rows', args));
      rows.push(...next);
      if (!more) return rows;
    }
  };
  // The rest of the export is worth having without these.
  const load = (table: ServerTable) => withTimeout(read(table), TIMEOUT_MS, () => null).catch(() => null);
  const loading = [load('reminders'), load('push_subscriptions'), load('kata_reports')] as const;
  const [reminders, push_subscriptions, kata_reports] = await Promise.all(loading);
  return { reminders, push_subscriptions, kata_reports };
}
