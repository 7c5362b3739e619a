import * as v from 'valibot';
import type { Sql } from '../../../supabase/embedded/database/sql.ts';

const Claims = v.object({ sub: v.string(), session_id: v.string() });

/** The member id and the session id in an access token. */
export function readClaims(accessToken: string): v.InferOutput<typeof Claims> {
  return v.parse(Claims, JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()));
}

/** Opens an admin session for a signed-in member, as admin-gate does after checking the password. */
export async function openAdminSession(sql: Sql, accessToken: string): Promise<void> {
  const { sub, session_id } = readClaims(accessToken);
  const [opened] = await sql<{ until: unknown }>('select public.open_admin_session($1, $2) as until', [
    sub,
    session_id,
  ]);
  if (!opened?.until) throw new Error('Cannot open an admin session: the sign-in has ended');
}

const KEYS: Readonly<Record<string, string>> = { daily_trainings: 'day', outside_addresses: 'place' };

/** The header of a write that answers with its rows. */
export const RETURNING = { prefer: 'return=representation' };

/** The path of a write that answers with the keys of its rows: the columns that the admin may select. */
export function returningKeys(path: string): string {
  const [table = ''] = path.split('?');
  if (/^(admin_notifications|published_content)$/.test(table) || table.includes('/') || path.includes('select='))
    return path;
  return `${path}${path.includes('?') ? '&' : '?'}select=${KEYS[table] ?? 'id'}`;
}
