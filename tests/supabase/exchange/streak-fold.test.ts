import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Day, toDay } from '../../../sync/model/day/day.ts';
import { limits } from '../../../sync/model/limits.ts';
import { type DayRecord, recordKinds, type StreakSummary, summarizeStreak } from '../../../sync/model/streak/streak.ts';
import { startTestBackend } from '../../support/backend/backend.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';
import { sampleCount } from '../../support/run/sample-count.ts';

const HISTORIES = sampleCount({ usual: 1000, full: 10_000 });
const A_CALL = 1000;
const FIRST_DAY = Date.UTC(2028, 1, 10);
const DAY_MS = 86_400_000;

const backend = closeAfterAll(await startTestBackend());
// Tests only the fold, so members need no account and rows no revision.
await backend.sql('set session_replication_role = replica');

const dayOf = (index: number) => toDay(new Date(FIRST_DAY + index * DAY_MS).toISOString().slice(0, 10));

const kind = fc.constantFrom(...recordKinds, 'login' as const, 'login' as const, 'login' as const);

/** Up to three runs of up to 62 days from before 29 February on, after gaps, in any order. */
const history: fc.Arbitrary<readonly DayRecord[]> = fc
  .array(fc.record({ gap: fc.integer({ min: 1, max: 3 }), kinds: fc.array(kind, { minLength: 1, maxLength: 62 }) }), {
    maxLength: 3,
    size: 'max',
  })
  .chain((runs) => {
    const days = runs.flatMap(({ gap, kinds }) => [...Array.from({ length: gap }, () => null), ...kinds]);
    const records = days.flatMap((recordKind, index) =>
      recordKind === null ? [] : [{ day: dayOf(index), kind: recordKind }],
    );
    return fc.shuffledSubarray(records, { minLength: records.length });
  });

/** Reference implementation: visits every day. */
function walkDayByDay(records: readonly DayRecord[]): StreakSummary {
  const kinds = new Map(records.map(({ day, kind }) => [day, kind]));
  const end = Math.max(0, ...records.map(({ day }) => Date.parse(day)));
  const summary = { tickets: limits.first_tickets, total_logins: 0, current_streak: 0, longest_streak: 0 };
  let last: Day | null = null;
  let run = 0;
  for (let index = 0; Date.parse(dayOf(index)) <= end; index += 1) {
    const kind = kinds.get(dayOf(index));
    run = kind === undefined ? 0 : run + 1;
    if (run > 0 && run % limits.days_per_ticket === 0) summary.tickets += 1;
    if (kind === 'login') summary.total_logins += 1;
    if (kind === 'ticket') summary.tickets -= 1;
    if (kind === undefined) continue;
    summary.longest_streak = Math.max(summary.longest_streak, run);
    summary.current_streak = run;
    last = dayOf(index);
  }
  return { ...summary, tickets: Math.max(0, summary.tickets), last_login_date: last };
}

/** Summarizes many histories in SQL, in their order. */
async function foldInSql(histories: readonly (readonly DayRecord[])[]): Promise<readonly StreakSummary[]> {
  await backend.sql('truncate public.login_records');
  await backend.sql(
    `insert into public.login_records (user_id, login_date, kind, rev)
     select private.test_member(h.number), (r ->> 'day')::date, r ->> 'kind', 1
     from jsonb_array_elements($1::jsonb) with ordinality as h (records, number), jsonb_array_elements(h.records) r`,
    [histories],
  );
  await backend.sql('analyze public.login_records');
  const rows = await backend.sql<{ summary: StreakSummary }>(
    `select to_jsonb(s) as summary from generate_series(1, $1::int) n, private.summarize_streak(private.test_member(n)) s
     order by n`,
    [histories.length],
  );
  return rows.map(({ summary }) => summary);
}

describe('the streak', () => {
  test('is the same in TypeScript, in SQL and in the reference implementation', { timeout: 120_000 }, async () => {
    await backend.sql(`create function private.test_member(n bigint) returns uuid language sql immutable
      as $$ select lpad(n::text, 32, '0')::uuid $$`);
    const histories = fc.sample(history, { numRuns: HISTORIES });
    for (let start = 0; start < HISTORIES; start += A_CALL) {
      const part = histories.slice(start, start + A_CALL);
      const inSql = await foldInSql(part);
      part.forEach((records, index) => {
        const expected = walkDayByDay(records);
        expect(summarizeStreak(records), `TypeScript: ${JSON.stringify(records)}`).toEqual(expected);
        expect(inSql[index], `SQL: ${JSON.stringify(records)}`).toEqual(expected);
      });
    }
  });
});
