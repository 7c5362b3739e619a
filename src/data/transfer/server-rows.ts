import * as v from 'valibot';
import { withTimeout } from '../../lib/with-timeout.ts';
import type { Member } from '../member/member.ts';

/** How long the export waits for the server, in milliseconds. */
const TIMEOUT_MS = 8000;

/**
 * The columns of the tables that members read and devices do not keep. A subscription's keys are left out: with them and the
 * project's key, somebody could send pushes to the device.
 */
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

/** Loads the member's reminder and devices. Never rejects. */
export async function loadServerRows({ sendRequest }: Pick<Member, 'sendRequest'>): Promise<ServerRows> {
  const load = async (table: ServerTable) => {
    const response = await sendRequest({ path: `rest/v1/${table}?select=${columns[table]}`, method: 'GET' });
    return response.ok ? v.parse(rows, await response.json()) : null;
  };
  const [reminders, push_subscriptions, kata_reports] = await Promise.all(
    // The rest of the export is worth having without these.
    serverTables.map((table) => withTimeout(load(table), TIMEOUT_MS, () => null).catch(() => null)),
  );
  return {
    reminders: reminders ?? null,
    push_subscriptions: push_subscriptions ?? null,
    kata_reports: kata_reports ?? null,
  };
}
