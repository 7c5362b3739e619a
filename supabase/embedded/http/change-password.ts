import * as v from 'valibot';
import { readAs } from '../../../sync/model/read-as.ts';
import type { Sql } from '../database/sql.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import { authError, type Next, readJson } from './http.ts';
import { readTokenClaims } from './token-claims.ts';

/** GoTrue's time in which a login counts as a reauthentication. */
const FRESH_SESSION_MS = 24 * 60 * 60_000;

/** Marks the sessions of mailed links and codes in `auth.sessions.tag`; GoTrue knows them by their authentication method. */
const MAILED_TAG = 'mailed';

const PasswordChange = v.looseObject({ password: v.unknown(), current_password: v.optional(v.string(), '') });
const User = v.object({ email: v.string() });
const Tokens = v.object({ access_token: v.string() });

/**
 * Changes a password like GoTrue with `secure_password_change` and a required current password: only in a session of the
 * last 24 hours, and with the current password unless the session began with a mailed link or code. Ends all other sessions,
 * and reports the change by mail. A request that changes no password goes on.
 */
export async function changePassword(
  { sql, mailbox }: { readonly sql: Sql; readonly mailbox: Mailbox },
  request: Request,
  body: unknown,
  next: Next,
): Promise<Response> {
  const change = readAs(PasswordChange, body);
  if (change === null) return next(request);
  const { origin } = new URL(request.url);
  const apikey = request.headers.get('apikey') ?? '';
  const authorization = request.headers.get('authorization') ?? '';
  // Lite verifies the token, so that its claims can be trusted from here on.
  const verified = await next(new Request(request.url, { headers: { apikey, authorization } }));
  const claims = readTokenClaims(authorization.replace(/^Bearer /i, ''));
  if (!verified.ok || claims === null) return verified;
  const { email } = v.parse(User, await verified.json());

  const session = await readSession(sql, claims.session_id);
  if (session === null || Date.now() - session.createdAtMs > FRESH_SESSION_MS) {
    return authError(400, 'reauthentication_needed', 'Password update requires reauthentication');
  }
  if (!session.isMailed) {
    const { current_password: password } = change;
    const msg = 'Current password required when setting new password.';
    if (password === '') return authError(400, 'current_password_required', msg);
    const logIn = new Request(`${origin}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    if (!(await isAccepted(sql, await next(logIn)))) return authError(400, 'current_password_invalid', msg);
  }

  const response = await next(request);
  if (response.ok) {
    await endSessions(sql, 'user_id::text = $1 and id::text <> $2', [claims.sub, claims.session_id]);
    mailbox.reportPasswordChange(email);
  }
  return response;
}

/** Marks the session that a response to `/verify` gives: as JSON, or in the address of a redirect. */
export async function markMailedSession(sql: Sql, response: Response): Promise<void> {
  const { hash } = new URL(response.headers.get('location') ?? '/', 'http://localhost');
  const token = new URLSearchParams(hash.slice(1)).get('access_token') ?? (await readToken(response));
  const claims = token === null ? null : readTokenClaims(token);
  if (claims !== null) {
    await sql('update auth.sessions set tag = $2 where id::text = $1', [claims.session_id, MAILED_TAG]);
  }
}

/** Whether a login succeeded; its session is removed, because nobody holds it. */
async function isAccepted(sql: Sql, login: Response): Promise<boolean> {
  const token = login.ok ? await readToken(login) : null;
  const claims = token === null ? null : readTokenClaims(token);
  if (claims === null) return false;
  await endSessions(sql, 'id::text = $1', [claims.session_id]);
  return true;
}

async function readToken(response: Response): Promise<string | null> {
  return readAs(Tokens, await readJson(response))?.access_token ?? null;
}

async function readSession(sql: Sql, id: string) {
  const [row] = await sql<{ created_ms: number; tag: string | null }>(
    'select extract(epoch from created_at)::float8 * 1000 as created_ms, tag from auth.sessions where id::text = $1',
    [id],
  );
  return row === undefined ? null : { createdAtMs: row.created_ms, isMailed: row.tag === MAILED_TAG };
}

/** Removes the sessions with their refresh tokens; `condition` is SQL of this file. */
async function endSessions(sql: Sql, condition: string, params: readonly string[]): Promise<void> {
  await sql(
    `with ended as (delete from auth.sessions where ${condition} returning id)
     delete from auth.refresh_tokens where session_id in (select id from ended)`,
    params,
  );
}
