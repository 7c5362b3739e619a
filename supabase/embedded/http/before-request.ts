import * as v from 'valibot';
import type { Sql } from '../database/sql.ts';
import { json } from './http.ts';
import { verifyClaims } from './token-claims.ts';

const refusal = v.object({ code: v.pipe(v.string(), v.regex(/^PT\d{3}$/)), message: v.string(), hint: v.string() });

const CALL = `select set_config('request.jwt.claim.sub', $1::jsonb ->> 'sub', true), private.before_request()`;

/** Calls `private.before_request()` like PostgREST's `db_pre_request`; null when the request may go on. */
export async function refuseRequest(request: Request, sql: Sql, jwtSecret: string): Promise<Response | null> {
  const [, token] = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  const claims = token === undefined ? null : await verifyClaims(token, jwtSecret);
  if (claims === null) return null;
  try {
    await sql(CALL, [claims]);
    return null;
  } catch (error) {
    const refused = v.safeParse(refusal, error);
    if (!refused.success) throw error;
    const { code, message, hint } = refused.output;
    return json(Number(code.slice(2)), { code, message, details: null, hint });
  }
}
