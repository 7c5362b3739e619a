import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Join, joinRows } from '../../../sync/model/joins.ts';
import type { Body } from '../../../sync/model/json.ts';
import { kataForms } from '../../../sync/model/kata/kata-forms.collection.ts';
import { trainingProgress } from '../../../sync/model/lessons/training-progress.collection.ts';
import { memberSettings } from '../../../sync/model/settings/member-settings.collection.ts';
import { syncedCollections } from '../../../sync/model/synced-collections.ts';
import { startTestBackend } from '../../support/backend/backend.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';
import { sampleCount } from '../../support/run/sample-count.ts';

const LAWS = { numRuns: 5000 };
const SQL_RUNS = sampleCount({ usual: 1000, full: 5000 });

const backend = closeAfterAll(await startTestBackend());

const day = fc.constantFrom('2026-11-20', '2026-11-21', '2027-01-01');
const instant = fc.constantFrom('2026-11-20T03:00:00.000Z', '2026-11-20T03:00:00.001Z', '2026-11-21T00:00:00.000Z');
const review = fc.record({
  ...{ reviewed_at: instant, reviewed_day: day, due_day: day, reps: fc.nat(12), lapses: fc.nat(2) },
  ...{ stability: fc.constantFrom(0.1, 2.3065, 12), difficulty: fc.constantFrom(1, 5.5) },
});
const entries = fc.dictionary(
  fc.constantFrom('a', 'b', 'あ', '__proto__', '1'),
  fc.integer({ min: 1, max: 1_000_000 }),
  {
    minKeys: 1,
  },
);

interface Case {
  readonly joins: Readonly<Record<string, Join>>;
  readonly rows: fc.Arbitrary<Body>;
  /** The join of `a` and `b`, two JSON objects, in SQL. */
  readonly sql: string;
}

const cases: Readonly<Record<string, Case>> = {
  training_progress: {
    joins: trainingProgress.merge,
    rows: fc.record({
      ...{ current_lesson: fc.integer({ min: 1, max: 30 }), total_lessons: fc.constantFrom(5, 30) },
      ...{ last_watched_date: fc.option(day), completed_at: fc.option(instant) },
    }),
    sql: `(select to_jsonb(m) || jsonb_build_object('completed_at', private.wire_instant(m.completed_at))
      from private.merge_training_progress(jsonb_populate_record(null::public.training_progress, a),
        jsonb_populate_record(null::public.training_progress, b)) m)`,
  },
  member_settings: {
    joins: memberSettings.merge,
    rows: fc.record({ entries }),
    sql: `to_jsonb(private.merge_member_settings(jsonb_populate_record(null::public.member_settings, a),
      jsonb_populate_record(null::public.member_settings, b)))`,
  },
  kata_forms: {
    joins: kataForms.joins,
    rows: fc.record({ review: fc.option(review) }),
    sql: `case when private.kata_forms_review_order(a -> 'review') >= private.kata_forms_review_order(b -> 'review')
      then a else b end`,
  },
};

test('every declared join is compared', () => {
  const declared = Object.entries(syncedCollections).filter(([, c]) => typeof c.merge === 'object' || 'joins' in c);
  expect(declared.map(([name]) => name).sort()).toEqual(Object.keys(cases).sort());
});

describe.each(Object.entries(cases))('joining two rows of %s', (_name, { joins, rows, sql }) => {
  const join = (a: Body, b: Body) => joinRows(joins, a, b);

  test('is commutative, associative and idempotent', () => {
    fc.assert(
      fc.property(rows, rows, rows, (a, b, c) => {
        expect(join(a, b)).toEqual(join(b, a));
        expect(join(join(a, b), c)).toEqual(join(a, join(b, c)));
        expect(join(join(a, b), b)).toEqual(join(a, b));
      }),
      LAWS,
    );
  });

  test('has the same result in SQL', async () => {
    const pairs = fc.sample(fc.tuple(rows, rows), { numRuns: SQL_RUNS });
    const joined = await backend.sql<{ row: Body }>(
      `select ${sql} as row from jsonb_array_elements($1::jsonb) with ordinality as p (pair, n),
         lateral (select pair -> 0 as a, pair -> 1 as b) sides order by n`,
      [pairs],
    );
    for (const [index, [a, b]] of pairs.entries())
      expect(joined[index]?.row, JSON.stringify([a, b])).toMatchObject(join(a, b));
  });
});
