import { deepStrictEqual as same } from 'node:assert';
import { randomBytes, randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { claimData } from '../../sync/engine/claim-data.ts';
import { GUEST } from '../../sync/model/account/guest.ts';
import { PROFILE_ID } from '../../sync/model/account/profiles.collection.ts';
import { dayAt, instantAt } from '../../sync/model/day/day.ts';
import { parseReminder } from '../../sync/model/notifications/test-notification.contract.ts';
import type { SyncedCollection } from '../../sync/model/synced-collections.ts';
import { practised } from '../support/backend/practised.ts';
import { newBrowserSecrets } from '../support/notifications/decrypt-notification.ts';
import { type Account, type Accounts, check, openClient, type Target } from './accounts.ts';
import { buyPhone, type OpenApp, openApp, openData } from './phone.ts';

/** What is tried, by its name in the table; resolves to a remark where it has one, and rejects when it fails. */
export type Journeys = Readonly<Record<string, () => Promise<unknown>>>;

/** The journeys, in their order: later ones go on with the members and phones of earlier ones. */
export function planJourneys(target: Target, accounts: Accounts): Journeys {
  const first = once(accounts.register);
  const stranger = once(accounts.register);
  const homePhone = buyPhone();
  const home = once(async () => openApp(target, homePhone, (await first()).client));
  const tablet = once(async () => openApp(target, buyPhone(), await accounts.signIn(await first())));
  const kata = { id: randomUUID(), zou: `橋を渡る ${randomUUID()}`, ishiki: '足の裏', name: '橋' };
  const both = async () => [await home(), await tablet()] as const;

  return {
    async 'sign-up'() {
      await first();
      return target.serviceKey === null ? 'by the code of the mail' : 'by a code of the service key';
    },
    async 'sign-in'() {
      const { email } = await first();
      await isRefused(accounts.signIn({ email, password: 'not the password' }), 'invalid_credentials');
      await tablet();
    },
    async 'token renewed'() {
      const { client, memberId } = await first();
      const { data } = check(await client.auth.refreshSession());
      same(data.user?.id, memberId);
      check(await client.from('users').select('id').single());
    },
    async 'login day'() {
      const app = await home();
      await login(app);
      await syncAll(app);
      const profile = (await app.rows('profiles')).get(PROFILE_ID)?.body;
      same([profile?.current_streak, profile?.total_logins], [1, 1]);
    },
    async 'second device'() {
      await syncAll(await tablet());
      await areEqual(await both(), 'login_records', 1);
      await areEqual(await both(), 'profiles', 1);
    },
    async 'kata, two devices'() {
      const [phone, other] = await both();
      const { id, ...fields } = kata;
      await phone.write('kata_forms', id, () => ({ ...fields, category: null, is_copied: false, original_id: null }));
      await syncAll(phone, other);
      // Both edit it before either has heard of the other.
      await phone.write('kata_forms', id, () => ({ name: '石橋' }));
      await other.write('kata_forms', id, () => ({ ishiki: '踵' }));
      await syncAll(phone, other, phone);
      await areEqual([phone, other], 'kata_forms', 1);
      const { name, ishiki } = (await phone.rows('kata_forms')).get(id)?.body ?? {};
      same([name, ishiki], ['石橋', '踵']);
      return 'both edits kept';
    },
    async 'practice, note'() {
      const [phone, other] = await both();
      await practise(phone);
      await syncAll(phone, other);
      for (const collection of ['training_sessions', 'practice_results', 'notes'] as const) {
        await areEqual([phone, other], collection, 1);
      }
    },
    async 'offline and back'() {
      const other = await tablet();
      const closing = await home();
      homePhone.line = 'cut';
      const note = await takeNote(closing);
      same(await closing.sync(), false);
      await closing.close();
      // The app is opened again on the same phone.
      const phone = await openApp(target, homePhone, (await first()).client);
      home.replace(phone);
      same((await phone.pendingCounts()).pending, 1);
      homePhone.line = 'open';
      await syncAll(phone, other);
      same((await other.rows('notes')).has(note), true);
    },
    async 'lost response'() {
      const [phone, other] = await both();
      homePhone.line = 'deaf';
      const note = await takeNote(phone);
      same(await phone.sync(), false);
      homePhone.line = 'open';
      await syncAll(phone, other);
      same((await phone.pendingCounts()).pending, 0);
      same((await other.rows('notes')).has(note), true);
      await areEqual([phone, other], 'notes', 3);
      return 'stored once';
    },
    async 'deleted on one'() {
      const [phone, other] = await both();
      const note = await takeNote(other);
      await syncAll(other, phone);
      await phone.write('notes', note, () => 'delete');
      await syncAll(phone, other);
      same((await other.rows('notes')).has(note), false);
    },
    async 'live change'() {
      const [phone, other] = await both();
      await syncAll(phone, other);
      await other.listen();
      const note = await takeNote(phone);
      const sentAt = performance.now();
      await syncAll(phone);
      // Polls of a joined device are minutes apart.
      await until(async () => (await other.rows('notes')).has(note), 'the other device to receive a note');
      return `${Math.round(performance.now() - sentAt)} ms`;
    },
    async 'foreign channel'() {
      const { client, memberId } = await stranger();
      await client.realtime.setAuth();
      const join = (id: string) =>
        new Promise((resolve) => client.channel(`member:${id}`, { config: { private: true } }).subscribe(resolve));
      const states = [await join(memberId), await join((await first()).memberId)];
      await client.realtime.disconnect();
      same(states, ['SUBSCRIBED', 'CHANNEL_ERROR']);
      return 'refused';
    },
    async 'own rows only'() {
      const [{ client }, { memberId }] = [await stranger(), await first()];
      for (const table of ['kata_forms', 'login_records', 'push_subscriptions']) {
        same(check(await client.from(table).select('user_id').eq('user_id', memberId)).data, []);
      }
      same(check(await client.from('users').select('id').eq('id', memberId)).data, []);
      const stolen = await client.from('notes').update({ text: '奪' }).eq('user_id', memberId);
      if (stolen.error === null) throw new Error('A member may update a table');
    },
    async 'without sign-in'() {
      const nobody = openClient(target, target.key);
      const refusals = [
        await nobody.rpc('sync_exchange', { req: {} }),
        await nobody.rpc('read_published_content', { name: 'notices', version: null }),
        await nobody.from('users').select('id'),
        await nobody.from('kata_forms').select('id'),
      ].map(({ status }) => status);
      same(
        refusals.filter((status) => status !== 401 && status !== 403),
        [],
      );
      return 'refused';
    },
    async 'published content'() {
      const app = await home();
      await syncAll(app);
      await until(async () => (await app.store.contentVersions()).notices !== undefined, 'the notices');
      const { notices: version } = await app.store.contentVersions();
      const { client } = await first();
      same(check(await client.rpc('read_published_content', { name: 'notices', version })).data, null);
      return `version ${version}`;
    },
    async 'shared kata'() {
      const { client } = await stranger();
      const { data } = check(await client.rpc('search_shared_kata', { query: kata.zou, after: null }));
      same(
        data.rows.map(({ id }: { readonly id: string }) => id),
        [kata.id],
      );
      return 'found by another member';
    },
    async 'daily training'() {
      const { client } = await first();
      const { data } = check(await client.functions.invoke('get-daily-training', { method: 'GET' }));
      same([data.success, data.isToday], [true, true]);
      return data.data.title;
    },
    async 'session of a client'() {
      const { client } = await first();
      const session = { trainingType: 'ryue', videoTitle: '流絵', videoNumber: 1, duration: 15 };
      const saved = check(await client.functions.invoke('save-training-session', { body: session })).data;
      const history = check(await client.functions.invoke('get-training-history', { method: 'GET' })).data;
      same(history.data.recentSessions[0].id, saved.data.id);
      const app = await home();
      await syncAll(app);
      same((await app.rows('training_sessions')).has(saved.data.id), true);
    },
    'admin gate': async () => passAdminGate(target, (await first()).client),
    'push subscription': async () => subscribe(await first(), await stranger()),
    async reminder() {
      const { client } = await first();
      const set = async () => {
        const { data } = check(await client.rpc('read_own_rows', { p_table: 'reminders', p_offset: 0 }));
        return parseReminder(data);
      };
      check(await client.rpc('set_reminder', { p_at: '07:00' }));
      same(await set(), '07:00');
      check(await client.rpc('set_reminder', { p_at: null }));
      same(await set(), null);
    },
    async guest() {
      const phone = buyPhone();
      const guest = await openData(phone, GUEST);
      await login(guest);
      await takeNote(guest);
      const kept = await takeNote(guest);
      const account = await accounts.register();
      await claimData(guest.store, account.memberId, ({ id }) => id === kept);
      await guest.database.close();
      const app = await openApp(target, phone, account.client);
      await until(app.sync, 'a sync');
      same(await app.pendingCounts(), { pending: 0, rejected: 0, kept: 1 });
      await app.write('notes', kept, () => 'retry');
      await syncAll(app);
      const other = await openApp(target, buyPhone(), await accounts.signIn(account));
      await syncAll(other);
      await areEqual([app, other], 'login_records', 1);
      await areEqual([app, other], 'notes', 2);
      await app.close();
      await other.close();
      return 'claimed; what was kept was sent when asked';
    },
    async 'forgotten password'() {
      const account = await stranger();
      const old = account.password;
      const client = await accounts.recover(account);
      account.password = randomUUID();
      check(await client.auth.updateUser({ password: account.password }));
      await isRefused(accounts.signIn({ email: account.email, password: old }), 'invalid_credentials');
      account.client = await accounts.signIn(account);
    },
    async 'reset by a link without a target'() {
      const account = await stranger();
      const client = await accounts.recoverByHash(account);
      account.password = randomUUID();
      check(await client.auth.updateUser({ password: account.password }));
      account.client = await accounts.signIn(account);
    },
    async 'sign-out'() {
      const client = await accounts.signIn(await first());
      const token = (await client.auth.getSession()).data.session?.access_token ?? '';
      check(await client.auth.signOut({ scope: 'local' }));
      same((await readOwnId(target, token)).status, 401);
      await syncAll(await home());
      return 'of one device';
    },
    async deletion() {
      const [account, app] = [await first(), await home()];
      const token = (await account.client.auth.getSession()).data.session?.access_token ?? '';
      await accounts.remove(account);
      same((await readOwnId(target, token)).status, 401);
      same(await app.sync(), false);
      await isRefused(accounts.signIn(account), 'invalid_credentials');
      const { client } = await stranger();
      const { data } = check(await client.rpc('search_shared_kata', { query: kata.zou, after: null }));
      same(data.rows, []);
      for (const phone of await both()) await phone.close();
      return 'account, rows and sessions';
    },
  };
}

/** The first call does the work for all. */
function once<T>(work: () => Promise<T>): { (): Promise<T>; replace(value: T): void } {
  let result: Promise<T> | null = null;
  const get = () => {
    result ??= work();
    return result;
  };
  return Object.assign(get, {
    replace(value: T) {
      result = Promise.resolve(value);
    },
  });
}

type Writer = Pick<OpenApp, 'write'>;

async function login({ write }: Writer): Promise<void> {
  const now = Date.now();
  await write('login_records', dayAt(now), () => ({
    kind: 'login',
    claimed_at: instantAt(now),
    tz: 'Asia/Tokyo',
    device: 'journey',
  }));
}

async function takeNote({ write }: Writer): Promise<string> {
  const [id, now] = [randomUUID(), Date.now()];
  const note = { text: `息が長い ${id}`, day: dayAt(now), written_at: instantAt(now), about: null, question: null };
  await write('notes', id, () => note);
  return id;
}

async function practise(app: OpenApp): Promise<void> {
  await app.write('practice_results', randomUUID(), () => ({
    training_type: 'sojo',
    day: dayAt(Date.now()),
    results: [{ item: 'item-1', result: 'ok' }],
  }));
  await app.write('training_sessions', randomUUID(), () => ({
    ...practised,
    details: { score: 7, level: 1 },
    completed_at: instantAt(Date.now()),
  }));
  await takeNote(app);
}

/** Syncs one app after the other; each must succeed. */
async function syncAll(...apps: readonly OpenApp[]): Promise<void> {
  for (const app of apps) {
    await until(app.sync, 'a sync');
    same(await app.pendingCounts(), { pending: 0, rejected: 0, kept: 0 });
  }
}

/** Both apps have the same rows of a collection, so many. */
async function areEqual(apps: readonly OpenApp[], collection: SyncedCollection, count: number): Promise<void> {
  const [here, there] = await Promise.all(
    apps.map(async (app) =>
      [...(await app.rows(collection))]
        .map(([id, { body }]) => [id, body] as const)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
  );
  same(there, here);
  same(here?.length, count);
}

async function isRefused(attempt: Promise<unknown>, code: string): Promise<void> {
  const error = await attempt.then(
    () => null,
    (reason: { readonly code?: string }) => reason,
  );
  same(error?.code, code);
}

function readOwnId({ url, key }: Target, token: string): Promise<Response> {
  return fetch(`${url}/rest/v1/users?select=id`, { headers: { apikey: key, authorization: `Bearer ${token}` } });
}

const LAST_ACT = { p_table: 'admin_audit', p_offset: 0, p_limit: 1 };

/** The gate refuses a guess; with the password it opens a session, which is closed again. */
async function passAdminGate({ adminPassword }: Target, client: SupabaseClient): Promise<string> {
  const knock = (password: string) => client.functions.invoke('admin-gate', { body: { password } });
  const refusal = await knock(randomBytes(12).toString('hex'));
  same([403, (await client.rpc('read_admin_rows', LAST_ACT)).status], [refusal.response?.status, 403]);
  if (adminPassword === null) return 'refuses; not opened without --admin-password';
  check(await knock(adminPassword));
  check(await client.rpc('read_admin_rows', LAST_ACT));
  check(await client.rpc('close_admin_session'));
  same((await client.rpc('read_admin_rows', LAST_ACT)).status, 403);
  return 'opened and closed';
}

/** A device registers for notifications, gets another endpoint, and then another member. */
async function subscribe(member: Account, next: Account): Promise<string> {
  const { ecdh, auth } = newBrowserSecrets(randomBytes(16));
  const keys = { p_p256dh: ecdh.getPublicKey('base64url'), p_auth: auth.toString('base64url') };
  const [before, after] = [randomUUID(), randomUUID()].map(
    (id) => `https://updates.push.services.mozilla.com/wpush/v2/${id}`,
  );
  const save = async ({ client }: Account, args: object) =>
    check(await client.rpc('save_push_subscription', { ...keys, ...args }));
  const endpoints = async ({ client }: Account) =>
    check(await client.from('push_subscriptions').select('endpoint')).data?.map(({ endpoint }) => endpoint);
  await save(member, { p_endpoint: before });
  same(await endpoints(member), [before]);
  await save(member, { p_endpoint: after, p_replaces: before });
  same(await endpoints(member), [after]);
  await save(next, { p_endpoint: after });
  same([await endpoints(member), await endpoints(next)], [[], [after]]);
  check(await next.client.rpc('delete_push_subscription', { p_endpoint: after }));
  same(await endpoints(next), []);
  return 'saved, replaced, taken over';
}

/** Asks again and again until it is true, for at most ten seconds. */
async function until(isTrue: () => Promise<boolean>, what: string): Promise<void> {
  for (const endsAt = Date.now() + 10_000; !(await isTrue()); ) {
    if (Date.now() > endsAt) throw new Error(`Waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
