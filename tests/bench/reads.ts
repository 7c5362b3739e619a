import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { exchangeRequest } from '../support/backend/exchange.ts';
import type { MemberConnection } from '../support/backend/member-connection.ts';
import { type RealPostgres, startRealPostgres } from '../support/backend/real-postgres.ts';
import { type BenchRow, quantile, round } from './report.ts';

const AT_ONCE = 6;
const PULLS = 60;
const POLLS = 1500;
const CALLS = 20_000;

/** Memory of the largest answers, and what counting reads and noticing another history cost. */
export async function bench(): Promise<readonly BenchRow[]> {
  // The memory of a backend includes the shared buffers that it has touched.
  const db = await startRealPostgres({ shared_buffers: '16MB', max_wal_size: '2GB' });
  const connections = await Promise.all(Array.from({ length: AT_ONCE }, () => db.connect()));
  try {
    return [
      ...(await largestAnswers(db, connections, 'results')),
      ...(await largestAnswers(db, connections, 'kata')),
      ...(await compareCounting(db, connections[0])),
      await costOfHistory(db),
    ];
  } finally {
    await Promise.all(connections.map((connection) => connection.close()));
    await db.close();
  }
}

/** 2,000 rows of the largest allowed size for each of six members. */
const LARGEST = {
  results: `insert into public.practice_results (user_id, id, training_type, day, results, rev)
    select $1, gen_random_uuid(), 'setsuna', current_date,
      (select jsonb_agg(jsonb_build_object('item', repeat('x', 64), 'result', repeat('y', 5))) from generate_series(1, 80)),
      10 + n from generate_series(1, 2000) n`,
  kata: `insert into public.kata_forms (user_id, id, zou, ishiki, rev)
    select $1, gen_random_uuid(), repeat('𠮟', 2000), repeat('橋', 2000), 10 + n from generate_series(1, 2000) n`,
} as const;

async function largestAnswers(db: RealPostgres, connections: readonly MemberConnection[], of: keyof typeof LARGEST) {
  const members: string[] = [];
  for (let n = 0; n < connections.length; n += 1) {
    const member = await db.addMember(`largest-${of}-${n}`);
    await db.transaction(async (query) => {
      await query('set local session_replication_role = replica');
      await query(LARGEST[of], [member]);
      await query('update private.member_revisions set rev = 2010 where user_id = $1', [member]);
    });
    members.push(member);
  }
  const rows: BenchRow[] = [];
  let bytes = 0;
  const startedAt = performance.now();
  const peaks = await Promise.all(
    connections.map(async (connection, n) => {
      const response = await connection.exchange(members[n] ?? '', exchangeRequest({ limit: 2000 }));
      bytes = Math.max(bytes, Buffer.byteLength(JSON.stringify(response)));
      return peakOf(connection);
    }),
  );
  const took = performance.now() - startedAt;
  const peak = Math.max(...peaks);
  rows.push(
    { ...line(`largest answer of ${of}`, 'MB', bytes / 2 ** 20), goal: '<= 4', met: bytes <= 4 * 2 ** 20 },
    { ...line(`${AT_ONCE} of them at once, most memory of one`, 'MB', peak), goal: '<= 100', met: peak <= 100 },
    line(`${AT_ONCE} of them at once`, 'ms', took),
  );
  return rows;
}

/** The most memory that the backend of a connection has had, in MB. */
async function peakOf(connection: MemberConnection): Promise<number> {
  const status = readFileSync(`/proc/${await connection.processId()}/status`, 'utf8');
  const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(status) ?? [];
  return Number(kilobytes) / 1024;
}

/** First pulls of a year and polls, each in turn with and without `before_request()` in front. */
async function compareCounting(db: RealPostgres, connection: MemberConnection | undefined) {
  if (connection === undefined) return [];
  const member = await db.addMember('year');
  await db.transaction(async (query) => {
    await query('set local session_replication_role = replica');
    await query(
      `insert into public.practice_results (user_id, id, training_type, day, results, rev)
       select $1, gen_random_uuid(), 'setsuna', current_date,
         (select jsonb_agg(jsonb_build_object('item', 'setsuna-' || i, 'result', 'seen')) from generate_series(1, 10) i),
         10 + n from generate_series(1, 1100) n`,
      [member],
    );
    await query(
      `insert into public.notes (user_id, id, text, day, written_at, rev)
       select $1, gen_random_uuid(), repeat('稽古', 60), current_date, now(), 1200 + n from generate_series(1, 365) n`,
      [member],
    );
    await query('update private.member_revisions set rev = 1600 where user_id = $1', [member]);
  });
  const pull = async (isCounted: boolean) => {
    let cursor: { readonly since: number; readonly epoch: string | null } = { since: 0, epoch: null };
    for (let more = true; more; ) {
      const page = await connection.exchange(member, exchangeRequest({ ...cursor, limit: 500 }), { isCounted });
      cursor = { since: page.cursor, epoch: page.epoch };
      more = page.more;
    }
    return cursor;
  };
  const cursor = await pull(false);
  const poll = (isCounted: boolean) => connection.exchange(member, exchangeRequest(cursor), { isCounted });
  const before = 'update private.read_budgets set available = private.read_budget() where user_id = $1';
  await poll(true);
  await db.sql(before, [member]);
  await pull(true);
  const [row] = await db.sql(
    'select private.read_budget() - available as spent from private.read_budgets where user_id = $1',
    [member],
  );
  await db.sql(before, [member]);
  const pulls = await pairs(PULLS, pull);
  await db.sql(before, [member]);
  const polls = await pairs(POLLS, poll);
  const spent = Number(row?.spent);
  return [
    {
      ...line('first pull of a year, median', 'ms', pulls.counted),
      peers: { 'not counted': round(pulls.bare) },
      goal: '<= 1.1 of it',
      met: pulls.counted <= pulls.bare * 1.1,
    },
    { ...line('of the read budget of 6,000', 'reads', spent), goal: '<= 200', met: spent <= 200 },
    { ...line('a poll, median', 'ms', polls.counted), peers: { 'not counted': round(polls.bare, 3) } },
  ];
}

async function pairs(amount: number, run: (isCounted: boolean) => Promise<unknown>) {
  const times = { counted: [] as number[], bare: [] as number[] };
  for (let turn = 0; turn < amount; turn += 1) {
    for (const isCounted of turn % 2 === 0 ? [true, false] : [false, true]) {
      const startedAt = performance.now();
      await run(isCounted);
      times[isCounted ? 'counted' : 'bare'].push(performance.now() - startedAt);
    }
  }
  return { counted: quantile(times.counted, 0.5), bare: quantile(times.bare, 0.5) };
}

/** Each exchange calls it once. */
async function costOfHistory(db: RealPostgres): Promise<BenchRow> {
  const [row] = await db.sql(
    `with begun as materialized (select clock_timestamp() as at),
       calls as materialized (select count(private.history() || n) from begun, generate_series(1, ${CALLS}) n)
     select extract(epoch from clock_timestamp() - begun.at) as seconds from calls, begun`,
  );
  return line('private.history(), which an exchange calls once', 'µs', (Number(row?.seconds) / CALLS) * 1e6);
}

function line(what: string, unit: string, ours: number): BenchRow {
  return { what, unit, ours: round(ours), limit: null, peers: {}, goal: null, met: true };
}
