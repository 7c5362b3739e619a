import * as v from 'valibot';
import { withTimeout } from '../../lib/with-timeout.ts';
import type { MemberData } from '../member/member-data.ts';
import { dataOf, type ServerCaller } from '../server/server-call.ts';

/** How long the export waits for the server, in milliseconds. */
const TIMEOUT_MS = 8000;

/** What members read and devices do not keep; without a subscription's keys, with which anybody could use it. */
const columns = {
  reminders: 'at,updated_at',
  push_subscriptions: 'endpoint,created_at,updated_at',
  kata_reports: 'kata_id,reason,note,created_at',
} as const;

type ServerTable = keyof typeof columns;

export const serverTables = [
  'reminders',
  'push_subscriptions',
  'kata_reports',
] as const satisfies readonly ServerTable[];

const rows = v.array(v.record(v.string(), v.nullable(v.string())));

/** What the server has of a member besides the rows of the device; null if it could not be asked. */
export type ServerRows = { readonly [Table in ServerTable]: v.InferOutput<typeof rows> | null };

/** Loads the member's reminder and devices; none without an account. Never rejects. */
export async function loadServerRows({
  isLocal,
  openSupabase,
}: ServerCaller & Pick<MemberData, 'isLocal'>): Promise<ServerRows> {
  if (isLocal) return { reminders: [], push_subscriptions: [], kata_reports: [] };
  const read = async (table: ServerTable) => {
    const supabase = await openSupabase();
    return v.parse(rows, await dataOf(supabase.from(table).select(columns[table])));
  };
  // The rest of the export is worth having without these.
  const load = (table: ServerTable) => withTimeout(read(table), TIMEOUT_MS, () => null).catch(() => null);
  const loading = [load('reminders'), load('push_subscriptions'), load('kata_reports')] as const;
  const [reminders, push_subscriptions, kata_reports] = await Promise.all(loading);
  return { reminders, push_subscriptions, kata_reports };
}
