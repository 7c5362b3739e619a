import { createHash, randomInt, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { readAs } from '../../../sync/model/read-as.ts';
import type { Sql } from '../database/sql.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import { projectConfig } from '../project-config.ts';
import type { AuthLimits } from './auth-limits.ts';
import { changePassword, markMailedSession } from './change-password.ts';
import { authError, json, type Next, readJson } from './http.ts';

export type AuthGuardOptions = {
  readonly sql: Sql;
  readonly mailbox: Mailbox;
  readonly limits: AuthLimits;
  readonly now: () => Date;
};

type Call = { readonly request: Request; readonly caller: string; readonly next: Next };

const OPEN = /^(signup|token|verify|recover|resend|logout|user|settings|health|\.well-known\/jwks\.json)$/;
const RESEND_AFTER_MS = 60_000;

const Credentials = v.object({ email: v.string(), data: v.optional(v.record(v.string(), v.unknown()), {}) });
const EmailVerification = v.looseObject({ type: v.literal('email') });
const ErrorBody = v.object({ error_code: v.string() });

/**
 * Wraps Lite's auth so that responses do not reveal which addresses exist, as on hosted Supabase with confirmations on.
 * Lite itself returns 429 for a known address and `email_not_confirmed` at login. Endpoints that the product does not use are
 * closed: OTP, for example, would create confirmed members without a mail. `caller` is the address of the network.
 */
export async function guardAuth(options: AuthGuardOptions, call: Call): Promise<Response> {
  const { request, caller, next } = call;
  const endpoint = new URL(request.url).pathname.slice('/auth/v1/'.length);
  if (!OPEN.test(endpoint)) return authError(404, 'not_found', 'No such endpoint');
  if (!options.limits.take(request.method, endpoint, caller, options.now().getTime())) {
    return authError(429, 'over_request_rate_limit', 'Request rate limit reached');
  }
  return (handlers.get(`${request.method} ${endpoint}`) ?? next)(request, options, next);
}

type Handler = (request: Request, options: AuthGuardOptions, next: Next) => Promise<Response>;

const signUp: Handler = async (request, options, next) => {
  const credentials = readAs(Credentials, await readJson(request));
  const response = await next(request);
  if (credentials === null) return response;
  const { email, data: user_metadata } = credentials;
  if (await isRateLimited(response)) await sendConfirmationAgain(options, email);
  else if (response.status !== 200) return response;
  // GoTrue's user object with generated values only: the same response for a new and a known address.
  const at = options.now().toISOString();
  const user = { id: randomUUID(), aud: 'authenticated', role: 'authenticated', email: email.toLowerCase() };
  const times = { confirmation_sent_at: at, created_at: at, updated_at: at };
  return json(200, { ...user, user_metadata, identities: [], ...times });
};

const resend: Handler = async (request, options, next) => {
  const credentials = readAs(Credentials, await readJson(request));
  const response = await next(request);
  if (credentials === null || !(await isRateLimited(response))) return response;
  await sendConfirmationAgain(options, credentials.email);
  return json(200, {});
};

const logIn: Handler = async (request, _options, next) => {
  const response = await next(request);
  return (await errorCode(response)) === 'email_not_confirmed'
    ? authError(400, 'invalid_credentials', 'Invalid login credentials')
    : response;
};

/** Addresses cannot be changed. */
const changeUser: Handler = async (request, options, next) => {
  if (v.is(v.looseObject({ email: v.unknown() }), await readJson(request))) {
    return authError(422, 'email_change_disabled', 'The e-mail address cannot be changed');
  }
  return changePassword(options, request, await readJson(request), next);
};

/** Takes a mailed link or code; its session may set a password without the current one. */
const verify: Handler = async (request, { sql }, next) => {
  const body = readAs(EmailVerification, await readJson(request));
  // Lite does not know GoTrue's common type of the mails of a sign-up.
  const named = body && new Request(request, { body: JSON.stringify({ ...body, type: 'signup' }) });
  const response = await next(named ?? request);
  await markMailedSession(sql, response);
  return response;
};

const handlers: ReadonlyMap<string, Handler> = new Map([
  ['POST signup', signUp],
  ['POST resend', resend],
  ['POST token', logIn],
  ['PUT user', changeUser],
  ['POST verify', verify],
  ['GET verify', verify],
]);

/**
 * Sends an unconfirmed member a new link and code, at most once a minute. As in GoTrue (supabase/auth pull request 825),
 * password and metadata of the first sign-up stay, because the address is not confirmed to be anybody's.
 */
async function sendConfirmationAgain(options: AuthGuardOptions, email: string): Promise<void> {
  const { sql, mailbox, now } = options;
  const code = Array.from({ length: projectConfig.auth.email.otp_length }, () => randomInt(10)).join('');
  // Lite's form: it finds the account of a code by this hash, which is also the hash in the link.
  const tokenHash = createHash('sha256').update(`${email.toLowerCase()}${code}`).digest('hex');
  const rows = await sql<{ email: string }>(
    `update auth.users set confirmation_token = $2, confirmation_sent_at = $3
      where email = $1 and confirmed_at is null and confirmation_sent_at < $4 returning email`,
    [email.toLowerCase(), tokenHash, now().toISOString(), new Date(now().getTime() - RESEND_AFTER_MS).toISOString()],
  );
  for (const row of rows) mailbox.deliver(row.email, 'signup', { tokenHash, code });
}

async function isRateLimited(response: Response): Promise<boolean> {
  return (await errorCode(response)) === 'over_email_send_rate_limit';
}

async function errorCode(response: Response): Promise<string | null> {
  return readAs(ErrorBody, response.ok ? null : await readJson(response))?.error_code ?? null;
}
