import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeLoginRecords } from '../../../sync/model/streak/login-records.collection.ts';
import { recordKinds } from '../../../sync/model/streak/streak.ts';
import { startTestBackend } from '../../support/backend/backend.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';
import { sampleCount } from '../../support/run/sample-count.ts';

const RUNS = 10_000;
const SQL_RUNS = sampleCount({ usual: 500, full: 2000 });

/** Few instants and devices, so that ties are frequent. A device has one time zone per instant. */
const record = fc
  .record({
    kind: fc.constantFrom(...recordKinds),
    claimed_at: fc.constantFrom('2026-11-20T01:00:00.000Z', '2026-11-20T01:00:00.001Z', '2026-11-20T15:30:00.000Z'),
    device: fc.constantFrom(null, '019bd1a0-a', '019bd1a0-b', '019BD1A0-A'),
    bridge: fc.constantFrom(null, '00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b'),
  })
  .map((claim) => ({ ...claim, bridge: claim.kind === 'ticket' ? claim.bridge : null }))
  .map((claim) => ({ ...claim, tz: `${claim.claimed_at.length}-${claim.claimed_at} ${claim.device}`.slice(0, 60) }));

const backend = closeAfterAll(await startTestBackend());
await backend.setNow('2026-11-20T03:00:00Z');
await backend.sql('set session_replication_role = replica');

describe('merging two records of a day', () => {
  test('is commutative, associative and idempotent', () => {
    fc.assert(
      fc.property(record, record, record, (a, b, c) => {
        expect(mergeLoginRecords(a, b)).toEqual(mergeLoginRecords(b, a));
        expect(mergeLoginRecords(mergeLoginRecords(a, b), c)).toEqual(mergeLoginRecords(a, mergeLoginRecords(b, c)));
        expect(mergeLoginRecords(a, a)).toEqual(a);
        expect(mergeLoginRecords(mergeLoginRecords(a, b), b)).toEqual(mergeLoginRecords(a, b));
      }),
      { numRuns: RUNS },
    );
  });

  test('has the same result in SQL', { timeout: 120_000 }, async () => {
    const cases = fc.sample(fc.array(record, { minLength: 1, maxLength: 4 }), { numRuns: SQL_RUNS });
    await backend.sql(`create function private.test_member(n bigint) returns uuid language sql immutable
      as $$ select lpad(n::text, 32, '0')::uuid $$`);
    await backend.sql(
      `insert into public.users (id, username, created_at, rev)
       select private.test_member(n), '太郎', private.now(), 1 from generate_series(1, $1::int) n`,
      [cases.length],
    );
    await backend.sql(
      `select private.push_login_records(private.test_member(n),
         jsonb_build_object('op', 'update', 'id', '2026-11-20', 'base_rev', 0, 'patch', claim), i)
       from (
         select n, i, claim from jsonb_array_elements($1::jsonb) with ordinality as c (claims, n),
           jsonb_array_elements(c.claims) with ordinality as r (claim, i) order by n, i
       ) pushes`,
      [cases],
    );
    const rows = await backend.sql<{ row: Readonly<Record<string, unknown>> }>(
      'select body as row from private.wire_login_records order by user_id',
    );
    cases.forEach((claims, index) => {
      const merged = claims.reduce<(typeof claims)[number] | null>(
        (stored, claim) => (stored === null ? claim : { ...claim, ...mergeLoginRecords(stored, claim) }),
        null,
      );
      expect(rows[index]?.row, JSON.stringify(claims)).toMatchObject({ ...merged });
    });
  });
});
