import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { instant } from '../../../sync/model/day/day-fields.ts';
import { readAs } from '../../../sync/model/read-as.ts';
import { openAdminSession, readClaims } from '../../support/backend/admin-session.ts';
import { startTestBackend } from '../../support/backend/backend.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

const NOW = '2026-11-21T03:00:00Z';
const SignIn = v.object({ access_token: v.string(), refresh_token: v.string() });

let email: string;
let token: string;

const backend = closeAfterAll(await startTestBackend());
beforeEach(async () => {
  await backend.setNow(NOW);
  await backend.sql('delete from private.admin_attempts');
  email = `${randomUUID()}@example.com`;
  ({ accessToken: token } = await backend.signUpConfirmed(email, 'secret1', '花子'));
});

const post = (path: string, token: string | null, body: object = {}) => backend.call(`/${path}`, { token, body });

async function signIn(grant: string, body: object) {
  return v.parse(SignIn, await (await post(`auth/v1/token?grant_type=${grant}`, null, body)).json());
}

async function endOf(accessToken: string): Promise<string | null> {
  return readAs(instant, await (await post('rest/v1/rpc/admin_session_expires_at', accessToken)).json());
}

const isOpen = async (accessToken: string) => (await endOf(accessToken)) !== null;

async function attempt(userId: string): Promise<number | null> {
  const [row] = await backend.sql<{ wait: number | null }>('select public.begin_admin_attempt($1) as wait', [userId]);
  return row?.wait ?? null;
}

async function acts(userId: string): Promise<readonly unknown[]> {
  const rows = await backend.sql('select act from private.admin_audit where user_id = $1 order by id', [userId]);
  return rows.map(({ act }) => act);
}

describe('an admin session', () => {
  test('belongs to one sign-in and survives its token refresh', async () => {
    const [phone, laptop] = [
      await signIn('password', { email, password: 'secret1' }),
      await signIn('password', { email, password: 'secret1' }),
    ];
    await openAdminSession(backend.sql, phone.access_token);
    expect([await isOpen(phone.access_token), await isOpen(laptop.access_token)]).toEqual([true, false]);
    const renewed = await signIn('refresh_token', { refresh_token: phone.refresh_token });
    expect(await isOpen(renewed.access_token)).toBe(true);
  });

  test('cannot be used by another member with its session id', async () => {
    await openAdminSession(backend.sql, token);
    const { session_id } = readClaims(token);
    const { userId: thief } = await backend.signUpConfirmed(`${randomUUID()}@example.com`, 'secret1');
    for (const claims of [{ sub: thief, session_id }, { sub: thief }, { sub: thief, session_id: 'nonsense' }]) {
      const [row] = await backend.asMember(claims, 'select private.has_admin_session() as has');
      expect(row).toEqual({ has: false });
    }
    const opened = await backend.sql('select public.open_admin_session($1, $2) as until', [thief, session_id]);
    expect(opened).toEqual([{ until: null }]);
  });

  test('expires after eight hours', async () => {
    await openAdminSession(backend.sql, token);
    expect(await endOf(token)).toBe('2026-11-21T11:00:00.000Z');
    await backend.setNow('2026-11-21T10:59:59Z');
    expect(await isOpen(token)).toBe(true);
    await backend.setNow('2026-11-21T11:00:00Z');
    expect(await isOpen(token)).toBe(false);
  });

  test('ends when closed and can be opened again', async () => {
    const { sub } = readClaims(token);
    await openAdminSession(backend.sql, token);
    expect((await post('rest/v1/rpc/close_admin_session', token)).ok).toBe(true);
    expect((await post('rest/v1/rpc/close_admin_session', token)).ok).toBe(true);
    expect(await isOpen(token)).toBe(false);
    await openAdminSession(backend.sql, token);
    expect(await isOpen(token)).toBe(true);
    expect(await acts(sub)).toEqual(['opened', 'closed', 'opened']);
  });

  test('ends at sign-out, although the token is still valid', async () => {
    await openAdminSession(backend.sql, token);
    expect((await post('auth/v1/logout?scope=local', token)).ok).toBe(true);
    const { sub, session_id } = readClaims(token);
    const [row] = await backend.asMember({ sub, session_id }, 'select private.has_admin_session() as has');
    expect(row).toEqual({ has: false });
  });

  test('ends for everybody when the operator ends all sessions', async () => {
    const { accessToken: other } = await backend.signUpConfirmed(`${randomUUID()}@example.com`, 'secret1');
    await backend.sql('delete from private.admin_sessions');
    for (const open of [token, other]) await openAdminSession(backend.sql, open);
    expect(await backend.sql('select private.end_admin_sessions() as ended')).toEqual([{ ended: 2 }]);
    expect([await isOpen(token), await isOpen(other)]).toEqual([false, false]);
    expect(await acts(readClaims(other).sub)).toEqual(['opened', 'ended']);
  });
});

describe('admin password attempts', () => {
  test('are limited to five per member in 15 minutes', async () => {
    const { sub } = readClaims(token);
    for (const minute of [0, 1, 2, 3, 4]) {
      await backend.setNow(`2026-11-21T03:0${minute}:00Z`);
      expect(await attempt(sub)).toBeNull();
    }
    expect(await attempt(sub)).toBe(11 * 60);
    await backend.setNow('2026-11-21T03:14:59.500Z');
    expect(await attempt(sub)).toBe(1);
    await backend.setNow('2026-11-21T03:15:00Z');
    expect(await attempt(sub)).toBeNull();
    expect(await attempt(sub)).toBe(60);
    // One entry for each quarter of an hour of refusals.
    expect(await acts(sub)).toEqual([...Array(5).fill('attempted'), 'limited', 'attempted']);
  });

  test('of strangers keep out neither who has opened the admin screen once nor whom the operator has added', async () => {
    await backend.setNow('2026-11-21T03:00:00Z');
    await backend.sql(
      `insert into private.admin_attempts (made_at, by_admin) select private.now(), false from generate_series(1, 100)`,
    );
    const { accessToken: other } = await backend.signUpConfirmed(`${randomUUID()}@example.com`, 'secret1');
    const [admin, stranger] = [readClaims(token).sub, readClaims(other).sub];
    await backend.sql('delete from private.admins');
    await backend.sql('insert into private.admins (user_id) values ($1)', [admin]);
    expect(await attempt(stranger)).toBe(3600);
    for (let n = 0; n < 5; n += 1) expect(await attempt(admin)).toBeNull();
    expect(await attempt(admin)).toBe(15 * 60);
    await backend.sql('delete from private.admins');
    expect(await attempt(admin)).toBe(3600);
    await backend.sql('delete from private.admin_attempts');
  });

  test('are limited to a hundred per hour for all members', async () => {
    const members = await backend.sql<{ id: string }>(
      `insert into auth.users (id, email) select gen_random_uuid(), 'all' || n || '@example.com'
       from generate_series(1, 25) n returning id`,
    );
    for (const { id } of members) for (let n = 0; n < 4; n += 1) expect(await attempt(id)).toBeNull();
    expect(await attempt(readClaims(token).sub)).toBe(3600);
    await backend.setNow('2026-11-21T04:00:00Z');
    expect(await attempt(readClaims(token).sub)).toBeNull();
  });

  test('still count after the member is deleted', async () => {
    for (let n = 0; n < 25; n += 1) {
      const { id } = (
        await backend.sql<{ id: string }>(
          `insert into auth.users (id, email) values (gen_random_uuid(), $1) returning id`,
          [`guesser-${n}@example.com`],
        )
      )[0] ?? { id: '' };
      for (let tries = 0; tries < 4; tries += 1) expect(await attempt(id)).toBeNull();
      await backend.sql('delete from auth.users where id = $1', [id]);
    }
    expect(await attempt(readClaims(token).sub)).toBe(3600);
  });

  test('are reset when the member enters the right password', async () => {
    const { sub } = readClaims(token);
    for (let n = 0; n < 4; n += 1) await attempt(sub);
    await openAdminSession(backend.sql, token);
    for (let n = 0; n < 5; n += 1) expect(await attempt(sub)).toBeNull();
    expect(await attempt(sub)).toBe(900);
  });
});

describe('audit entries', () => {
  test('are kept for a year', async () => {
    const { sub } = readClaims(token);
    await attempt(sub);
    await backend.setNow('2027-11-21T03:00:00Z');
    await attempt(sub);
    expect(await acts(sub)).toEqual(['attempted', 'attempted']);
    await backend.setNow('2027-11-21T03:00:01Z');
    await attempt(sub);
    expect(await acts(sub)).toEqual(['attempted', 'attempted']);
  });
});
