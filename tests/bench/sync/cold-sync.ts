import { FIRST_PULL_ROWS, MAX_PULL_ROWS } from '../../../sync/protocol/sync-exchange.ts';
import type { BenchRow } from '../report.ts';
import type { Engine, Fixture } from './fixture.ts';
import { line, medians, PLUGIN, RXDB } from './measure.ts';
import type { RowLoss } from './row-loss.ts';

const ROUND_TRIP = 80;
const GOAL_RATIO = 1.4;

/** The total time for this many rows. */
const TOTAL_GOAL = { rows: 10_000, ms: 2500 } as const;

/**
 * A new device pulls all rows of a member: local time (without time in which a request is pending), total time and
 * requests.
 */
export async function measureColdSync(fixture: Fixture, rowLoss: RowLoss, count: number): Promise<readonly BenchRow[]> {
  const member = await fixture.addMember();
  await fixture.clear();
  await addSessions(fixture, member.userId, count);
  await fixture.backend.sql(
    `insert into public.bench_training_sessions
     select id::text, training_type, video_title, video_number, status, duration_minutes, details, completed_at::text
     from public.training_sessions where user_id = $1`,
    [member.userId],
  );
  const local = (name: string) => medians(() => fixture.onDevice((tab) => tab.run(name, { count })));
  const pull = (engine: Engine) =>
    medians(() =>
      fixture.onDevice(async (tab) => {
        await tab.run(
          'open',
          fixture.openOptions(member, engine, { collection: 'training_sessions', roundTrip: ROUND_TRIP }),
        );
        const sample = await tab.run('sync');
        rowLoss.record(engine, count, (await tab.run('count')).rows ?? 0);
        return sample;
      }),
    );
  const [limit, insert] = [await local('dexieBulkPut'), await local('rxdbBulkInsert')];
  const [ours, rxdb, plugin] = [await pull('keiko'), await pull('rxdb'), await pull('supabase')];
  const what = `cold sync of ${count} rows`;
  const [mine, total, least] = [ours.localMs ?? Number.NaN, ours.ms ?? Number.NaN, insert.ms ?? Number.NaN];
  return [
    line(`${what}, local time`, 'ms', mine, {
      limit: limit.ms,
      peers: { 'RxDB bulkInsert': least, [RXDB]: rxdb.localMs, [PLUGIN]: plugin.localMs },
      goal: { text: `<= ${GOAL_RATIO} x RxDB bulkInsert`, met: mine <= GOAL_RATIO * least },
    }),
    line(`${what}, total at ${ROUND_TRIP} ms`, 'ms', total, {
      peers: { [RXDB]: rxdb.ms, [PLUGIN]: plugin.ms },
      ...(count === TOTAL_GOAL.rows ? { goal: { text: `<= ${TOTAL_GOAL.ms} ms`, met: total <= TOTAL_GOAL.ms } } : {}),
    }),
    line(`${what}, requests`, 'requests', ours.requests, {
      peers: { [RXDB]: rxdb.requests, [PLUGIN]: plugin.requests },
      goal: {
        text: `a first page of ${FIRST_PULL_ROWS}, then pages of ${MAX_PULL_ROWS}`,
        met: ours.requests === 1 + Math.ceil((count - FIRST_PULL_ROWS) / MAX_PULL_ROWS),
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
