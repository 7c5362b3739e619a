import * as v from 'valibot';
import type { Sql } from '../../supabase/embedded/sql.ts';

const Claims = v.object({ sub: v.string(), session_id: v.string() });

/** The member and the sign-in that an access token is for. */
export function claimsOf(accessToken: string): v.InferOutput<typeof Claims> {
  return v.parse(Claims, JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()));
}

/** Lets a sign-in act as the admin, as admin-gate does once it has heard the right password. */
export async function openAdminSession(sql: Sql, accessToken: string): Promise<void> {
  const { sub, session_id } = claimsOf(accessToken);
  const [opened] = await sql<{ until: unknown }>('select public.open_admin_session($1, $2) as until', [
    sub,
    session_id,
  ]);
  if (!opened?.until) throw new Error('Cannot open an admin session: the sign-in has ended');
}
