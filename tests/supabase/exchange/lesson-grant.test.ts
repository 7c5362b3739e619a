import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, toDay } from '../../../sync/model/day/day.ts';
import { BRAIN_SPEED_2, type LessonProgress } from '../../../sync/model/lessons/lessons.ts';
import { startTestBackend } from '../../support/backend/backend.ts';
import { firstLessonDay, grantLessonProgress, programmeOpened } from '../../support/reference/lesson-grant.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';
import { sampleCount } from '../../support/run/sample-count.ts';

const CASES = sampleCount({ usual: 1000, full: 4000 });
const JOINED = toDay('2026-11-01');
const TODAY = toDay('2026-11-20');
const NOW = '2026-11-20T03:00:00.000Z';

const backend = closeAfterAll(await startTestBackend());
await backend.setNow(NOW);
await backend.sql('set session_replication_role = replica');

const day = fc.integer({ min: -4, max: 24 }).map((days) => addDays(JOINED, days));
const instant = fc
  .integer({ min: 0, max: 24 * 24 })
  .map((hours) => new Date(Date.parse(JOINED) + hours * 3_600_000).toISOString());

/** Progress in a short programme, so that first and last lessons are frequent. */
const progress = (total: number): fc.Arbitrary<LessonProgress> =>
  fc.record({
    current_lesson: fc.integer({ min: 1, max: total }),
    total_lessons: fc.constant(total),
    last_watched_date: fc.option(day, { nil: null }),
    completed_at: fc.option(instant, { nil: null, freq: 3 }),
  });

const granted = fc.integer({ min: 1, max: 12 }).chain((total) =>
  fc.record({
    stored: fc.option(progress(total), { nil: null }),
    claim: progress(total),
    /** The first login, whose claim may be of another day. */
    login: fc.option(
      fc.record({
        day: fc.integer({ min: -20, max: 19 }).map((days) => addDays(JOINED, days)),
        claimed_at: fc
          .integer({ min: -24 * 30, max: 24 * 20 })
          .map((hours) => new Date(Date.parse(JOINED) + hours * 3_600_000).toISOString()),
      }),
      { nil: null },
    ),
    /** The progress in the programme before it; undefined when there is no such programme. */
    before: fc.option(fc.option(progress(3), { nil: null }), { nil: undefined }),
  }),
);

interface Granted {
  readonly status: string;
  readonly row: LessonProgress;
}

/** Pushes each claim as a member of its own; returns outcomes and stored rows. */
async function grantInSql(cases: readonly unknown[]): Promise<readonly Granted[]> {
  await backend.sql(`create function private.test_member(n bigint) returns uuid language sql immutable
    as $$ select lpad(n::text, 32, '0')::uuid $$`);
  await backend.sql(`create or replace function private.lessons_of(p_training_type text) returns integer
    language sql immutable return substr(p_training_type, 6)::integer`);
  await backend.sql(`create or replace function private.programme_before(p_training_type text) returns text
    language sql immutable return case when p_training_type like 'late-%' then 'base-3' end`);
  await backend.sql(
    'insert into private.member_revisions (user_id) select private.test_member(n) from generate_series(1, $1::int) n',
    [cases.length],
  );
  await backend.sql(
    `insert into public.users (id, username, created_at, rev)
     select private.test_member(n), '太郎', $2::timestamptz, 1 from generate_series(1, $1::int) n`,
    [cases.length, `${JOINED}T00:00:00Z`],
  );
  await backend.sql(
    `insert into public.training_progress
       (user_id, training_type, total_lessons, current_lesson, last_watched_date, completed_at, rev)
     select private.test_member(n), case when c.item ? 'before' then 'late-' else 'test-' end || p.total_lessons, p.total_lessons, p.current_lesson, p.last_watched_date, p.completed_at, 1
     from jsonb_array_elements($1::jsonb) with ordinality as c (item, n),
       jsonb_to_record(c.item -> 'stored') as p (total_lessons int, current_lesson int, last_watched_date date, completed_at timestamptz)
     where c.item -> 'stored' <> 'null'`,
    [cases],
  );
  await backend.sql(
    `insert into public.login_records (user_id, login_date, claimed_at, rev)
     select private.test_member(n), (c.item #>> '{login,day}')::date, (c.item #>> '{login,claimed_at}')::timestamptz, 1
     from jsonb_array_elements($1::jsonb) with ordinality as c (item, n) where c.item -> 'login' <> 'null'`,
    [cases],
  );
  await backend.sql(
    `insert into public.training_progress
       (user_id, training_type, total_lessons, current_lesson, last_watched_date, completed_at, rev)
     select private.test_member(n), 'base-3', p.total_lessons, p.current_lesson, p.last_watched_date, p.completed_at, 1
     from jsonb_array_elements($1::jsonb) with ordinality as c (item, n),
       jsonb_to_record(c.item -> 'before') as p (total_lessons int, current_lesson int, last_watched_date date, completed_at timestamptz)
     where c.item -> 'before' <> 'null'`,
    [cases],
  );
  await backend.sql('analyze public.training_progress');
  await backend.sql('create table private.test_grants (n bigint primary key, status text)');
  await backend.sql(
    `insert into private.test_grants
     select n, (private.push_training_progress(private.test_member(n),
       jsonb_build_object('op', 'update', 'base_rev', 1, 'patch', c.item -> 'claim', 'id',
         case when c.item ? 'before' then 'late-' else 'test-' end || (c.item #>> '{claim,total_lessons}')), 2)).status
     from jsonb_array_elements($1::jsonb) with ordinality as c (item, n)`,
    [cases],
  );
  return backend.sql<Granted>(
    `select g.status, p.body as row from private.test_grants g
     join private.wire_training_progress p on p.user_id = private.test_member(g.n) and p.id <> 'base-3' order by g.n`,
  );
}

describe('granting lessons', () => {
  test('has the same result in TypeScript and in SQL', { timeout: 120_000 }, async () => {
    const cases = fc.sample(granted, { numRuns: CASES });
    const inSql = await grantInSql(cases);
    cases.forEach((item, index) => {
      const { stored, claim, before, login } = item;
      const first = login && { day: login.day, claimedMs: Date.parse(login.claimed_at) };
      const firstDay = firstLessonDay(Date.parse(JOINED), first);
      const openedDay = before === undefined ? firstDay : programmeOpened(BRAIN_SPEED_2, before, firstDay);
      const expected = grantLessonProgress(stored, claim, { today: TODAY, openedDay, now: NOW });
      expect(inSql[index]?.row, JSON.stringify(item)).toMatchObject({ ...expected });
    });
  });
});
