import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createRng } from '../../../sync/model/practice/seeded-random.ts';
import type { RowResult } from '../../../sync/protocol/sync-exchange.ts';
import { exchangeRequest, pushed } from '../../support/backend/exchange.ts';
import { startRealPostgres } from '../../support/backend/real-postgres.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

const CONNECTIONS = 8;
const rng = createRng(7);

const db = closeAfterAll(await startRealPostgres());
const connections = await Promise.all(
  Array.from({ length: CONNECTIONS }, async () => closeAfterAll(await db.connect())),
);

/** Concurrent pushes, one per connection, each with a delay before its commit. */
async function pushConcurrently(
  memberId: string,
  pushes: readonly (readonly unknown[])[],
): Promise<readonly RowResult[]> {
  const responses = await Promise.all(
    pushes.map((push, n) => {
      const stallMs = rng.next() * 5;
      const beforeCommit = () => delay(stallMs);
      return connections[n % CONNECTIONS]?.exchange(memberId, exchangeRequest({ push }), { beforeCommit });
    }),
  );
  return responses.flatMap((response) => response?.results ?? []);
}

const kata = () => pushed('kata_forms', rng.uuid(), { zou: '橋', ishiki: '渡る' }, { mutation_id: rng.uuid() });
const countOf = (results: readonly RowResult[], outcome: string) =>
  results.filter((result) => (result.status === 'rejected' ? result.code : result.status) === outcome).length;

describe('concurrent pushes', () => {
  test('of one write are applied once', { timeout: 60_000 }, async () => {
    const member = await db.addMember('same-write');
    for (let round = 0; round < 30; round += 1) {
      const row = kata();
      const results = await pushConcurrently(member, Array(CONNECTIONS).fill([row]));
      expect([countOf(results, 'ok'), countOf(results, 'duplicate')]).toEqual([1, CONNECTIONS - 1]);
    }
    const [count] = await db.sql(
      'select count(*)::int as n, count(distinct rev)::int as revs from public.kata_forms where user_id = $1',
      [member],
    );
    expect(count).toEqual({ n: 30, revs: 30 });
  });

  test('create a missing member row once', { timeout: 60_000 }, async () => {
    for (let round = 0; round < 10; round += 1) {
      const member = await db.addMember(`first-${round}`);
      await db.sql('delete from public.users where id = $1', [member]);
      await db.sql('delete from private.member_revisions where user_id = $1', [member]);
      const results = await pushConcurrently(
        member,
        Array.from({ length: CONNECTIONS }, () => [kata()]),
      );
      expect(countOf(results, 'ok')).toBe(CONNECTIONS);
    }
  });

  test('never spend more tickets than granted', { timeout: 60_000 }, async () => {
    for (let round = 0; round < 20; round += 1) {
      const member = await db.addMember(`tickets-${round}`);
      await db.sql(`update public.users set created_at = created_at - interval '60 days' where id = $1`, [member]);
      const [row] = await db.sql(
        `select array(select (private.tokyo_today() - n)::text from generate_series(1, 8) n) as days`,
      );
      const days: readonly string[] = Array.isArray(row?.days) ? row.days : [];
      const results = await pushConcurrently(
        member,
        days.map((day) => [pushed('login_records', day, { kind: 'ticket', claimed_at: `${day}T01:00:00.000Z` })]),
      );
      expect([countOf(results, 'ok'), countOf(results, 'no_ticket')]).toEqual([3, 5]);
      const [user] = await db.sql('select tickets, total_logins from public.users where id = $1', [member]);
      expect(user).toEqual({ tickets: 0, total_logins: 0 });
    }
  });
});

describe('a profile changed by REST', () => {
  test('does not deadlock with a concurrent exchange', {
    timeout: 60_000,
  }, async () => {
    await db.sql(`create function private.test_patch(p_member uuid, p_bio text) returns void language plpgsql as $$
      begin
        perform set_config('request.jwt.claims', jsonb_build_object('sub', p_member)::text, true),
          set_config('request.jwt.claim.sub', p_member::text, true), set_config('role', 'authenticated', true);
        update public.users set bio = p_bio where id = p_member;
      end $$`);
    const member = await db.addMember('profile');
    for (let round = 0; round < 20; round += 1) {
      // The exchange locks the member's revisions first and updates the member's row last.
      const push = [...Array.from({ length: 50 }, kata), pushed('profiles', 'me', { location: `${round}` })];
      const [results] = await Promise.all([
        pushConcurrently(member, [push]),
        db.sql('select private.test_patch($1, $2)', [member, `${round}`]),
      ]);
      expect(countOf(results, 'ok') + countOf(results, 'merged')).toBe(push.length);
      const [row] = await db.sql('select bio, location from public.users where id = $1', [member]);
      expect(row).toEqual({ bio: `${round}`, location: `${round}` });
    }
  });
});

describe('lost responses', () => {
  test('lead to retries that store each row once', { timeout: 60_000 }, async () => {
    const member = await db.addMember('lost-responses');
    const sent: string[] = [];
    await Promise.all(
      connections.map(async (connection, n) => {
        const writerRng = createRng(n + 50);
        for (let turn = 0; turn < 15; turn += 1) {
          const row = pushed(
            'kata_forms',
            writerRng.uuid(),
            { zou: '橋', ishiki: `${turn}` },
            { mutation_id: writerRng.uuid() },
          );
          sent.push(row.id);
          let hasResponse = false;
          while (!hasResponse) {
            const { results } = await connection.exchange(member, exchangeRequest({ push: [row] }));
            expect(['ok', 'duplicate']).toContain(results[0]?.status);
            hasResponse = writerRng.chance(0.6);
          }
        }
      }),
    );
    const rows = await db.sql('select id::text from public.kata_forms where user_id = $1', [member]);
    expect(rows.map(({ id }) => String(id)).sort()).toEqual(sent.sort());
  });

  test('of transactions that failed before the commit leave no rows', { timeout: 60_000 }, async () => {
    const member = await db.addMember('cut-off');
    const row = kata();
    await db.sql(`create function private.test_fail() returns trigger language plpgsql as $$
      begin raise exception 'power cut'; end $$`);
    await db.sql(`create constraint trigger test_fail after insert on public.kata_forms
      deferrable initially deferred for each row execute function private.test_fail()`);
    await expect(pushConcurrently(member, [[row]])).rejects.toThrow('power cut');
    await db.sql('drop trigger test_fail on public.kata_forms');
    expect(countOf(await pushConcurrently(member, [[row]]), 'ok')).toBe(1);
  });
});
