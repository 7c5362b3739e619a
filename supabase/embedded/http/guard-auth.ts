import { createHash, randomInt, randomUUID } from 'node:crypto';
import { domainToASCII } from 'node:url';
import * as v from 'valibot';
import { readAs } from '../../../sync/model/read-as.ts';
import { plainAddress } from '../../../sync/model/text/plain-input.ts';
import { createRequestLimit, type RequestLimit } from '../../functions/_shared/request-limit.ts';
import type { Sql } from '../database/sql.ts';
import { CODE_LENGTH } from '../lite-app.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import { changePassword, markRecovery, parsePasswordChange, refuseWeakPassword } from './change-password.ts';
import { authError, json } from './http.ts';

export type AuthGuardOptions = {
  readonly sql: Sql;
  readonly mailbox: Mailbox;
  readonly origin: string;
  readonly verifyLimit: RequestLimit;
  readonly now: () => Date;
};

type Next = (request: Request) => Promise<Response>;
type Call = { readonly request: Request; readonly caller: string; readonly next: Next };

/**
 * Limits how often an address of the network may guess a mailed link or code, as GoTrue does. Only failures count, since the
 * embedded backend may have all its members behind one address.
 */
export function createVerifyLimit(): RequestLimit {
  return createRequestLimit({ requests: 30, seconds: 5 * 60 });
}

const ENDPOINTS = new Set(['signup', 'token', 'verify', 'recover', 'resend', 'logout', 'user', 'settings', 'health']);
const RESEND_AFTER_MS = 60_000;

/** Text that PostgreSQL can store: no NUL, no lone surrogates. */
const Text = v.pipe(v.string(), v.regex(/^[^\0\p{Surrogate}]*$/u));
const Credentials = v.object({
  email: Text,
  password: v.optional(Text, ''),
  data: v.optional(v.record(Text, v.unknown()), {}),
});
const TokenRequest = v.looseObject({
  email: v.optional(Text),
  password: v.optional(Text),
  refresh_token: v.optional(Text),
});
const SignUpData = v.record(Text, v.union([Text, v.number(), v.boolean(), v.null()]));
const Verification = v.looseObject({ type: v.string() });
const Addressed = v.looseObject({ email: v.string() });
const ErrorBody = v.object({ error_code: v.string() });

/**
 * Wraps Lite's auth so that responses do not reveal which addresses exist, as on hosted Supabase with confirmations on.
 * Lite itself returns 429 for a known address and `email_not_confirmed` at login. Endpoints that the product does not use are
 * closed: OTP, for example, would create confirmed members without a mail. `caller` is the address of the network.
 */
export async function guardAuth(options: AuthGuardOptions, received: Call): Promise<Response> {
  const call = { ...received, request: await withPlainAddress(received.request) };
  const { request, next } = call;
  const url = new URL(request.url);
  const endpoint = url.pathname.slice('/auth/v1/'.length);
  if (request.method === 'OPTIONS') return next(request);
  if (!ENDPOINTS.has(endpoint) && endpoint !== '.well-known/jwks.json') {
    return authError(404, 'not_found', 'No such endpoint');
  }
  if ((await request.clone().text()).trim() === 'null') return authError(400, 'bad_json', 'The body must be an object');
  if (endpoint === 'user') return changeUser(options, call);
  if (endpoint === 'verify') return verify(options, call);
  const handler = handlerFor(endpoint, url.searchParams.get('grant_type'));
  if (endpoint === 'token' && !v.is(TokenRequest, await readJson(request))) {
    return authError(400, 'validation_failed', 'The credentials must be storable texts');
  }
  return handler === null ? next(request) : handler(options, call);
}

/** The request with its address as the app writes it: an account has one for all clients. */
async function withPlainAddress(request: Request): Promise<Request> {
  const body = readAs(Addressed, request.method === 'POST' ? await readJson(request) : null);
  if (body === null) return request;
  return new Request(request, { body: JSON.stringify({ ...body, email: plainAddress(body.email, domainToASCII) }) });
}

type Handler = (options: AuthGuardOptions, call: Call) => Promise<Response>;

/** The handler of an endpoint whose result could reveal whether an address exists; null for the others. */
function handlerFor(endpoint: string, grantType: string | null): Handler | null {
  if (endpoint === 'token') return grantType === 'password' ? logIn : null;
  if (endpoint === 'signup') return signUp;
  return endpoint === 'resend' ? resend : null;
}

const signUp: Handler = async (options, { request, next }) => {
  const credentials = v.safeParse(Credentials, await readJson(request));
  if (!credentials.success || !v.is(SignUpData, credentials.output.data)) {
    return authError(400, 'validation_failed', 'The address, the password and the data must be storable texts');
  }
  const { email, password, data } = credentials.output;
  const name = typeof data.username === 'string' ? data.username : '';
  const weak = password === '' ? null : refuseWeakPassword(password, { email, name });
  if (weak !== null) return weak;
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

/** Addresses cannot be changed, and guesses of the current password count like those of a code. */
async function changeUser(
  { sql, mailbox, verifyLimit, now }: AuthGuardOptions,
  { request, caller, next }: Call,
): Promise<Response> {
  const body = request.method === 'PUT' ? await readJson(request) : null;
  if (v.is(v.looseObject({ email: v.unknown() }), body)) {
    return authError(422, 'email_change_disabled', 'The e-mail address cannot be changed');
  }
  const change = parsePasswordChange(body);
  if (change === 'malformed') return authError(400, 'validation_failed', 'The password must be a string');
  if (change === null) return next(request);
  const wait = verifyLimit.secondsToWait(caller, now().getTime());
  if (wait !== null) return refuseGuess(wait, null);
  const response = await changePassword({ sql, mailbox }, request, change, next);
  if ((await errorCode(response)) === 'current_password_invalid') verifyLimit.count(caller, now().getTime());
  return response;
}

/** Takes a mailed link or code; a session of a recovery may set a password without the current one. */
async function verify(options: AuthGuardOptions, { request, caller, next }: Call): Promise<Response> {
  const { sql, origin, verifyLimit, now } = options;
  const isLink = request.method !== 'POST';
  const wait = verifyLimit.secondsToWait(caller, now().getTime());
  if (wait !== null) return refuseGuess(wait, isLink ? origin : null);
  const body = v.safeParse(Verification, isLink ? null : await readJson(request));
  const type = body.success ? body.output.type : new URL(request.url).searchParams.get('type');
  const response = await next(request);
  if (isRefused(response)) verifyLimit.count(caller, now().getTime());
  if (type === 'recovery') await markRecovery(sql, response);
  return response;
}

/** A refused link redirects with the error in the fragment. */
function isRefused(response: Response): boolean {
  return response.status >= 400 || /[#&]error_code=/.test(response.headers.get('location') ?? '');
}

/** As JSON, or in the redirect of a link to the app at `origin`. */
function refuseGuess(seconds: number, origin: string | null): Response {
  const code = 'over_request_rate_limit';
  const response = authError(429, code, 'Request rate limit reached');
  response.headers.set('retry-after', String(seconds));
  if (origin === null) return response;
  return new Response(null, { status: 303, headers: { location: `${origin}/auth/callback#error_code=${code}` } });
}

/** GoTrue's user object with generated values only: the same response for a new and a known address. */
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

/**
 * Sends an unconfirmed member a new link and code, at most once a minute. As in GoTrue (supabase/auth pull request 825),
 * password and metadata of the first sign-up stay, because the address is not confirmed to be anybody's.
 */
async function sendConfirmationAgain(options: AuthGuardOptions, email: string): Promise<void> {
  const { sql, mailbox, now } = options;
  const code = Array.from({ length: CODE_LENGTH }, () => randomInt(10)).join('');
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
