import { FIRST_PULL_ROWS, MAX_PULL_ROWS } from '../../../sync/protocol/sync-exchange.ts';
import { type BenchRow, line } from '../report.ts';
import type { Engine, Fixture, Member } from './fixture.ts';
import { medians, requireAll } from './measure.ts';
import { createSessionRow } from './page/rows.ts';

const ROUND_TRIP = 80;
const GOAL_RATIO = 1.4;
const collection = 'training_sessions';

/** The total time for this many rows. */
const TOTAL_GOAL = { rows: 10_000, ms: 2500 } as const;

/**
 * A new device pulls all rows of a member: local time (without time in which a request is pending), total time and
 * requests.
 */
export async function measureColdSync(fixture: Fixture, count: number): Promise<readonly BenchRow[]> {
  const member = await fixture.addMember();
  await addSessions(fixture, member, 'keiko', count);
  const local = (name: string) => medians(() => fixture.onDevice((tab) => tab.run(name, { count })));
  const [limit, insert] = [await local('dexieBulkPut'), await local('rxdbBulkInsert')];
  const ours = await medians(async () => requireAll(await pullAll(fixture, member, 'keiko', count)));
  const what = `cold sync of ${count} rows`;
  const [mine, least] = [ours.localMs ?? Number.NaN, insert.ms ?? Number.NaN];
  return [
    line(`${what}, local time`, 'ms', mine, {
      limit: limit.ms,
      peers: { 'RxDB bulkInsert': least },
      goal: { text: `<= ${GOAL_RATIO} x RxDB bulkInsert`, met: mine <= GOAL_RATIO * least },
    }),
    line(`${what}, total at ${ROUND_TRIP} ms`, 'ms', ours.ms, {
      most: count === TOTAL_GOAL.rows ? TOTAL_GOAL.ms : undefined,
    }),
    line(`${what}, requests`, 'requests', ours.requests, {
      goal: {
        text: `a first page of ${FIRST_PULL_ROWS}, then pages of ${MAX_PULL_ROWS}`,
        met: ours.requests === 1 + Math.ceil((count - FIRST_PULL_ROWS) / MAX_PULL_ROWS),
      },
    }),
  ];
}

/** The first sync of a device, and how many rows it lost. */
export function pullAll(fixture: Fixture, member: Member, engine: Engine, count: number) {
  return fixture.onDevice(async (tab) => {
    await tab.run('open', fixture.openOptions(member, engine, { collection, roundTrip: ROUND_TRIP }));
    const sample = await tab.run('sync');
    return { ...sample, lost: Math.abs(count - ((await tab.run('count')).rows ?? 0)) };
  });
}

/** Gives a member this many sessions on the engine's server. */
export async function addSessions(fixture: Fixture, member: Member, engine: Engine, count: number): Promise<void> {
  const series = fixture.nextSeries();
  const rows = Array.from({ length: count }, (_, n) => createSessionRow(series, n));
  const server = fixture.serverOf(engine);
  if (server !== undefined) return server.addRows(member, collection, rows);
  const { userId } = member;
  await fixture.backend.sql(
    `with added as (
       select * from jsonb_to_recordset($2::jsonb) as r(id uuid, training_type text, video_title text,
         duration_minutes int, details jsonb, completed_at timestamptz)
     ), ours as (
       insert into public.training_sessions (user_id, id, training_type, video_title, duration_minutes, details, completed_at)
       select $1, added.* from added
     )
     insert into public.bench_training_sessions (id, training_type, video_title, duration_minutes, details, completed_at)
     select * from added`,
    [userId, JSON.stringify(rows)],
  );
}
