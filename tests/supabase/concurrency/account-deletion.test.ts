import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RealPostgres, startRealPostgres } from '../../support/backend/real-postgres.ts';

let db: RealPostgres;
beforeAll(async () => {
  db = await startRealPostgres();
});
afterAll(() => db.close());

/** A push with a pause between locking the member's revisions and writing the row. */
const push = (member: string) =>
  db.sql(`begin; select private.allot_revisions('${member}', 1); select pg_sleep(0.4);
    insert into public.kata_forms (user_id, id, zou, ishiki) values ('${member}', gen_random_uuid(), '橋', '渡る');
    commit`);

const deleteAccount = (member: string, session: string) =>
  db.sql(`begin;
    select set_config('request.jwt.claims', '${JSON.stringify({ sub: member, session_id: session })}', true),
      set_config('request.jwt.claim.sub', '${member}', true);
    select private.delete_account(); commit`);

describe('an account that is deleted while another device pushes', () => {
  test('is deleted after the push, and neither call fails', async () => {
    const [member, session] = [await db.addMember('deleted'), randomUUID()];
    await db.sql('insert into auth.sessions (id, user_id, created_at) values ($1, $2, now())', [session, member]);
    const pushing = push(member);
    await delay(100);
    await Promise.all([pushing, deleteAccount(member, session)]);
    expect(await db.sql('select user_id from public.kata_forms where user_id = $1', [member])).toEqual([]);
    expect(await db.sql('select id from auth.users where id = $1', [member])).toEqual([]);
  });
});
