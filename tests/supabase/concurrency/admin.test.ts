import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RealPostgres, startRealPostgres } from '../../support/backend/real-postgres.ts';

let db: RealPostgres;
beforeAll(async () => {
  db = await startRealPostgres();
});
afterAll(() => db.close());

/** An attempt whose transaction commits with a delay. */
const attempt = (memberId: string) =>
  db.sql('select wait, pg_sleep(0.01) from (select public.begin_admin_attempt($1) as wait offset 0) a', [memberId]);

const countAllowed = (results: readonly (readonly Record<string, unknown>[])[]) =>
  results.filter(([row]) => row?.wait === null).length;

describe('concurrent admin password attempts', () => {
  test('stay within five per member and a hundred for all members', async () => {
    const member = await db.addMember('hasty');
    expect(countAllowed(await Promise.all(Array.from({ length: 20 }, () => attempt(member))))).toBe(5);
    const crowd = await Promise.all(Array.from({ length: 30 }, (_, n) => db.addMember(`crowd-${n}`)));
    expect(countAllowed(await Promise.all(Array.from({ length: 150 }, (_, n) => attempt(crowd[n % 30] ?? ''))))).toBe(
      95,
    );
  });
});

describe('concurrent notices', () => {
  /** A notice whose transaction commits with a delay. */
  const write = (title: string) =>
    db.sql(`begin; insert into public.announcements (date, title, content) values ('2026-12-01', '${title}', 'x');
      select pg_sleep(0.02); commit`);

  test('all appear in the snapshot', async () => {
    const titles = Array.from({ length: 12 }, (_, n) => `notice ${n}`);
    await Promise.all(titles.map(write));
    const rows = await db.sql(
      `select a ->> 'title' as title from public.published_content, jsonb_array_elements(body -> 'announcements') a
       where name = 'notices'`,
    );
    expect(rows.map(({ title }) => title)).toEqual(expect.arrayContaining(titles));
  });
});

describe('concurrent material', () => {
  const item = JSON.stringify({ situation: '改札を出る。', event: '雨が降りだす。', category: '街' });
  /** Two items whose transaction commits with a delay. */
  const add = () =>
    db.sql(`begin; insert into public.materials (pack, item) select 'setsuna', '${item}' from generate_series(1, 2);
      select pg_sleep(0.02); commit`);

  test('gets numbers without a gap, and is all in the document', async () => {
    await Promise.all(Array.from({ length: 12 }, add));
    const rows = await db.sql(
      `select i ->> 'id' as id from public.published_content, jsonb_array_elements(body -> 'items') i
       where name = 'material-setsuna'`,
    );
    expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 24 }, (_, n) => `setsuna-${10_001 + n}`));
  });

  test('does not wait for a member who may not add any', async () => {
    const member = await db.addMember('intruder');
    const connection = await db.connect();
    const writing = db.sql(`begin; insert into public.materials (pack, item) values ('setsuna', '${item}');
      select pg_sleep(2); commit`);
    await db.sql('select pg_sleep(0.2)');
    await connection.query(member, `set statement_timeout = '1s'`);
    const attack = `insert into public.materials (pack, item) values ('setsuna', '${item}')`;
    await expect(connection.query(member, attack)).rejects.toThrow('admin_required');
    await connection.query(member, `update public.materials set ended = true where ended = false`);
    await writing;
    await connection.close();
    expect(await db.sql('select from public.materials where ended')).toEqual([]);
  });
});

describe('a change of no notice', () => {
  test('by a member does not wait for the lock of a writer', async () => {
    const member = await db.addMember('patcher');
    const connection = await db.connect();
    const writing =
      db.sql(`begin; insert into public.announcements (date, title, content) values ('2026-12-02', 'slow', 'x');
      select pg_sleep(2); commit`);
    await db.sql('select pg_sleep(0.2)');
    await connection.query(member, `set statement_timeout = '1s'`);
    await connection.query(member, `update public.announcements set title = 'stolen' where title = 'nothing'`);
    await writing;
    await connection.close();
  });
});

describe('a notification that is cancelled while its sending begins', () => {
  const claim = (id: string) =>
    db.sql(
      `with due as (
         select id from public.admin_notifications where id = $1 and status = 'scheduled' for update skip locked
       ), claimed as (
         update public.admin_notifications n set status = 'sending' from due where n.id = due.id returning n.id
       ) select id, pg_sleep(0.005) from claimed`,
      [id],
    );
  const cancel = (id: string, claims: { readonly sub: string }) =>
    db.sql(
      `select private.cancel_notification($1) as cancelled
       from (
         select set_config('request.jwt.claims', $2, true) || set_config('request.jwt.claim.sub', $3, true) as claims offset 0
       ) c where c.claims <> ''`,
      [id, JSON.stringify(claims), claims.sub],
    );

  test('is either sent or cancelled, as reported to the admin', async () => {
    const [admin, session] = [await db.addMember('admin'), randomUUID()];
    await db.sql('insert into auth.sessions (id, user_id) values ($1, $2)', [session, admin]);
    await db.sql('select public.open_admin_session($1, $2)', [admin, session]);
    const claims = { sub: admin, session_id: session, role: 'authenticated' };
    for (let n = 0; n < 30; n += 1) {
      const id = randomUUID();
      await db.sql(
        `insert into public.admin_notifications (id, title, message, target_type, created_by, status, scheduled_at)
         values ($1, '朝', '一つ', 'all', 'admin', 'scheduled', private.now() + interval '1 hour')`,
        [id],
      );
      const race = n % 2 === 0 ? [claim(id), cancel(id, claims)] : [cancel(id, claims), claim(id)];
      const results = (await Promise.all(race)).flat();
      const [row] = await db.sql('select status from public.admin_notifications where id = $1', [id]);
      const reported = results.some(({ cancelled }) => cancelled === true) ? 'cancelled' : 'sending';
      const claimed = results.some((result) => 'id' in result);
      expect([row?.status, claimed]).toEqual([reported, reported === 'sending']);
    }
  });
});
