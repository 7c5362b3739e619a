import { beforeEach, describe, expect, test } from 'vitest';
import { listJobs, recordRuns } from '../../../supabase/embedded/database/jobs.ts';
import type { Sql } from '../../../supabase/embedded/database/sql.ts';
import { limits } from '../../../sync/model/limits.ts';
import { Operations } from '../../../sync/model/operations/operations.contract.ts';
import { readAs } from '../../../sync/model/read-as.ts';
import { openAdminSession } from '../../support/backend/admin-session.ts';
import { startTestBackend } from '../../support/backend/backend.ts';
import { addDevice, type Device } from '../../support/backend/exchange.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

const NOW = '2026-11-23T03:00:00Z';
const BUILD = 'B3kd9_Qx';

let member: Device;

const backend = closeAfterAll(await startTestBackend());
const { accessToken: admin } = await backend.signUpConfirmed('admin@example.com', 'secret1', '管理者');
beforeEach(async () => {
  await backend.setNow(NOW);
  await backend.sql('delete from private.problem_counts');
  member = await addDevice(backend);
});

async function call(name: string, body: object, token: string | null) {
  const response = await backend.call(`/rest/v1/rpc/${name}`, { token, body });
  return { status: response.status, text: await response.text() };
}

const problem = (kind: string, code: string, amount: unknown = 1) => ({ kind, code, amount });
const report = (fields: object, token: string | null = member.token) =>
  call('report_problems', { p_report: { build: BUILD, engine: 'webkit', problems: [], ...fields } }, token);

async function readOperations(): Promise<Operations> {
  await openAdminSession(backend.sql, admin);
  const { status, text } = await call('read_operations', {}, admin);
  expect(status).toBe(200);
  const operations = readAs(Operations, JSON.parse(text));
  if (operations === null) throw new Error(`Cannot parse ${text}`);
  return operations;
}

const counted = async () =>
  (await readOperations()).problems.map(({ kind, code, build, engine, week }) => [kind, code, build, engine, week]);

describe('a report of problems', () => {
  test('counts kinds by build and engine, and its device', async () => {
    const sent = await report({ problems: [problem('sync', 'server', 3), problem('error', 'TypeError')] });
    expect([sent.status, sent.text]).toEqual([204, '']);
    const other = await addDevice(backend);
    await report({ problems: [problem('sync', 'server', 2)] }, other.token);
    await report({ engine: 'firefox', problems: [problem('sync', 'server')] }, other.token);
    expect(await counted()).toEqual([
      ['sync', 'server', BUILD, 'webkit', 5],
      ['error', 'TypeError', BUILD, 'webkit', 1],
      ['sync', 'server', BUILD, 'firefox', 1],
    ]);
    expect((await readOperations()).devices.map(({ build, engine, today }) => [build, engine, today])).toEqual([
      [BUILD, 'webkit', 2],
      [BUILD, 'firefox', 1],
    ]);
  });

  test('is counted by day, and forgotten after 30', async () => {
    await report({ problems: [problem('slow', 'sync')] });
    await backend.setNow('2026-11-24T03:00:00Z');
    await report({ problems: [problem('slow', 'sync', 4)] });
    const [slow] = (await readOperations()).problems;
    expect(slow).toMatchObject({ today: 4, yesterday: 1, week: 5 });
    await backend.setNow('2026-12-02T03:00:00Z');
    expect(await counted()).toEqual([]);
    await backend.sql('select private.purge_problems()');
    expect(await backend.sql('select from private.problem_counts')).toHaveLength(4);
    expect(await backend.sql('select from private.problem_budgets')).toEqual([]);
    await backend.setNow('2026-12-25T03:00:00Z');
    await backend.sql('select private.purge_problems()');
    expect(await backend.sql('select from private.problem_counts')).toEqual([]);
  });

  test('has the ids of texts with an error, each kind with its own place in the list', async () => {
    const noise = Array.from({ length: 60 }, (_, n) => problem('text', `setsuna-${100 + n}`, 9));
    const texts = ['daily-0229', 'jutsu-question-03', 'x', 'SETSUNA-001', `setsuna-${'1'.repeat(40)}`];
    await report({ problems: texts.map((id) => problem('text', id)) });
    const stored = await backend.sql(
      `select code, amount::integer from private.problem_counts where kind = 'text' order by code`,
    );
    expect(stored).toEqual([
      { code: 'daily-0229', amount: 1 },
      { code: 'jutsu-question-03', amount: 1 },
      { code: 'other', amount: 3 },
    ]);
    await report({ problems: [...noise, problem('slow', 'open')] });
    const listed = await counted();
    expect(listed.filter(([kind]) => kind === 'text')).toHaveLength(50);
    expect(listed.filter(([kind]) => kind === 'slow')).toHaveLength(1);
  });

  test('takes new texts until a day has a thousand', async () => {
    await backend.sql(`insert into private.problem_counts
      select '2026-11-23', 'text', 'setsuna-' || n, 'dev', 'webkit', 1 from generate_series(1001, 2000) n`);
    await report({ problems: [problem('text', 'jisho-001')] });
    const [added] = await backend.sql(`select code from private.problem_counts where kind = 'text' and build <> 'dev'`);
    expect(added).toEqual({ code: 'other' });
  });

  test('names nobody: only how many reports a member sent goes with the account', async () => {
    await report({ problems: [problem('slow', 'sync')] });
    const stored = JSON.stringify(await backend.sql('select * from private.problem_counts'));
    expect(stored).not.toContain(member.userId);
    await backend.sql('delete from auth.users where id = $1', [member.userId]);
    expect(await backend.sql('select from private.problem_budgets where user_id = $1', [member.userId])).toEqual([]);
    expect(await counted()).toHaveLength(1);
  });
});

describe('an attack', () => {
  const SECRET = '秘密の言葉';

  test('brings no text into the counts', async () => {
    const attacks = [
      { problems: [problem('sync', SECRET), problem(SECRET, 'server')] },
      { engine: SECRET },
      { problems: [problem('device', 'device', 90)] },
    ];
    for (const attack of attacks) expect((await report(attack)).status).toBe(204);
    expect(JSON.stringify(await backend.sql('select * from private.problem_counts'))).not.toContain(SECRET);
    expect(await counted()).toEqual([['sync', 'other', BUILD, 'webkit', 1]]);
    expect((await readOperations()).devices.map(({ engine, week }) => [engine, week])).toEqual([
      ['webkit', 2],
      ['other', 1],
    ]);
  });

  test.each([
    ['a text as build', { build: SECRET }],
    ['a long build', { build: `${BUILD}x` }],
    ['a build with a line', { build: `${BUILD}\n` }],
    ['a number as build', { build: 12345678 }],
    ['no build', { build: null }],
    ['no list', { problems: null }],
    ['an object as list', { problems: { a: 1 } }],
    ['a list of texts', { problems: [SECRET] }],
    ['a text as amount', { problems: [problem('sync', 'server', SECRET)] }],
    ['an object as code', { problems: [{ kind: 'sync', code: { a: SECRET }, amount: 1 }] }],
    [
      'too many problems',
      { problems: Array.from({ length: limits.problems_max + 1 }, () => problem('sync', 'server')) },
    ],
    ['a huge number', { problems: [problem('sync', 'server', 1e300)] }],
  ])('with %s is refused', async (_, fields) => {
    const { status, text } = await report(fields);
    expect(status).toBe(400);
    expect(text).not.toContain(SECRET);
    expect(await backend.sql('select from private.problem_counts')).toEqual([]);
  });

  test.each([[1e15], [-5], [0.5]])('with the amount %d counts between 1 and 100', async (amount) => {
    const problems = Array.from({ length: limits.problems_max }, () => problem('sync', 'server', amount));
    expect((await report({ problems })).status).toBe(204);
    expect(await counted()).toEqual([['sync', 'server', BUILD, 'webkit', limits.problem_amount_max]]);
  });

  test('by many reports ends at four a day, until the next one', async () => {
    for (let n = 0; n < limits.problem_reports_per_day; n += 1) expect((await report({})).status).toBe(204);
    expect((await report({})).status).toBe(429);
    await backend.setNow('2026-11-23T15:00:00Z');
    expect((await report({})).status).toBe(204);
  });

  test('by invented builds never displaces a build of more devices, and leaves room for a new one', async () => {
    const reportFrom = async (build: string, devices: number) => {
      for (let n = 0; n < devices; n += 1) await report({ build }, (await addDevice(backend)).token);
    };
    await reportFrom('real_one', 2);
    for (let n = 0; n < 22; n += 1) await reportFrom(`flood_${String(n).padStart(2, '0')}`, 1);
    await reportFrom('real_two', 2);
    for (let n = 0; n < 22; n += 1) await reportFrom(`storm_${String(n).padStart(2, '0')}`, 1);
    const builds = new Map((await readOperations()).devices.map(({ build, week }) => [build, week]));
    expect([builds.get('real_one'), builds.get('real_two'), builds.size]).toEqual([2, 2, 21]);
  });

  test('by invented builds ends at twenty names a week', async () => {
    await report({});
    const names: string[] = [];
    for (let n = 0; n < 24; n += 1) {
      const flooder = await addDevice(backend);
      names.push(`flood_${String(n).padStart(2, '0')}`);
      await report({ build: names.at(-1) }, flooder.token);
    }
    const other = await addDevice(backend);
    await report({}, other.token);
    const builds = new Map((await readOperations()).devices.map(({ build, week }) => [build, week]));
    expect(builds.size).toBe(21);
    expect([builds.get(BUILD), builds.get('other')]).toEqual([2, 5]);
  });
});

describe('the state of operations', () => {
  const sql: Sql = async (query, params) => JSON.parse(JSON.stringify(await backend.sql(query, params)));

  test('has no jobs without pg_cron, and each with its last run', async () => {
    expect((await readOperations()).jobs).toBeNull();
    await listJobs(sql);
    const at = (minutes: number, ms = 0) => new Date(Date.now() - minutes * 60_000 + ms);
    const run = (status: 'succeeded' | 'failed', minutes: number) => ({
      name: 'keiko-clean-up',
      status,
      startedAt: at(minutes),
      endedAt: at(minutes, 250),
    });
    for (const each of [run('succeeded', 3000), run('failed', 2000), run('failed', 10), run('succeeded', 1)])
      await recordRuns(sql, [each]);
    const jobs = (await readOperations()).jobs ?? [];
    expect(jobs).toHaveLength(10);
    expect(jobs.filter(({ name }) => name === 'keiko-clean-up' || name === 'keiko-push')).toEqual([
      {
        name: 'keiko-clean-up',
        condition: 'well',
        ms: 250,
        failed: 1,
        started_at: expect.any(String),
      },
      {
        name: 'keiko-push',
        condition: 'late',
        ms: null,
        failed: 0,
        started_at: null,
      },
    ]);
    await backend.sql('drop schema cron cascade');
  });

  test('counts what waits to be sent, and the outcome of seven days', async () => {
    const empty = { delivered: 0, failed: 0, removed: 0, late: 0 };
    expect((await readOperations()).pushes).toEqual({
      pending: 0,
      reminders_due: 0,
      due_since: null,
      sending: 0,
      reminders: empty,
      notices: empty,
    });
    await backend.sql(`insert into public.reminders (user_id, at, updated_at) values ($1, '11:00', $2)`, [
      member.userId,
      '2026-11-22T23:00:00Z',
    ]);
    await backend.sql(`insert into public.reminder_days (day, delivered, late) values ('2026-11-23', 5, 2), ('2026-11-17', 1, 1),
      ('2026-11-16', 9, 9)`);
    await backend.sql(`insert into public.admin_notifications (title, message, target_type, created_by, status, begun_at, failed, late)
      values ('稽古', '今から', 'all', '花子', 'sending', private.now() - interval '1 day', 3, 4)`);
    expect((await readOperations()).pushes).toEqual({
      pending: 0,
      reminders_due: 1,
      due_since: '2026-11-23T02:00:00.000Z',
      sending: 1,
      reminders: { ...empty, delivered: 6, late: 3 },
      notices: { ...empty, failed: 3, late: 4 },
    });
    await backend.sql('delete from public.reminder_days');
    await backend.sql('delete from public.admin_notifications');
  });
});
