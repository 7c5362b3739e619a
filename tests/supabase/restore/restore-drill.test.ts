import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Body } from '../../../sync/model/json.ts';
import { practised } from '../../support/backend/practised.ts';
import { testKeys } from '../../support/backend/test-keys.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';
import { PASSWORD, startDrill } from './drill.ts';
import type { DrillDevice } from './drill-device.ts';

const OPERATIONS = readFileSync(new URL('../../../supabase/operations.md', import.meta.url), 'utf8');
const NEW_PASSWORD = 'after the backup';

const drill = closeAfterAll(await startDrill());

const kata = (zou: string, original: string | null = null): Body => ({
  zou,
  ishiki: '遠くを見る',
  name: null,
  category: null,
  review: null,
  copy_count: 0,
  is_copied: original !== null,
  original_id: original,
});

async function subscribe(memberId: string, endpoint: string) {
  await drill.db.sql(
    `insert into public.push_subscriptions (user_id, endpoint, p256dh, auth) values ($1, $2, 'p', 'a')`,
    [memberId, endpoint],
  );
}

async function addNotification(status: 'draft' | 'scheduled', minutes: number | null = null): Promise<string> {
  const id = randomUUID();
  await drill.db.sql(
    `insert into public.admin_notifications (id, title, message, target_type, created_by, status, scheduled_at)
     values ($1, '稽古', '今から', 'all', '花子', $2, $3)`,
    [id, status, minutes === null ? null : drill.at(minutes)],
  );
  return id;
}

/** Runs the minute job at a time. */
async function dispatchAt(minutes: number) {
  await drill.setClock(minutes);
  await drill.dispatch();
}

/** What the server has of a member, as a new device sees it. The counts of copies are not the member's. */
async function onServer(email: string, password = PASSWORD) {
  const device = await drill.openDevice(email, password);
  expect(await device.sync()).toBe('complete');
  return device.contents().map(({ body: { copy_count, ...body }, ...key }) => ({ ...key, body }));
}

async function call(path: string, token: string, method: 'POST' | 'PUT', body: object) {
  const response = await fetch(`${drill.url}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      apikey: testKeys.publishableKey,
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify(body),
  });
  await response.body?.cancel();
  expect(response.ok, `${path} responded with ${response.status}`).toBe(true);
}

/** Syncs until no device has anything to exchange with another one. */
async function syncAll(...devices: readonly DrillDevice[]) {
  for (const device of [...devices, ...devices]) expect(await device.sync()).toBe('complete');
  expect(devices.flatMap((device) => device.unsent())).toEqual([]);
}

/** The SQL of a section of operations.md. */
function runbook(heading: string): string {
  const section = OPERATIONS.split(/^#+ /m).find((part) => part.startsWith(heading));
  const sql = /```sql\n([\s\S]*?)```/.exec(section ?? '')?.[1];
  if (sql === undefined) throw new Error(`Cannot find the SQL of "${heading}" in operations.md`);
  return sql;
}

const emails = { hanako: '', jiro: '', saburo: '', shiro: '' };
const devices: Record<string, DrillDevice> = {};
const device = (name: string): DrillDevice => {
  const namedDevice = devices[name];
  if (namedDevice === undefined) throw new Error(`Cannot find the device "${name}"`);
  return namedDevice;
};
const ids = {
  knownKata: randomUUID(),
  removed: randomUUID(),
  fresh: randomUUID(),
  shiros: randomUUID(),
  copy: randomUUID(),
};
const notices = { planned: '', draft: '', during: '', next: '' };

/** The tests are the steps of one drill. */
describe('the restore drill', () => {
  test('begins with members, devices and notifications in the backup', async () => {
    for (const name of ['hanako', 'jiro', 'saburo'] as const) emails[name] = await drill.register(name);
    devices.phone = await drill.openDevice(emails.hanako);
    devices.tablet = await drill.openDevice(emails.hanako);
    devices.jiros = await drill.openDevice(emails.jiro);
    devices.saburos = await drill.openDevice(emails.saburo);
    await device('phone').write('kata_forms', ids.knownKata, kata('朝の海'));
    await device('phone').write('kata_forms', ids.removed, kata('古い橋'));
    await device('jiros').write('kata_forms', randomUUID(), kata('次郎の象'));
    await syncAll(device('phone'), device('tablet'), device('jiros'), device('saburos'));
    await subscribe(device('phone').memberId, 'phone');
    await subscribe(device('phone').memberId, 'sold phone');
    await subscribe(device('saburos').memberId, 'saburo');
    await drill.db.sql(`insert into public.reminders (user_id, at, updated_at) values ($1, '14:30', $2)`, [
      device('saburos').memberId,
      drill.at(-1440),
    ]);
    notices.planned = await addNotification('scheduled', 160);
    notices.draft = await addNotification('draft');
    await drill.takeBackup();
  });

  test('loses three hours of changes', async () => {
    await drill.setClock(60);
    const phone = device('phone');
    await phone.write('kata_forms', ids.knownKata, { name: '朝の型' });
    await phone.write('kata_forms', ids.fresh, kata('夜の海'));
    await phone.remove('kata_forms', ids.removed);
    await phone.write('profiles', 'me', { bio: '朝型です' });
    await phone.write('login_records', drill.today, {
      kind: 'login',
      claimed_at: drill.at(60),
      tz: 'Asia/Tokyo',
      device: 'phone',
    });
    await phone.write('training_sessions', randomUUID(), { ...practised, completed_at: drill.at(60) });
    await syncAll(phone, device('tablet'));

    emails.shiro = await drill.register('shiro');
    devices.shiros = await drill.openDevice(emails.shiro);
    await device('shiros').sync();
    await device('shiros').write('profiles', 'me', { bio: '今日から' });
    await device('shiros').write('kata_forms', ids.shiros, kata('四郎の象'));
    await syncAll(device('shiros'));
    await phone.write('kata_forms', ids.copy, kata('四郎の象', ids.shiros));
    await syncAll(phone);

    const { access_token } = await drill.session(emails.jiro);
    await call('/rest/v1/rpc/delete_account', access_token, 'POST', {});
    const saburo = await drill.session(emails.saburo);
    const change = { password: NEW_PASSWORD, current_password: PASSWORD };
    await call('/auth/v1/user', saburo.access_token, 'PUT', change);
    await call('/auth/v1/logout?scope=others', saburo.access_token, 'POST', {});
    devices.saburosNew = await drill.openDevice(emails.saburo, NEW_PASSWORD);
    await syncAll(device('saburosNew'));
    await device('saburosNew').write('kata_forms', randomUUID(), kata('三郎の象'));
    await syncAll(device('saburosNew'));
    await device('saburosNew').write('profiles', 'me', { bio: '引っ越しました' });
    await syncAll(device('saburosNew'));
    // By the operator. The import of it assigns a revision that the device has seen on its kata.
    emails.saburo = 'saburo.new@example.com';
    await drill.db.sql('update auth.users set email = $2 where id = $1', [device('saburos').memberId, emails.saburo]);
    expect([await device('jiros').sync(), await device('saburos').sync()]).toEqual(['signed-out', 'signed-out']);

    await subscribe(phone.memberId, 'tablet');
    await drill.db.sql(`delete from public.push_subscriptions where endpoint = 'sold phone'`);
    notices.during = await addNotification('scheduled', 190);
    notices.next = await addNotification('scheduled', 1440);
    await drill.db.sql(`select public.begin_notification($1, $2, null)`, [notices.draft, phone.memberId]);
    await dispatchAt(120);
    await dispatchAt(151);
    await dispatchAt(160);
    const sent = [notices.draft, notices.planned].flatMap((tag) => [`${tag} phone`, `${tag} tablet`, `${tag} saburo`]);
    expect([...drill.pushes].sort()).toEqual([...sent, `reminder-${drill.today} saburo`].sort());

    await drill.setClock(170);
    expect(await phone.renew()).not.toBeNull();
    await syncAll(phone, device('shiros'), device('saburosNew'));
    await device('tablet').sync();
    await device('tablet').write('kata_forms', ids.fresh, { category: '夜' });
    await device('tablet').write('kata_forms', ids.knownKata, { ishiki: '遠くの船' });
  });

  test('brings everything back with the state of the replaced server', async () => {
    const before = {
      hanako: await onServer(emails.hanako),
      shiro: await onServer(emails.shiro),
      saburo: await onServer(emails.saburo, NEW_PASSWORD),
    };
    await drill.setClock(180);
    await drill.stopTraffic();
    const state = await drill.db.sql('select * from private.export_restore_state()');
    await drill.db.restoreBackup();
    await drill.setClock(200);
    await drill.db.sql(
      `insert into private.restore_state (table_name, entry)
       select * from jsonb_to_recordset($1) as s (table_name text, entry jsonb)`,
      [JSON.stringify(state)],
    );
    const [imported] = await drill.db.sql('select private.import_restore_state() as done');
    expect(imported?.done).toMatchObject({
      new_epochs: 3,
      'auth.users': { deleted: 1, added: 1 },
      'public.push_subscriptions': { deleted: 1, added: 1 },
      'public.admin_notifications': { changed: 2, added: 2 },
    });
    await drill.reopen();

    // Old credentials stay worthless, open sessions stay open.
    expect(await drill.logIn(emails.jiro, PASSWORD)).toBeNull();
    expect(await drill.logIn(emails.saburo, PASSWORD)).toBeNull();
    expect([await device('jiros').sync(), await device('saburos').sync()]).toEqual(['signed-out', 'signed-out']);
    expect(await device('phone').renew()).not.toBeNull();

    // The copy arrives before the kata that it is a copy of.
    await syncAll(device('phone'), device('tablet'), device('shiros'), device('saburosNew'));
    expect(await onServer(emails.shiro)).toEqual(before.shiro);
    expect(await onServer(emails.saburo, NEW_PASSWORD)).toEqual(before.saburo);
    const edits: Readonly<Record<string, Body>> = {
      [ids.fresh]: { category: '夜' },
      [ids.knownKata]: { ishiki: '遠くの船' },
    };
    const hanako = before.hanako.map((row) => ({ ...row, body: { ...row.body, ...edits[row.id] } }));
    expect(hanako).not.toEqual(before.hanako);
    expect(await onServer(emails.hanako)).toEqual(hanako);
    expect(device('phone').contents()).toEqual(device('tablet').contents());

    const sent = drill.pushes.length;
    await dispatchAt(200);
    await dispatchAt(201);
    expect(drill.pushes.slice(sent).sort()).toEqual(
      ['phone', 'saburo', 'tablet'].map((endpoint) => `${notices.during} ${endpoint}`),
    );
    expect(new Set(drill.pushes).size).toBe(drill.pushes.length);
  });

  test('brings members’ rows back after the loss of the server, and sends nothing again', async () => {
    const before = await onServer(emails.hanako);
    await drill.stopTraffic();
    await drill.db.restoreBackup();
    await drill.setClock(205);
    await drill.db.sql(runbook('If the old server is lost'));
    await drill.reopen();

    // What is lost with the state: the new password, the deletion, the account made since.
    expect(await drill.logIn(emails.jiro, PASSWORD)).not.toBeNull();
    expect(await drill.logIn('saburo@example.com', NEW_PASSWORD)).toBeNull();
    expect(await drill.logIn(emails.shiro, PASSWORD)).toBeNull();

    const phone = device('phone');
    expect([await phone.sync(), await device('saburos').sync()]).toEqual(['signed-out', 'signed-out']);
    await phone.logIn(await drill.session(emails.hanako));
    await syncAll(phone);
    expect(await onServer(emails.hanako)).toEqual(before);

    const sent = drill.pushes.length;
    await dispatchAt(206);
    expect(drill.pushes.slice(sent)).toEqual([]);
    const [planned] = await drill.db.sql(
      'select status, returned_because from public.admin_notifications where id = $1',
      [notices.planned],
    );
    expect(planned).toEqual({ status: 'draft', returned_because: 'restored' });
  });
});
