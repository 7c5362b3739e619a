import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { limits } from '../../../sync/model/limits.ts';
import type { MemberClaims } from '../../support/backend/as-member.ts';
import { exchangeRequest, pushed } from '../../support/backend/exchange.ts';
import { overlap } from '../../support/backend/lock-waits.ts';
import type { MemberConnection, Stall } from '../../support/backend/member-connection.ts';
import { startRealPostgres } from '../../support/backend/real-postgres.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

const CONNECTIONS = 8;

const Plan = v.object({
  'QUERY PLAN': v.tuple([v.object({ Plan: v.object({ 'Shared Hit Blocks': v.number() }) })]),
});

const db = closeAfterAll(await startRealPostgres());
const connections = await Promise.all(
  Array.from({ length: CONNECTIONS }, async () => closeAfterAll(await db.connect())),
);
const sub = await db.addMember('admin');
const session_id = randomUUID();
await db.sql('insert into auth.sessions (id, user_id, created_at) values ($1, $2, now())', [session_id, sub]);
await db.sql('select public.open_admin_session($1, $2)', [sub, session_id]);
const admin = { sub, session_id };

/** The end of the work that each connection was given: it runs one transaction at a time. */
const queues: Promise<unknown>[] = Array.from({ length: CONNECTIONS }, () => Promise.resolve());

/** Runs a member's transaction on one of the connections, after those that it was given before. */
function on<T>(n: number, work: (connection: MemberConnection) => Promise<T>): Promise<T> {
  const connection = connections[n % CONNECTIONS];
  if (connection === undefined) throw new Error('Cannot find a connection');
  const done = Promise.resolve(queues[n % CONNECTIONS]).then(() => work(connection));
  queues[n % CONNECTIONS] = done.catch(() => undefined);
  return done;
}
interface Query extends Stall {
  readonly sql: string;
  readonly params?: readonly unknown[];
}
const query = (n: number, as: string | MemberClaims, { sql, params, ...stall }: Query) =>
  on(n, (connection) => connection.query(as, sql, params, stall));
const exchange = (n: number, memberId: string, push: readonly unknown[] = [], stall?: Stall) =>
  on(n, (connection) => connection.exchange(memberId, exchangeRequest({ push }), stall));

/** Inserts shared kata of a new member. */
async function addKata(name: string, amount: number) {
  const author = await db.addMember(name);
  const ids = Array.from({ length: amount }, () => randomUUID());
  await db.sql(
    `insert into public.kata_forms (user_id, id, zou, ishiki) select $1, id, 'zou', 'ishiki' from unnest($2::uuid[]) as id`,
    [author, ids],
  );
  return { author, ids };
}

interface Report extends Stall {
  readonly member: string;
  readonly id: string;
}
const report = (n: number, { member, id, ...stall }: Report): Promise<unknown> =>
  query(n, member, { sql: `select public.report_kata($1, 'other', null) as outcome`, params: [id], ...stall }).then(
    ({ rows }) => Object(rows[0]).outcome,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

const hide = (n: number, id: string, stall?: Stall): Promise<unknown> =>
  query(n, admin, { sql: `select public.hide_kata($1, 'other', null)`, params: [id], ...stall });
const show = (n: number, id: string) => query(n, admin, { sql: 'select public.show_kata($1)', params: [id] });

const listed = async () => {
  const [row] = await db.sql(
    `select array(select entry ->> 'id' from jsonb_array_elements(body) as entry) as ids
     from public.published_content where name = 'shared_kata'`,
  );
  return Object(row).ids;
};

describe('reports at the same time', () => {
  /** One report of each kata, by one member, each on its connection. */
  const reportTogether = (member: string, ids: readonly string[]) =>
    overlap(
      db.url,
      (beforeCommit) => report(0, { member, id: ids[0] ?? '', beforeCommit }),
      () => ids.slice(1).map((id, n) => report(n + 1, { member, id })),
    );

  test('of one kata by one member count once', async () => {
    const { ids } = await addKata('author of one', 1);
    const member = await db.addMember('hasty reporter');
    const outcomes = await reportTogether(member, Array(CONNECTIONS).fill(ids[0]));
    expect(outcomes.sort()).toEqual([...Array(CONNECTIONS - 1).fill('already_reported'), 'reported']);
  });

  test('of many kata stay within the limit of a day', async () => {
    const { ids } = await addKata('author of many', limits.reports_per_day - 1 + CONNECTIONS);
    const member = await db.addMember('flood');
    for (const id of ids.slice(CONNECTIONS)) expect(await report(0, { member, id })).toBe('reported');
    const outcomes = await reportTogether(member, ids.slice(0, CONNECTIONS));
    expect(outcomes.sort()).toEqual(['reported', ...Array(CONNECTIONS - 1).fill('too_many_reports')]);
  });
});

describe('hiding a kata', () => {
  const refresh = (beforeCommit?: Stall['beforeCommit']): Promise<unknown> =>
    db.transaction(async (run) => {
      await run('select private.refresh_shared_kata()');
      await beforeCommit?.();
    });
  const outdateList = () =>
    db.sql(`update public.published_content set built_at = '-infinity' where name = 'shared_kata'`);

  test.each([
    { first: 'hiding', isListed: true },
    { first: 'hiding', isListed: false },
    { first: 'building', isListed: true },
    { first: 'building', isListed: false },
  ])('wins over a list that is being built ($first first, listed before: $isListed)', async ({ first, isListed }) => {
    const { ids } = await addKata(`${first} first ${isListed}`, 1);
    const [id = ''] = ids;
    await outdateList();
    if (isListed) await refresh();
    await outdateList();
    if (first === 'building') await overlap(db.url, refresh, () => [hide(0, id)]);
    else
      await overlap<unknown>(
        db.url,
        (beforeCommit) => hide(0, id, { beforeCommit }),
        () => [refresh()],
      );
    expect(await listed()).not.toContain(id);
  });

  test('and pushes of its author neither deadlock nor bring it back into the search', { timeout: 60_000 }, async () => {
    const { author, ids } = await addKata('busy author', 4);
    const edit = (n: number, id: string, stall?: Stall): Promise<unknown> =>
      exchange(n, author, [pushed('kata_forms', id, { zou: `edit ${n}` })], stall);
    for (let round = 0; round < 8; round += 1) {
      const [id = '', ...others] = [...ids.slice(round % 4), ...ids.slice(0, round % 4)];
      const first = round % 2 === 0 ? edit : hide;
      // The others wait for the first one, each at its first lock, and then compete for the next.
      await overlap(
        db.url,
        (beforeCommit) => first(0, id, { beforeCommit }),
        () => [
          ...[hide(1, id), edit(2, id), show(3, id)],
          ...others.flatMap((other, n) => (n === 0 ? [hide(4, other), edit(5, other)] : [edit(5 + n, other)])),
        ],
      );
    }
    for (const [n, id] of ids.entries()) await hide(n, id);
    await exchange(
      0,
      author,
      ids.map((id) => pushed('kata_forms', id, { zou: 'last' })),
    );
    expect(await db.sql('select id from private.kata_search where user_id = $1', [author])).toEqual([]);
    const { rows } = await exchange(0, author);
    const katas = rows.filter(({ collection }) => collection === 'kata_forms');
    expect(katas).toHaveLength(4);
    for (const kata of katas) expect(kata).toMatchObject({ zou: 'last', hidden: { corrected: true } });
    const revs = await db.sql(
      `select count(distinct rev)::integer as revs from (
         select rev from public.kata_forms where user_id = $1 union all select rev from public.users where id = $1
       ) as every`,
      [author],
    );
    expect(revs).toEqual([{ revs: 5 }]);
  });

  test('and copies of it leave no copy that came after', async () => {
    const { ids } = await addKata('copied author', 1);
    const [id = ''] = ids;
    const copiers = await Promise.all(Array.from({ length: 6 }, (_, n) => db.addMember(`late copier ${n}`)));
    const copy = (n: number) => {
      const row = { zou: 'z', ishiki: 'i', is_copied: true, original_id: id };
      return exchange(n, copiers[n] ?? '', [pushed('kata_forms', randomUUID(), row)]);
    };
    const [, ...copies] = await overlap<unknown>(
      db.url,
      (beforeCommit) => hide(7, id, { beforeCommit }),
      () => [copy(0), copy(1), copy(2)],
    );
    expect(copies).toEqual(Array(3).fill(expect.objectContaining({ results: [expect.anything()] })));
    for (const n of [3, 4, 5]) expect((await copy(n)).results).toMatchObject([{ code: 'source_gone' }]);
  });
});

test('a code of the second factor is taken once, however many take it', async () => {
  const take = (beforeCommit?: Stall['beforeCommit']) =>
    db.transaction(async (run) => {
      const [row] = await run('select public.take_admin_code(59000000) as taken');
      await beforeCommit?.();
      return row?.taken;
    });
  const taken = await overlap(db.url, take, () => [take(), take(), take()]);
  expect(taken).toEqual([true, false, false, false]);
});

describe('with 4,000 kata and as many reports and hidden ones', () => {
  beforeAll(async () => {
    await db.sql(
      `insert into auth.users (id, email) select gen_random_uuid(), 'many' || n || '@example.com'
       from generate_series(1, 80) as n`,
    );
    await db.sql(
      `insert into public.kata_forms (user_id, id, zou, ishiki, name)
       select id, gen_random_uuid(), 'zou ' || n, 'ishiki', 'name ' || n
       from auth.users, generate_series(1, 50) as n where email like 'many%'`,
    );
    await db.sql(
      `insert into public.kata_reports (user_id, kata_id, reason, settled_at)
       select u.id, gen_random_uuid(), 'other', case when n % 50 = 0 then null else now() end
       from auth.users u, generate_series(1, 50) as n where u.email like 'many%'`,
    );
    await db.sql(
      `insert into private.hidden_kata (id, reason, hidden_at)
       select gen_random_uuid(), 'other', now() from generate_series(1, 4000)`,
    );
    await db.sql(
      `insert into private.admin_audit (act, subject, created_at)
       select 'kept', 'kata_forms ' || gen_random_uuid(), now() from generate_series(1, 4000)`,
    );
    await db.sql('select private.balance_kata_segments()');
    await db.sql('analyze');
  }, 300_000);

  const plan = async (query: string) => {
    const lines = await db.sql(`explain ${query}`);
    return lines.map((line) => line['QUERY PLAN']).join('\n');
  };

  test('each question has its index', async () => {
    const id = randomUUID();
    const ofKata = await plan(`select from public.kata_reports where kata_id = '${id}' and settled_at is null`);
    expect(ofKata).toMatch(/Index.*using kata_reports_(open|kata)/);
    const ofMember = await plan(
      `select created_at from public.kata_reports where user_id = '${id}' and created_at > private.now() - interval '1 day'
       order by created_at desc offset 19 limit 1`,
    );
    expect(ofMember).toMatch(/kata_reports_made/);
    expect(await plan(`select from public.kata_reports where created_at < private.now() - interval '1 year'`)).toMatch(
      /kata_reports_created/,
    );
    const decisions = await plan(
      `select * from private.admin_audit where subject = 'kata_forms ${id}' order by id desc limit 10`,
    );
    expect(decisions).toMatch(/admin_audit_subject/);
    expect(await plan(`select reason from private.hidden_kata where id = '${id}'`)).toMatch(/hidden_kata_pkey/);
  });

  test('the search still reads its token index, and browsing the list order', async () => {
    const tokens = await plan(
      `select s.* from private.kata_search s where private.kata_tokens(s.segment, s.folded)
       @> array(select (1::bigint << 42) | token from unnest(private.query_tokens(array['zou 77'])) as token)`,
    );
    expect(tokens).toMatch(/kata_search_tokens/);
    const browsing = await plan(
      `select * from private.kata_search s where (s.rank, s.name_key, s.id) > (0, 'name 5' collate "C", '${randomUUID()}')
       order by s.rank, s.name_key, s.id limit 50`,
    );
    expect(browsing).toMatch(/kata_search_place/);
  });

  test('the admin’s list and the shared list scan no table for each kata', async () => {
    const explain = (call: string) => `explain (analyze, buffers, format json) select ${call}`;
    const list = [
      "list_moderated_kata('', 0, 51)",
      "list_moderated_kata('zou 7', 0, 51)",
      "read_admin_rows('admin_audit', 0, 51)",
    ];
    const plans = await Promise.all(list.map((call) => query(0, admin, { sql: explain(`public.${call}`) })));
    plans.push({ rows: await db.sql(explain('private.build_shared_kata()')) });
    // A scan for each of the 4,000 would read some 400,000 blocks.
    const blocks = plans.map(({ rows }) => v.parse(Plan, rows[0])['QUERY PLAN'][0].Plan['Shared Hit Blocks']);
    expect(Math.max(...blocks)).toBeLessThan(20_000);
  });
});
