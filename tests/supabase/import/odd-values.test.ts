import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { importMembers, type ReportLine } from '../../../supabase/import/import-members.ts';
import { starterKata } from '../../../sync/model/kata/starters.content.ts';
import { exchangeRequest } from '../../support/backend/exchange.ts';
import { type RealPostgres, startRealPostgres } from '../../support/backend/real-postgres.ts';

vi.setConfig({ hookTimeout: 120_000 });

const folder = mkdtempSync(join(tmpdir(), 'keiko-odd-values-'));
const member = randomUUID();
const other = randomUUID();
const copied = randomUUID();

/** Of each table, values in the place of those of a plain row, with what the report says of the row; '' for nothing. */
type Case = readonly [values: Readonly<Record<string, string>>, said?: string];

const left = (reason: string) => `left out: ${reason}`;
const field = (name: string) => `field left out: ${name}`;
const NO_DAY = left('login_date is no day');
const NO_TIME = left('completed_at is no time from 2000 to now');
const NO_MINUTES = left('duration_minutes is no number from 0 to 1440');
const EMPTY = left('zou or ishiki is empty');
const DISAGREES = left('is_copied does not agree with original_id');
const TWICE = left('email occurs twice');
const NO_ADDRESS = left('email is no address');

const users: readonly Case[] = [
  [{ id: member, email: ' ｔａｒｏ＠ｅｘａｍｐｌｅ．ｊｐ', phone_number: '\u202d０９０ー1234-5678\u202c' }],
  [
    { id: other, email: 'taro@日本語.jp', username: '\u200B', bio: 'か\u3099\u200E', created_at: '' },
    field('username'),
  ],
  [{ email: 'taro@example。jp' }, TWICE],
  [{ email: 'Taro\u200B@EXAMPLE.jp' }, TWICE],
  [{ email: '\u202Etaro@xn--wgv71a119e.jp' }, TWICE],
  [{ email: 'tаro@example.jp' }, NO_ADDRESS],
  [{ email: 'taro@exam ple.jp' }, NO_ADDRESS],
  [{ email: '' }, NO_ADDRESS],
  [{ id: `{${member}}`, email: 'a@example.jp' }, left('id occurs twice')],
  [{ email: 'b@example.jp', created_at: '-infinity' }, field('created_at')],
  [{ email: 'c@example.jp', created_at: '2999-01-01' }, field('created_at')],
  [{ email: 'd@example.jp', created_at: '2025-04-01 09:00 BC' }, field('created_at')],
  [{ email: 'e@example.jp', birth_date: '0044-03-15 BC' }, field('birth_date')],
  [{ email: 'f@example.jp', birth_date: '2999-01-01' }, field('birth_date')],
  [{ email: 'g@example.jp', birth_date: '1/2/1980' }, field('birth_date')],
  [{ email: 'h@example.jp', bio: '\u200B\u2060' }, field('bio')],
];
const login_records: readonly Case[] = [
  [{ login_date: '2000-01-01' }],
  [{ login_date: '2025-04-02 00:00:00+00' }],
  [{ login_date: '2025-04-03', kind: ' Ticket ' }],
  [{ login_date: '2025-04-04', created_at: 'infinity' }, field('created_at')],
  [{ login_date: '2025-04-05', created_at: 'now' }, field('created_at')],
  [{ login_date: '1999-12-31' }, left('login_date is before 2000')],
  [{ login_date: '2999-01-01' }, left('login_date is ahead')],
  ...[
    '0044-03-15 BC',
    '-infinity',
    'infinity',
    'today',
    '2025-02-30',
    '2025/04/01',
    '2025-04-01T20:00:00Z',
    '2025-04-01x',
    '',
  ].map((login_date): Case => [{ login_date }, NO_DAY]),
];
const kata_forms: readonly Case[] = [
  [{ zou: '朝\u202E〜\u200B夜', ishiki: 'か\u3099\r\n聴く', name: '\u200B', deleted: 'no' }],
  [{ original_id: copied }],
  [{ original_id: copied, is_copied: 'TRUE' }],
  [{ id: starterKata[0]?.id ?? '' }, left('id is that of a starter kata')],
  [{ is_copied: 't' }, DISAGREES],
  [{ is_copied: 'perhaps' }, DISAGREES],
  [{ original_id: copied, is_copied: 'f' }, DISAGREES],
  [{ original_id: 'x' }, DISAGREES],
  [{ deleted: 'perhaps' }, left('deleted is neither true nor false')],
  ...['', '\u200B', '\u3164', '\u202E\u2066'].map((zou): Case => [{ zou }, EMPTY]),
  [{ zou: '海'.repeat(2001) }, left('a text is too long')],
  [{ name: '海'.repeat(101) }, left('a text is too long')],
  [{ zou: '\uFDFA'.repeat(500) }, left('a text is too long')],
  [{ copy_count: '99999999999' }, field('copy_count')],
  [{ copy_count: '-1' }, field('copy_count')],
  [{ created_at: 'epoch' }, field('created_at')],
];
const nested = (depth: number) => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`;
const training_sessions: readonly Case[] = [
  [{ details: '{"a": 1}' }],
  ...['{"a":"\\u0000"}', '{"a":1e131071}', '{"a":1e999999}', '[1]', 'null', '{"a"', nested(4_000), nested(100_000)].map(
    (details): Case => [{ details }, field('details')],
  ),
  ...['-infinity', 'infinity', '2999-01-01', '1999-12-31', 'now', 'epoch', '2025-04-01 25:00', ''].map(
    (completed_at): Case => [{ completed_at }, NO_TIME],
  ),
  ...['NaN', 'Infinity', '-5', '1441', '1e400', 'x', ''].map(
    (duration_minutes): Case => [{ duration_minutes }, NO_MINUTES],
  ),
  [{ duration_minutes: '0.4' }],
  [{ video_number: '1e9' }, field('video_number')],
  [{ video_number: '99999999999' }, field('video_number')],
  [{ status: 'x'.repeat(33) }, field('status')],
  [{ video_title: '\u200B' }, left('video_title is empty or too long')],
];
const training_progress: readonly Case[] = [
  [{}],
  [{ training_type: 'brain-speed-2', total_lessons: '30', completed_at: '2025-04-01T00:00:00Z' }],
  [{ training_type: 'origami' }, left('training_type is no programme')],
  [{ training_type: '' }, left('training_type is no programme')],
  [{ total_lessons: '31' }, left('total_lessons is not that of the programme')],
  ...['0', '31', '1.5', '99999999999', ''].map(
    (current_lesson): Case => [{ current_lesson }, left('current_lesson is no lesson')],
  ),
  [{ last_watched_date: '-infinity' }, left('last_watched_date is no day')],
  [{ last_watched_date: '2999-01-01' }, left('last_watched_date is ahead')],
  [{ last_watched_date: '1999-12-31' }, left('last_watched_date is before 2000')],
  [{ completed_at: '-infinity' }, NO_TIME],
];

const tables = { users, login_records, kata_forms, training_sessions, training_progress };
const plain = {
  users: () => ({
    id: randomUUID(),
    username: '太郎',
    email: '',
    bio: '',
    birth_date: '',
    phone_number: '',
    created_at: '',
  }),
  login_records: () => ({ user_id: member, login_date: '', created_at: '', kind: '' }),
  kata_forms: () => ({
    id: randomUUID(),
    user_id: member,
    zou: '橋',
    ishiki: '渡る',
    name: '',
    deleted: '',
    is_copied: '',
    original_id: '',
    copy_count: '',
    created_at: '',
  }),
  training_sessions: () => ({
    id: randomUUID(),
    user_id: member,
    video_title: '音の層',
    video_number: '',
    status: '',
    duration_minutes: '5',
    details: '',
    completed_at: '2025-04-01T00:00:00Z',
  }),
  training_progress: () => ({
    user_id: member,
    training_type: 'brain-speed',
    total_lessons: '',
    current_lesson: '4',
    last_watched_date: '2025-04-03',
    completed_at: '',
  }),
};

let db: RealPostgres;
let report: readonly ReportLine[];

beforeAll(async () => {
  db = await startRealPostgres();
  // Only the auth server of hosted projects has this column.
  await db.sql('alter table auth.users add column instance_id uuid');
  for (const name of Object.keys(plain) as (keyof typeof plain)[]) {
    const rows = tables[name].map(([values]) => ({ ...plain[name](), ...values }));
    const cells = rows.map((row) => Object.values(row));
    // Every cell in quotes, the empty ones too.
    const lines = [Object.keys(plain[name]()), ...cells].map((row) =>
      row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','),
    );
    writeFileSync(join(folder, `${name}.csv`), lines.join('\n'));
  }
  ({ report } = await importMembers({ databaseUrl: db.url, folder, isDryRun: false }));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await db.close();
});

describe.for(Object.keys(plain) as (keyof typeof plain)[])('a row of %s', (name) => {
  test.for(tables[name].map(([values, said = ''], n) => [JSON.stringify(values).slice(0, 80), said, n] as const))(
    'with %s is reported: %s',
    ([, said, n]) => {
      // A kata has a line break above the others.
      const line = 2 + n + (name === 'kata_forms' && n > 0 ? 1 : 0);
      const lines = report.filter(({ source, line: place }) => source === name && place === line);
      expect(lines.map(({ file, kind, reason }) => `${file} ${kind}: ${reason}`).join()).toBe(
        said && `${name}.csv ${said}`,
      );
    },
  );
});

describe('what is stored of odd values', () => {
  test('is as a member would have stored it', async () => {
    const stored = await db.sql(
      `select email, username, bio, phone_number from public.users where id = any ($1) order by email`,
      [[member, other]],
    );
    expect(stored).toEqual([
      { email: 'taro@example.jp', username: '太郎', bio: null, phone_number: '090-1234-5678' },
      { email: 'taro@xn--wgv71a119e.jp', username: 'taro', bio: 'が', phone_number: null },
    ]);
    const [kata] = await db.sql(`select zou, ishiki, name from public.kata_forms where zou like '朝%'`);
    expect(kata).toEqual({ zou: '朝〜夜', ishiki: 'が\n聴く', name: null });
    expect(await db.sql('select count(*)::integer as amount from public.kata_forms where is_copied')).toEqual([
      { amount: 2 },
    ]);
  });

  test('reaches a device as days and instants', async () => {
    const connection = await db.connect();
    const { rows } = await connection.exchange(member, exchangeRequest());
    await connection.close();
    const days = rows.filter(({ collection }) => collection === 'login_records').map(({ id }) => id);
    expect(days.sort()).toEqual(['2000-01-01', '2025-04-02', '2025-04-03', '2025-04-04', '2025-04-05']);
    for (const row of rows)
      for (const [name, value] of Object.entries(row)) {
        if (value !== null && /_(at|date)$/.test(name))
          expect(Date.parse(String(value))).toBeGreaterThanOrEqual(Date.parse('2000-01-01'));
      }
  });
});
