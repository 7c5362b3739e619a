import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Session } from '../../sync/engine/ports.ts';
import { openMailedLink } from '../support/browser/sign-up.ts';
import type { LoadServer } from './load-member.ts';

/** A server with signed-in members; `close` removes what the run has added. */
export interface LoadTarget {
  readonly server: LoadServer;
  readonly sessions: readonly Session[];
  /** The backend's process, if the run has started it. */
  readonly processId?: number | undefined;
  readonly close: () => Promise<void>;
}

/** Registrations at once. */
const AT_ONCE = 4;
const signedUp = v.object({ access_token: v.string(), user: v.object({ id: v.string() }) });
const mails = v.array(v.object({ to: v.string(), text: v.string() }));

interface Account {
  readonly email: string;
  readonly password: string;
}

/**
 * Registers members over the auth endpoints of a running backend. It must either confirm addresses by itself, or show its
 * mails like the embedded one. `close` deletes the accounts.
 */
export async function registerMembers(server: LoadServer, count: number): Promise<LoadTarget> {
  const run = randomUUID().slice(0, 8);
  const accounts = Array.from({ length: count }, (_, n) => ({
    email: `load-${run}-${n}@example.com`,
    password: randomUUID(),
  }));
  return {
    server,
    sessions: await inParallel(accounts, (account) => signUp(server, account)),
    close: async () => {
      await inParallel(accounts, (account) => deleteAccount(server, account));
    },
  };
}

async function signUp(server: LoadServer, { email, password }: Account): Promise<Session> {
  const body = await post(server, '/auth/v1/signup', { email, password, data: { username: '負荷' } });
  const opened = v.safeParse(signedUp, body);
  if (opened.success) return { memberId: opened.output.user.id, token: opened.output.access_token };
  const caught = await fetch(`${server.url}/__mail.json`);
  if (!caught.ok) throw new Error('Cannot register members: switch the confirmation of addresses off in this project');
  const { userId, accessToken } = await openMailedLink(
    { url: server.url, publishableKey: server.key, mails: async () => v.parse(mails, await caught.json()) },
    email,
  );
  return { memberId: userId, token: accessToken };
}

/** Only a new session may delete its account. */
async function deleteAccount(server: LoadServer, account: Account): Promise<void> {
  const body = await post(server, '/auth/v1/token?grant_type=password', account);
  await post(server, '/rest/v1/rpc/delete_account', {}, v.parse(signedUp, body).access_token);
}

async function post({ url, key }: LoadServer, path: string, body: object, token?: string): Promise<unknown> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: {
      apikey: key,
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`Cannot call "${path}": ${response.status} ${text}`);
  return text === '' ? null : JSON.parse(text);
}

/** Results in the order of the items. */
async function inParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const run = async () => {
    for (const [n, item] of queue) results[n] = await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, run));
  return results;
}
