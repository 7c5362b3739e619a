import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countBlocked } from '../../support/backend/lock-waits.ts';
import { type RealPostgres, startRealPostgres } from '../../support/backend/real-postgres.ts';

let db: RealPostgres;
beforeAll(async () => {
  db = await startRealPostgres();
});
afterAll(() => db.close());

const deleteAccount = (member: string, session: string) =>
  db.transaction(async (query) => {
    await query(`select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true)`, [
      JSON.stringify({ sub: member, session_id: session }),
      member,
    ]);
    await query('select private.delete_account()');
  });

describe('an account that is deleted while another device pushes', () => {
  test('is deleted after the push, and neither call fails', async () => {
    const [member, session] = [await db.addMember('deleted'), randomUUID()];
    await db.sql('insert into auth.sessions (id, user_id, created_at) values ($1, $2, now())', [session, member]);
    let deleting = Promise.resolve();
    await db.transaction(async (query) => {
      await query('select private.allot_revisions($1, 1)', [member]);
      deleting = deleteAccount(member, session);
      expect(await countBlocked(db.url, [deleting])).toBe(1);
      await query(
        `insert into public.kata_forms (user_id, id, zou, ishiki) values ($1, gen_random_uuid(), '橋', '渡る')`,
        [member],
      );
    });
    await deleting;
    expect(await db.sql('select user_id from public.kata_forms where user_id = $1', [member])).toEqual([]);
    expect(await db.sql('select id from auth.users where id = $1', [member])).toEqual([]);
  });
});
