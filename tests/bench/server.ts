import { execFileSync } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { createRng } from '../../sync/model/practice/seeded-random.ts';
import { exchangeRequest, pushed } from '../support/backend/exchange.ts';
import type { MemberConnection } from '../support/backend/member-connection.ts';
import { practised } from '../support/backend/practised.ts';
import { type RealPostgres, startRealPostgres } from '../support/backend/real-postgres.ts';
import { type BenchOptions, type BenchRow, line, quantile } from './report.ts';
import { addActiveMembers, addOtherRows, FILLED_REV } from './server-rows.ts';

const FEW = 1000;
const MANY = 1_000_000;
const MEMBERS = 100;
const CONNECTIONS = 16;
const SECONDS = 4;
const PAIRS = 1500;

const ROUNDS = 5;
const ROUND_PAIRS = 400;

/** Cost of one exchange on a real PostgreSQL, and whether it grows with the rows of other members, or since a commit. */
export async function bench({ against }: BenchOptions): Promise<readonly BenchRow[]> {
  if (against !== undefined) return benchAgainst(against);
  const [few, many] = await Promise.all([openFixture(FEW), openFixture(MANY)]);
  try {
    await compare(few, many, 200);
    const cost = await compare(few, many, PAIRS);
    const one = await load(many, 1, 1);
    const all = await load(many, MEMBERS, CONNECTIONS);
    const bare = await loadBare(many, CONNECTIONS);
    return [
      ...cost,
      line('exchanges a second, one member on one connection', '1/s', one.perSecond, {
        limit: (await loadBare(many, 1)).perSecond,
      }),
      line('an exchange, one member, p95', 'ms', one.p95),
      line(`exchanges a second, ${MEMBERS} members on ${CONNECTIONS} connections`, '1/s', all.perSecond, {
        limit: bare.perSecond,
      }),
      line(`an exchange, ${MEMBERS} members on ${CONNECTIONS} connections, p95`, 'ms', all.p95, { limit: bare.p95 }),
    ];
  } finally {
    await Promise.all([few.close(), many.close()]);
  }
}

/** Both schemas in one run; the ratio is the median of five rounds, each of alternating pairs. */
async function benchAgainst(commit: string): Promise<readonly BenchRow[]> {
  const git = (...args: readonly string[]) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1e8 });
  const files = git('ls-tree', '--name-only', commit, 'supabase/migrations/').split('\n').filter(Boolean).sort();
  const migrations = files.map((file) => git('show', `${commit}:${file}`));
  const [before, now] = await Promise.all([openFixture(FEW, migrations), openFixture(FEW)]);
  try {
    const rows: BenchRow[] = [];
    for (const kind of ['poll', 'push'] as const) {
      await timePairs([before, now], kind, ROUND_PAIRS);
      const rounds: (readonly [number, number])[] = [];
      for (let n = 0; n < ROUNDS; n += 1) rounds.push(await timePairs([before, now], kind, ROUND_PAIRS));
      const ratio = quantile(
        rounds.map(([was, is]) => is / was),
        0.5,
      );
      const [was, is] = [0, 1].map((which) =>
        quantile(
          rounds.map((medians) => medians[which] ?? 0),
          0.5,
        ),
      );
      rows.push(
        line(`cost of a ${kind} against ${commit}`, 'ratio', ratio, { most: 1.05 }),
        line(`a ${kind}, median`, 'ms', is, { peers: { [commit]: was } }),
      );
    }
    return rows;
  } finally {
    await Promise.all([before.close(), now.close()]);
  }
}

type Fixture = Awaited<ReturnType<typeof openFixture>>;

async function openFixture(otherRows: number, migrations?: readonly string[]) {
  const settings = { shared_buffers: '512MB', max_wal_size: '4GB' };
  const db: RealPostgres = await startRealPostgres(settings, migrations);
  const members = await addActiveMembers(db, MEMBERS);
  await addOtherRows(db, otherRows);
  const connections = await Promise.all(Array.from({ length: CONNECTIONS }, () => db.connect()));
  const cursors = new Map<string, { readonly since: number; readonly epoch: string }>();
  const rng = createRng(otherRows);

  /** One exchange: pushes two new rows if `kind` is push, and pulls everything newer than the cursor. */
  async function exchange(connection: MemberConnection, memberId: string, kind: Kind): Promise<number> {
    const cursor = cursors.get(memberId) ?? (await firstCursor(connection, memberId));
    const push = kind === 'poll' ? [] : [createSession(rng.uuid(), rng.uuid()), createKata(rng.uuid(), rng.uuid())];
    const startedAt = performance.now();
    const response = await connection.exchange(memberId, exchangeRequest({ ...cursor, push }));
    const took = performance.now() - startedAt;
    const isDone =
      response.reset === undefined && response.results.filter(({ status }) => status === 'ok').length === push.length;
    if (!isDone) throw new Error(`Cannot complete an exchange: ${JSON.stringify(response)}`);
    cursors.set(memberId, { since: Math.max(cursor.since, response.cursor), epoch: response.epoch });
    return took;
  }

  return {
    members,
    connections,
    exchange,
    close: async () => {
      await Promise.all(connections.map((connection) => connection.close()));
      await db.close();
    },
  };
}

type Kind = 'poll' | 'push';

/** The cursor of a device that has pulled everything. */
async function firstCursor(connection: MemberConnection, memberId: string) {
  const { epoch } = await connection.exchange(memberId, exchangeRequest({ limit: 1 }));
  return { since: FILLED_REV, epoch };
}

const createSession = (id: string, mutationId: string) =>
  pushed(
    'training_sessions',
    id,
    { ...practised, completed_at: new Date().toISOString() },
    { op: 'insert', mutation_id: mutationId },
  );
const createKata = (id: string, mutationId: string) =>
  pushed('kata_forms', id, { zou: '橋を渡る', ishiki: '足の裏を感じる' }, { op: 'insert', mutation_id: mutationId });

/** Alternates between both databases and all connections, so that other load and the cores they run on affect both alike. */
async function timePairs(fixtures: readonly [Fixture, Fixture], kind: Kind, pairs: number) {
  const times: readonly [number[], number[]] = [[], []];
  for (let turn = 0; turn < pairs; turn += 1) {
    for (const which of turn % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const fixture = fixtures[which];
      const connection = fixture.connections[turn % CONNECTIONS];
      const memberId = fixture.members[turn % MEMBERS];
      if (connection && memberId) times[which].push(await fixture.exchange(connection, memberId, kind));
    }
  }
  return [quantile(times[0], 0.5), quantile(times[1], 0.5)] as const;
}

async function compare(few: Fixture, many: Fixture, pairs: number): Promise<readonly BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const kind of ['poll', 'push'] as const) {
    const [cheap, dear] = await timePairs([few, many], kind, pairs);
    const what = kind === 'poll' ? 'cost of a poll' : 'cost of a push of two rows';
    rows.push(
      line(`${what}, 1,000,000 other rows against 1,000`, 'ratio', dear / cheap, { most: 1.2 }),
      line(`${what}, 1,000,000 other rows, median`, 'ms', dear, { peers: { '1,000 other rows': cheap } }),
    );
  }
  return rows;
}

/** 70% polls and 30% pushes, on all connections for some seconds. */
async function load(fixture: Fixture, members: number, connections: number) {
  return timeLoops(fixture.connections.slice(0, connections), (connection, rng) =>
    fixture.exchange(connection, fixture.members[rng.int(0, members - 1)] ?? '', rng.chance(0.3) ? 'push' : 'poll'),
  );
}

/** The limit: the same transactions around `select 1`. */
async function loadBare(fixture: Fixture, connections: number) {
  return timeLoops(fixture.connections.slice(0, connections), (connection) => connection.runNoop());
}

type Loop = (connection: MemberConnection, rng: ReturnType<typeof createRng>) => Promise<unknown>;

async function timeLoops(connections: readonly MemberConnection[], loop: Loop) {
  const samples: number[] = [];
  const startedAt = performance.now();
  await Promise.all(
    connections.map(async (connection, n) => {
      const rng = createRng(n);
      while (performance.now() - startedAt < SECONDS * 1000) {
        const at = performance.now();
        await loop(connection, rng);
        samples.push(performance.now() - at);
      }
    }),
  );
  return { perSecond: samples.length / ((performance.now() - startedAt) / 1000), p95: quantile(samples, 0.95) };
}
