import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import * as v from 'valibot';
import { json } from './http.ts';
import type { Mailbox } from './mailbox.ts';
import type { Sql } from './sql.ts';

export type AuthEdge = {
  readonly sql: Sql;
  readonly mailbox: Mailbox;
  readonly origin: string;
  /** Shortest time for an answer that could tell whether an address exists, so that its speed does not. */
  readonly answerFloorMs: number;
  readonly now: () => Date;
};

type Next = (request: Request) => Promise<Response>;

const ENDPOINTS = new Set(['signup', 'token', 'verify', 'recover', 'resend', 'logout', 'user', 'settings', 'health']);
const RESEND_AFTER_MS = 60_000;

const Credentials = v.object({ email: v.string(), data: v.optional(v.record(v.string(), v.unknown())) });
const ErrorBody = v.object({ error_code: v.string() });

/**
 * Stands in front of Lite's auth and makes it tell nobody which addresses exist, as hosted Supabase does with
 * confirmations on: Lite answers 429 to a sign-up or resend for a known address, and names an unconfirmed one at
 * login. Closes the endpoints the product does not use, some of which (OTP) create confirmed members without proof.
 */
export async function guardAuth(edge: AuthEdge, request: Request, next: Next): Promise<Response> {
  const url = new URL(request.url);
  const endpoint = url.pathname.slice('/auth/v1/'.length);
  if (request.method === 'OPTIONS') return next(request);
  if (!ENDPOINTS.has(endpoint) && endpoint !== '.well-known/jwks.json') {
    return authError(404, 'not_found', 'No such endpoint');
  }
  if (endpoint === 'user') return changeUser(request, next);
  const answer = answerOf(endpoint, url.searchParams.get('grant_type'));
  if (!answer) return next(request);
  const [response] = await Promise.all([answer(edge, request, next), delay(edge.answerFloorMs)]);
  return response;
}

type Answer = (edge: AuthEdge, request: Request, next: Next) => Promise<Response>;

/** What answers an endpoint whose result, or speed, could tell whether an address exists; null for the others. */
function answerOf(endpoint: string, grantType: string | null): Answer | null {
  if (endpoint === 'token') return grantType === 'password' ? logIn : null;
  if (endpoint === 'signup') return signUp;
  if (endpoint === 'resend') return resend;
  if (endpoint === 'recover') return (_edge, request, next) => next(request);
  return null;
}

const signUp: Answer = async (edge, request, next) => {
  const body = await readJson(request);
  const response = await next(request);
  const credentials = v.safeParse(Credentials, body);
  if (!credentials.success) return response;
  const { email, data = {} } = credentials.output;
  if (await isTooSoon(response)) await sendConfirmationAgain(edge, email);
  else if (response.status !== 200) return response;
  return json(200, acceptedSignUp(email.toLowerCase(), data, edge.now().toISOString()));
};

const resend: Answer = async (edge, request, next) => {
  const credentials = v.safeParse(Credentials, await readJson(request));
  const response = await next(request);
  if (!credentials.success || !(await isTooSoon(response))) return response;
  await sendConfirmationAgain(edge, credentials.output.email);
  return json(200, {});
};

const logIn: Answer = async (_edge, request, next) => {
  const response = await next(request);
  return (await errorCode(response)) === 'email_not_confirmed'
    ? authError(400, 'invalid_credentials', 'Invalid login credentials')
    : response;
};

/** An address cannot be changed in this product, and trying one would tell whether it is taken. */
async function changeUser(request: Request, next: Next): Promise<Response> {
  const changesEmail = v.is(v.looseObject({ email: v.unknown() }), await readJson(request));
  return changesEmail ? authError(422, 'email_change_disabled', 'The e-mail address cannot be changed') : next(request);
}

/** The same answer for a new and for a known address: GoTrue's user object without anything that is stored. */
function acceptedSignUp(email: string, data: Readonly<Record<string, unknown>>, at: string) {
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: at,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: data,
    identities: [],
    created_at: at,
    updated_at: at,
    is_anonymous: false,
  };
}

/** Gives an unconfirmed member a new link, at most once a minute; the password stays that of the first sign-up. */
async function sendConfirmationAgain({ sql, mailbox, origin, now }: AuthEdge, email: string): Promise<void> {
  const token = randomBytes(32).toString('hex');
  const rows = await sql<{ email: string }>(
    `update auth.users set confirmation_token = $2, confirmation_sent_at = $3
      where email = $1 and confirmed_at is null and confirmation_sent_at < $4 returning email`,
    [email.toLowerCase(), token, now().toISOString(), new Date(now().getTime() - RESEND_AFTER_MS).toISOString()],
  );
  for (const row of rows) mailbox.deliver(row.email, 'signup', `${origin}/auth/v1/verify?token=${token}&type=signup`);
}

async function isTooSoon(response: Response): Promise<boolean> {
  return (await errorCode(response)) === 'over_email_send_rate_limit';
}

async function errorCode(response: Response): Promise<string | null> {
  const body = v.safeParse(ErrorBody, response.ok ? null : await readJson(response));
  return body.success ? body.output.error_code : null;
}

async function readJson(message: Request | Response): Promise<unknown> {
  return message
    .clone()
    .json()
    .catch(() => null);
}

function authError(status: number, error_code: string, msg: string): Response {
  return json(status, { code: status, error_code, msg });
}
