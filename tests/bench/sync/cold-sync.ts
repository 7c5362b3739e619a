import { FIRST_PULL_ROWS, MAX_PULL_ROWS } from '../../../sync/protocol/sync-exchange.ts';
import { type BenchRow, line } from '../report.ts';
import type { Fixture } from './fixture.ts';
import { medians } from './medians.ts';

const ROUND_TRIP = 80;
const GOAL_RATIO = 1.4;

/** The total time for this many rows. */
const TOTAL_GOAL = { rows: 10_000, ms: 2500 } as const;

/**
 * A new device pulls all rows of a member: local time (without time in which a request is pending), total time and
 * requests.
 */
export async function measureColdSync(fixture: Fixture, count: number): Promise<readonly BenchRow[]> {
  const member = await fixture.addMember();
  await addSessions(fixture, member.userId, count);
  const local = (name: string) => medians(() => fixture.onDevice((tab) => tab.run(name, { count })));
  const [limit, insert] = [await local('dexieBulkPut'), await local('rxdbBulkInsert')];
  const pulled = await medians(() =>
    fixture.onDevice(async (tab) => {
      await tab.run('open', fixture.openOptions(member, { collection: 'training_sessions', roundTrip: ROUND_TRIP }));
      const sample = await tab.run('sync');
      const { rows = 0 } = await tab.run('count');
      if (rows !== count) throw new Error(`${rows} of ${count} rows arrived`);
      return sample;
    }),
  );
  const what = `cold sync of ${count} rows`;
  const { localMs = Number.NaN, ms = Number.NaN, requests = Number.NaN } = pulled;
  const least = insert.ms ?? Number.NaN;
  return [
    line(`${what}, local time`, 'ms', localMs, {
      limit: limit.ms,
      peers: { 'RxDB bulkInsert': least },
      goal: { text: `<= ${GOAL_RATIO} x RxDB bulkInsert`, met: localMs <= GOAL_RATIO * least },
    }),
    line(`${what}, total at ${ROUND_TRIP} ms`, 'ms', ms, {
      atMost: count === TOTAL_GOAL.rows ? TOTAL_GOAL.ms : undefined,
    }),
    line(`${what}, requests`, 'requests', requests, {
      goal: {
        text: `a first page of ${FIRST_PULL_ROWS}, then pages of ${MAX_PULL_ROWS}`,
        met: requests === 1 + Math.ceil((count - FIRST_PULL_ROWS) / MAX_PULL_ROWS),
      },
    }),
  ];
}

/** Gives a member this many sessions on the server. */
export async function addSessions({ backend }: Fixture, userId: string, count: number): Promise<void> {
  await backend.sql(
    `insert into public.training_sessions (user_id, id, training_type, video_title, duration_minutes, details, completed_at)
     select $1, gen_random_uuid(), 'sojo', '相乗', 5 + n % 20,
       jsonb_build_object('score', n % 100, 'note', '朝の海に立つ。足の裏に重さを感じる。'), now() - n * interval '1 hour'
     from generate_series(1, $2::int) n`,
    [userId, count],
  );
}
