import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { importMembers } from '../../../supabase/import/import-members.ts';
import { exchangeRequest } from '../../support/backend/exchange.ts';
import { type RealPostgres, startRealPostgres } from '../../support/backend/real-postgres.ts';

vi.setConfig({ hookTimeout: 120_000 });

let db: RealPostgres;
const folder = mkdtempSync(join(tmpdir(), 'keiko-import-'));
const hanako = randomUUID();
const taro = randomUUID();
const kata = randomUUID();
/** The id of a member in the former system who has another one here. */
const source = randomUUID();
const csv = (...rows: readonly (readonly (string | number)[])[]) =>
  `${rows.map((row) => row.map((value) => (value === '' ? '' : `"${value}"`)).join(',')).join('\n')}\n`;

const SOURCES: Readonly<Record<string, string>> = {
  'users.csv': csv(
    ['id', 'username', 'email', 'tickets', 'total_logins', 'current_streak', 'bio', 'created_at'],
    [hanako, '花子', 'Hanako@example.com', 2, 3, 5, '朝の稽古', '2025-04-01T00:00:00Z'],
    [taro, '太郎', 'taro@example.com', 3, 0, 0, '長'.repeat(300), ''],
    ['x', '次郎', 'jiro@example.com', '', '', '', '', ''],
    [randomUUID(), '三郎', 'no address', '', '', '', '', ''],
    [randomUUID(), '四郎', 'taro@example.com', '', '', '', '', ''],
  ),
  'login_records.csv': csv(
    ['user_id', 'login_date', 'created_at', 'kind'],
    [hanako, '2025-04-01', '2025-04-01T01:00:00Z', ''],
    [hanako, '2025-04-02', '', 'ticket'],
    [hanako, '2025-04-03', '', 'login'],
    [hanako, '2025-04-02', '', ''],
    [hanako, '2025-02-30', '', ''],
    [hanako, '2999-01-01', '', ''],
    [hanako, '2025-04-05', '', 'bonus'],
    [randomUUID(), '2025-04-01', '', ''],
  ),
  'kata_forms.csv': csv(
    ['id', 'user_id', 'name', 'zou', 'ishiki', 'deleted', 'is_copied', 'copy_count'],
    [kata, hanako, '橋', '橋を、ゆっくり\n渡る', '足の裏', 'f', 'f', 4],
    [randomUUID(), hanako, '', '', '足の裏', '', '', ''],
    [randomUUID(), hanako, '', '消した型', '足の裏', 't', '', ''],
    [kata, taro, '', '同じ番号', '足の裏', '', '', ''],
  ),
  'training_sessions.csv': csv(
    ['user_id', 'id', 'video_title', 'completed_at', 'duration_minutes'],
    [hanako, '', '音の層', '2025-04-03 01:00:00+00', 0],
    [hanako, randomUUID(), '音の層', "yesterday's", 5],
  ),
  'training_progress.csv': csv(
    ['user_id', 'training_type', 'current_lesson', 'last_watched_date'],
    [hanako, 'brain-speed', 4, '2025-04-03'],
    [taro, 'brain-speed', 31, ''],
  ),
};

const run = (isDryRun = false) => importMembers({ databaseUrl: db.url, folder, isDryRun });
const reasons = (report: Awaited<ReturnType<typeof run>>['report']) =>
  report.map(({ source, line, kind, reason }) => `${source} ${line} ${kind}: ${reason}`);
const dump = () =>
  db.sql(`select to_jsonb(u) - 'updated_at' as row from public.users u union all select to_jsonb(r) from public.login_records r
    union all select to_jsonb(k) from public.kata_forms k union all select to_jsonb(s) from public.training_sessions s
    union all select to_jsonb(p) from public.training_progress p union all select to_jsonb(m) from private.member_revisions m
    union all select to_jsonb(a) from auth.users a order by 1`);

const REPORT = [
  'kata_forms 4 left out: zou or ishiki is empty',
  'kata_forms 6 left out: id occurs twice',
  'login_records 3 left out: the day occurs twice',
  'login_records 6 left out: login_date is no day',
  'login_records 7 left out: login_date is ahead',
  'login_records 8 left out: kind is neither login nor ticket',
  'login_records 9 left out: user_id is of no imported member',
  'training_progress 3 left out: current_lesson is no lesson',
  'training_sessions 3 left out: completed_at is no time from 2000 to now',
  'users 2 number differs: current_streak: the source has 5, its days give 3',
  'users 2 number differs: tickets: the source has 2, its days give 3',
  'users 3 field left out: bio',
  'users 4 left out: id is no UUID',
  'users 5 left out: email is no address',
  'users 6 left out: email occurs twice',
];

beforeAll(async () => {
  db = await startRealPostgres();
  // Only the auth server of hosted projects has this column.
  await db.sql('alter table auth.users add column instance_id uuid');
  for (const [name, text] of Object.entries(SOURCES)) writeFileSync(join(folder, name), text);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await db.close();
});

describe('the import of members', () => {
  test('reports in a dry run what it would do, by row and reason, and changes nothing', async () => {
    const before = await dump();
    const { written, report } = await run(true);
    expect(written).toEqual({ users: 2, login_records: 3, kata_forms: 1, training_sessions: 1, training_progress: 1 });
    expect(reasons(report)).toEqual(REPORT);
    expect(await dump()).toEqual(before);
  });

  test('imports them with the numbers that their days give', async () => {
    expect(reasons((await run()).report)).toEqual(REPORT);
    const users = await db.sql(
      `select username, email, tickets, total_logins, current_streak, last_login_date::text, bio from public.users order by email`,
    );
    expect(users.map((user) => Object.values(user))).toEqual([
      ['花子', 'hanako@example.com', 3, 3, 3, '2025-04-03', '朝の稽古'],
      ['太郎', 'taro@example.com', 3, 0, 0, null, null],
    ]);
    const [account] = await db.sql(
      'select email_confirmed_at is not null as confirmed, encrypted_password from auth.users where id = $1',
      [hanako],
    );
    expect(account).toMatchObject({ confirmed: true });
  });

  test('gives a device everything by the usual pull, each row with a revision of its own', async () => {
    const connection = await db.connect();
    const { rows, cursor } = await connection.exchange(hanako, exchangeRequest());
    await connection.close();
    const days = Array(3).fill('login_records');
    const collections = ['kata_forms', ...days, 'profiles', 'training_progress', 'training_sessions'];
    expect(rows.map(({ collection }) => collection).sort()).toEqual(collections);
    const revisions = rows.map(({ rev }) => rev);
    expect([new Set(revisions).size, Math.max(...revisions)]).toEqual([rows.length, cursor]);
    const indexed = await db.sql('select id from private.kata_search where id = $1', [kata]);
    expect(indexed).toHaveLength(1);
  });

  test('changes nothing when it is repeated', async () => {
    const before = await dump();
    const { written } = await run();
    expect(Object.values(written)).toEqual([0, 0, 0, 0, 0]);
    expect(await dump()).toEqual(before);
  });

  test('adds to a member who has registered already, and leaves an address alone that nobody has confirmed', async () => {
    const [confirmed, squatted, other] = [randomUUID(), randomUUID(), randomUUID()];
    await db.sql(
      `insert into auth.users (id, email, email_confirmed_at) values ($1, 'goro@example.com', now()),
      ($2, 'rokuro@example.com', null)`
        .replace('$1', `'${confirmed}'`)
        .replace('$2', `'${squatted}'`),
    );
    await db.sql(`insert into public.login_records (user_id, login_date, kind) values ($1, '2025-04-02', 'ticket')`, [
      confirmed,
    ]);
    const connection = await db.connect();
    const { epoch, cursor } = await connection.exchange(confirmed, exchangeRequest());
    writeFileSync(
      join(folder, 'users.csv'),
      csv(['id', 'username', 'email'], [source, '五郎', 'goro@example.com'], [other, '六郎', 'rokuro@example.com']),
    );
    writeFileSync(
      join(folder, 'login_records.csv'),
      csv(['user_id', 'login_date'], [source, '2025-04-01'], [source, '2025-04-02'], [other, '2025-04-01']),
    );
    rmSync(join(folder, 'kata_forms.csv'));
    rmSync(join(folder, 'training_sessions.csv'));
    rmSync(join(folder, 'training_progress.csv'));
    const { written, report } = await run();
    expect(written).toMatchObject({ users: 0, login_records: 2 });
    expect(reasons(report)).toEqual([
      'login_records 4 left out: user_id is of no imported member',
      'users 3 left out: this address has been registered, and is not confirmed',
    ]);
    const [member] = await db.sql('select total_logins, current_streak from public.users where id = $1', [confirmed]);
    expect(member).toEqual({ total_logins: 2, current_streak: 2 });
    const { rows } = await connection.exchange(confirmed, exchangeRequest({ epoch, since: cursor }));
    await connection.close();
    expect(rows.map(({ collection }) => collection)).toEqual(['login_records', 'login_records', 'profiles']);
    expect(await dump()).toEqual(await run().then(dump));
  });

  test('names files and columns of which nothing is read', async () => {
    writeFileSync(join(folder, 'members.csv'), csv(['id'], [source]));
    writeFileSync(
      join(folder, 'login_records.csv'),
      csv(['user_id', 'Login Date', 'device'], [source, '2025-04-01', 'a']),
    );
    const { report } = await run(true);
    const names = report.map(({ file, line, source: table, kind, reason }) => [file, line, table, kind, reason]);
    expect(names).toContainEqual(['members.csv', 1, '', 'file not used', 'it is of no table']);
    expect(names).toContainEqual(['login_records.csv', 2, 'login_records', 'column not used', 'device']);
    expect(names.filter(([file]) => file === 'login_records.csv')).toHaveLength(1);
    rmSync(join(folder, 'members.csv'));
  });

  test('imports nothing when a file cannot be read', async () => {
    const before = await dump();
    writeFileSync(join(folder, 'kata_forms.csv'), 'id,zou\n1,"open\n');
    await expect(run()).rejects.toThrow('Cannot read "kata_forms.csv": Line 2 has a quote that does not end');
    expect(await dump()).toEqual(before);
  });
});
