import { createHash, randomInt, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { readAs } from '../../../sync/model/read-as.ts';
import type { Sql } from '../database/sql.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import { projectConfig } from '../project-config.ts';
import type { AuthLimits } from './auth-limits.ts';
import { changePassword, markMailedSession, parsePasswordChange, refuseLongPassword } from './change-password.ts';
import { authError, json } from './http.ts';

export type AuthGuardOptions = {
  readonly sql: Sql;
  readonly mailbox: Mailbox;
  readonly limits: AuthLimits;
  readonly now: () => Date;
};

type Next = (request: Request) => Promise<Response>;
type Call = { readonly request: Request; readonly caller: string; readonly next: Next };

const ENDPOINTS = new Set(['signup', 'token', 'verify', 'recover', 'resend', 'logout', 'user', 'settings', 'health']);
const RESEND_AFTER_MS = 60_000;

/** Endpoints that take an address only in this form: ASCII, with the domain as it is in the DNS. */
const ADDRESSED = new Set(['signup', 'verify', 'recover', 'resend']);
const ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;
const Addressed = v.looseObject({ email: v.optional(v.pipe(v.string(), v.maxLength(255), v.regex(ADDRESS))) });

const Credentials = v.object({
  email: v.string(),
  password: v.optional(v.string(), ''),
  data: v.optional(v.record(v.string(), v.unknown()), {}),
});
const TokenRequest = v.looseObject({
  email: v.optional(v.string()),
  password: v.optional(v.string()),
  refresh_token: v.optional(v.string()),
});
const EmailVerification = v.looseObject({ type: v.literal('email') });
const ErrorBody = v.object({ error_code: v.string() });

/**
 * Wraps Lite's auth so that responses do not reveal which addresses exist, as on hosted Supabase with confirmations on.
 * Lite itself returns 429 for a known address and `email_not_confirmed` at login. Endpoints that the product does not use are
 * closed: OTP, for example, would create confirmed members without a mail. `caller` is the address of the network.
 */
export async function guardAuth(options: AuthGuardOptions, call: Call): Promise<Response> {
  const { request, caller, next } = call;
  const { method } = request;
  const url = new URL(request.url);
  const endpoint = url.pathname.slice('/auth/v1/'.length);
  if (method === 'OPTIONS') return next(request);
  if (!ENDPOINTS.has(endpoint) && endpoint !== '.well-known/jwks.json') {
    return authError(404, 'not_found', 'No such endpoint');
  }
  if (endpoint === 'verify' && method === 'HEAD') return new Response(null, { status: 405 });
  if (!options.limits.take(method, endpoint, caller, options.now().getTime())) {
    return authError(429, 'over_request_rate_limit', 'Request rate limit reached');
  }
  const refusal = await refuseBody(endpoint, request);
  if (refusal !== null) return refusal;
  if (endpoint === 'user') return changeUser(options, call);
  if (endpoint === 'verify') return verify(options, call);
  const handler = handlerFor(endpoint, url.searchParams.get('grant_type'));
  return handler === null ? next(request) : handler(options, call);
}

/** The refusal of a body that Lite or the database would answer with 500; null for any other. */
async function refuseBody(endpoint: string, request: Request): Promise<Response | null> {
  if ((await request.clone().text()).trim() === 'null') return authError(400, 'bad_json', 'The body must be an object');
  const body = await readJson(request);
  if (!isStorable(body)) return authError(400, 'validation_failed', 'Texts must be without NUL and lone surrogates');
  if (ADDRESSED.has(endpoint) && body !== null && !v.is(Addressed, body)) {
    return authError(400, 'validation_failed', 'Unable to validate email address: invalid format');
  }
  if (endpoint === 'token' && !v.is(TokenRequest, body)) {
    return authError(400, 'validation_failed', 'The credentials must be texts');
  }
  return null;
}

/** Whether PostgreSQL can store all texts of a value. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !/[\0\p{Surrogate}]/u.test(value);
  return typeof value !== 'object' || value === null || Object.entries(value).flat().every(isStorable);
}

type Handler = (options: AuthGuardOptions, call: Call) => Promise<Response>;

/** The handler of an endpoint whose result could reveal whether an address exists; null for the others. */
function handlerFor(endpoint: string, grantType: string | null): Handler | null {
  if (endpoint === 'token') return grantType === 'password' ? logIn : null;
  if (endpoint === 'signup') return signUp;
  return endpoint === 'resend' ? resend : null;
}

const signUp: Handler = async (options, { request, next }) => {
  const credentials = readAs(Credentials, await readJson(request));
  if (credentials === null) {
    return authError(400, 'validation_failed', 'The address and the password must be texts, the data an object');
  }
  const { email, password, data } = credentials;
  const tooLong = refuseLongPassword(password);
  if (tooLong !== null) return tooLong;
  const response = await next(request);
  if (await isRateLimited(response)) await sendConfirmationAgain(options, email);
  else if (response.status !== 200) return response;
  return json(200, acceptedSignUp(email.toLowerCase(), data, options.now().toISOString()));
};

const resend: Handler = async (options, { request, next }) => {
  const credentials = v.safeParse(Credentials, await readJson(request));
  const response = await next(request);
  if (!credentials.success || !(await isRateLimited(response))) return response;
  await sendConfirmationAgain(options, credentials.output.email);
  return json(200, {});
};

const logIn: Handler = async (_options, { request, next }) => {
  const response = await next(request);
  return (await errorCode(response)) === 'email_not_confirmed'
    ? authError(400, 'invalid_credentials', 'Invalid login credentials')
    : response;
};

/** Addresses cannot be changed; a password that is null is none. */
async function changeUser({ sql, mailbox }: AuthGuardOptions, { request, next }: Call): Promise<Response> {
  const body = request.method === 'PUT' ? await readJson(request) : null;
  if (v.is(v.looseObject({ email: v.unknown() }), body)) {
    return authError(422, 'email_change_disabled', 'The e-mail address cannot be changed');
  }
  if (v.is(v.looseObject({ password: v.null() }), body)) {
    const { password: _none, ...others } = body;
    return next(new Request(request, { body: JSON.stringify(others) }));
  }
  const change = parsePasswordChange(body);
  if (change === 'malformed') return authError(400, 'validation_failed', 'The password must be a string');
  return change === null ? next(request) : changePassword({ sql, mailbox }, request, change, next);
}

/** Takes a mailed link or code; its session may set a password without the current one. */
async function verify({ sql }: AuthGuardOptions, { request, next }: Call): Promise<Response> {
  const body = readAs(EmailVerification, await readJson(request));
  // Lite does not know GoTrue's common type of the mails of a sign-up.
  const named = body && new Request(request, { body: JSON.stringify({ ...body, type: 'signup' }) });
  const response = await next(named ?? request);
  await markMailedSession(sql, response);
  return response;
}

/** GoTrue's user object with generated values only: the same response for a new and a known address. */
function acceptedSignUp(email: string, data: Readonly<Record<string, unknown>>, at: string) {
  const id = randomUUID();
  const created = { created_at: at, updated_at: at };
  const identity_data = { ...data, email, email_verified: false, phone_verified: false, sub: id };
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: at,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: data,
    identities: [
      {
        identity_id: randomUUID(),
        id,
        user_id: id,
        identity_data,
        provider: 'email',
        email,
        last_sign_in_at: at,
        ...created,
      },
    ],
    ...created,
    is_anonymous: false,
  };
}

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

/** Null for a body that is not JSON, which the auth server judges itself. */
async function readJson(message: Request | Response): Promise<unknown> {
  return message
    .clone()
    .json()
    .catch(() => null);
}
