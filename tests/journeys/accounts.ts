import { randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';

/** A running backend: its address and what its operator knows of it. */
export interface Target {
  readonly url: string;
  /** The publishable key. */
  readonly key: string;
  /** The secret key; null where the mails can be read at `/__mail.json`. */
  readonly serviceKey: string | null;
  readonly adminPassword: string | null;
  /** Domain of the members' addresses. */
  readonly domain: string;
}

/** A registered member, signed in with a client of supabase-js. */
export interface Account {
  readonly memberId: string;
  readonly email: string;
  password: string;
  client: SupabaseClient;
}

const mails = v.array(v.object({ to: v.string(), text: v.string() }));
const MAILED_CODE = /^\d{5} \d{5}$/m;

/** Registers members at a backend and removes them again. */
export function openAccounts(target: Target) {
  const registered: Account[] = [];
  const deleted = new Set<Account>();

  /** The newest mail to an address. */
  async function readMail(email: string): Promise<string> {
    const response = await fetch(`${target.url}/__mail.json`);
    if (!response.ok) throw new Error('Cannot read the mails of this backend: use --service-key');
    return v.parse(mails, await response.json()).find(({ to }) => to === email)?.text ?? '';
  }

  /** The code of the newest mail to an address, as the member reads it. */
  async function readMailedCode(email: string): Promise<string> {
    const code = MAILED_CODE.exec(await readMail(email))?.[0].replace(' ', '');
    if (code === undefined) throw new Error(`Cannot find a code in the mails to "${email}"`);
    return code;
  }

  /** Registers with the service key, which shows the code instead of mailing it. */
  async function registerAsOperator(serviceKey: string, email: string, password: string): Promise<string> {
    const data = { username: '旅人' };
    const { data: link } = check(
      await openClient(target, serviceKey).auth.admin.generateLink({
        type: 'signup',
        email,
        password,
        options: { data },
      }),
    );
    return link.properties?.email_otp ?? '';
  }

  async function registerByMail(client: SupabaseClient, email: string, password: string): Promise<string> {
    check(await client.auth.signUp({ email, password, options: { data: { username: '旅人' } } }));
    return readMailedCode(email);
  }

  async function register(): Promise<Account> {
    const client = openClient(target, target.key);
    const [email, password] = [`journey-${randomUUID()}@${target.domain}`, randomUUID()];
    const token = await (target.serviceKey === null
      ? registerByMail(client, email, password)
      : registerAsOperator(target.serviceKey, email, password));
    const { data } = check(await client.auth.verifyOtp({ email, token, type: 'signup' }));
    const account = { memberId: data.user?.id ?? '', email, password, client };
    registered.push(account);
    return account;
  }

  /** Another sign-in of a member, as on another device. Rejects with GoTrue's error. */
  async function signIn({ email, password }: Pick<Account, 'email' | 'password'>): Promise<SupabaseClient> {
    const client = openClient(target, target.key);
    check(await client.auth.signInWithPassword({ email, password }));
    return client;
  }

  /** Signs in with the code of a reset. */
  async function recover({ email }: Account): Promise<SupabaseClient> {
    const client = openClient(target, target.key);
    let token = '';
    if (target.serviceKey === null) {
      check(await client.auth.resetPasswordForEmail(email));
      token = await readMailedCode(email);
    } else {
      const operator = openClient(target, target.serviceKey);
      const { data } = check(await operator.auth.admin.generateLink({ type: 'recovery', email }));
      token = data.properties?.email_otp ?? '';
    }
    check(await client.auth.verifyOtp({ email, token, type: 'recovery' }));
    return client;
  }

  /** Signs in with the hash in the link of a reset that names no target, after a scanner of mails has opened the link. */
  async function recoverByHash({ email }: Account): Promise<SupabaseClient> {
    const client = openClient(target, target.key);
    let hash = '';
    if (target.serviceKey === null) {
      check(await client.auth.resetPasswordForEmail(email));
      const link = new URL(/https?:\S+/.exec(await readMail(email))?.[0] ?? '');
      for (const method of ['HEAD', 'GET']) await fetch(link, { method });
      if (link.pathname !== '/auth/callback') throw new Error(`The link leads to "${link.pathname}"`);
      hash = new URLSearchParams(link.hash.slice(1)).get('token_hash') ?? '';
    } else {
      const operator = openClient(target, target.serviceKey);
      const { data } = check(await operator.auth.admin.generateLink({ type: 'recovery', email }));
      hash = data.properties?.hashed_token ?? '';
    }
    check(await client.auth.verifyOtp({ token_hash: hash, type: 'recovery' }));
    return client;
  }

  /** Only a new sign-in may delete its account. */
  async function remove(account: Account): Promise<void> {
    const client = await signIn(account);
    check(await client.rpc('delete_account'));
    deleted.add(account);
  }

  return {
    register,
    signIn,
    recover,
    recoverByHash,
    remove,
    /** Removes all members that are left. Resolves to the addresses of those that could not be removed. */
    async removeAll(): Promise<readonly string[]> {
      const left: string[] = [];
      for (const account of registered.filter((one) => !deleted.has(one))) {
        await remove(account).catch(() => left.push(account.email));
        await account.client.removeAllChannels();
      }
      return left;
    },
  };
}

export type Accounts = ReturnType<typeof openAccounts>;

/** A client whose session stays in memory; of a stranger until it signs in. */
export function openClient({ url }: Target, key: string): SupabaseClient {
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
}

/** The response; throws its error. */
export function check<Response extends { readonly error: unknown }>(response: Response): Response {
  if (response.error !== null) throw response.error;
  return response;
}
