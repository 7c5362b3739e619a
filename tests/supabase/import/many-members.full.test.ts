import { once } from 'node:events';
import { createWriteStream, mkdtempSync, rmSync, type WriteStream } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { importMembers } from '../../../supabase/import/import-members.ts';
import { addDays, dayAt } from '../../../sync/model/day/day.ts';
import { createRng } from '../../../sync/model/practice/seeded-random.ts';
import { summarizeStreak } from '../../../sync/model/streak/streak.ts';
import { type RealPostgres, startRealPostgres } from '../../support/backend/real-postgres.ts';

vi.setConfig({ testTimeout: 1_800_000, hookTimeout: 600_000 });

/** `MEMBERS=100000` imports as many as a large service has. */
const MEMBERS = Number(process.env.MEMBERS ?? 10_000);
/** One in so many members has a row with an error in each table. */
const FAULTY = 100;

const folder = mkdtempSync(join(tmpdir(), 'keiko-import-'));
const idOf = (kind: number, n: number) => `${kind}0000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const today = dayAt(Date.now());
const daysOf = (n: number) => {
  const rng = createRng(n);
  const days = Array.from({ length: 60 }, (_, ago) => addDays(today, -ago));
  return days
    .filter(() => rng.chance(0.5))
    .map((day) => ({ day, kind: rng.chance(0.1) ? 'ticket' : 'login' }) as const);
};

let db: RealPostgres;
let records = 0;

async function write(file: WriteStream, line: string): Promise<void> {
  if (!file.write(`${line}\n`)) await once(file, 'drain');
}

/** Thirty days, four sessions, two kata and the programme of each member, with an error planted in one of a hundred. */
beforeAll(async () => {
  db = await startRealPostgres({ shared_buffers: '512MB', max_wal_size: '4GB', maintenance_work_mem: '256MB' });
  // Only the auth server of hosted projects has this column.
  await db.sql('alter table auth.users add column instance_id uuid');
  const open = (name: string) => createWriteStream(join(folder, `${name}.csv`));
  const [users, logins, sessions, kata, progress] = [
    open('users'),
    open('login_records'),
    open('training_sessions'),
    open('kata_forms'),
    open('training_progress'),
  ];
  await write(users, 'id,username,email,total_logins,created_at');
  await write(logins, 'user_id,login_date,kind');
  await write(sessions, 'id,user_id,training_type,video_title,duration_minutes,completed_at');
  await write(kata, 'id,user_id,name,zou,ishiki');
  await write(progress, 'user_id,training_type,current_lesson');
  for (let n = 0; n < MEMBERS; n += 1) {
    const id = idOf(1, n);
    const isFaulty = n % FAULTY === 0;
    const days = daysOf(n);
    records += days.length;
    const logged = days.filter(({ kind }) => kind === 'login').length;
    await write(users, `${id},会員${n},m${n}@example.com,${isFaulty ? logged + 1 : logged},2025-01-01T00:00:00Z`);
    for (const { day, kind } of days) await write(logins, `${id},${day},${kind}`);
    if (isFaulty) await write(logins, `${id},2025-02-30,login`);
    for (let k = 0; k < 4; k += 1) {
      await write(
        sessions,
        `${idOf(2, n * 4 + k)},${id},setsuna,刹那,${isFaulty && k === 0 ? 9999 : 5},2025-03-0${k + 1}T00:00:00Z`,
      );
    }
    await write(kata, `${idOf(3, n * 2)},${id},型,"橋を、渡る ${n}",足の裏`);
    await write(kata, `${idOf(3, n * 2 + 1)},${id},,${isFaulty ? '' : '坂をのぼる'},ひざ`);
    await write(progress, `${id},brain-speed,${isFaulty ? 99 : 1 + (n % 30)}`);
  }
  await Promise.all([users, logins, sessions, kata, progress].map((file) => once(file.end(), 'finish')));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await db.close();
});

test(`${MEMBERS} members are imported, and each error is reported`, async () => {
  const began = performance.now();
  const { written, report } = await importMembers({ databaseUrl: db.url, folder, isDryRun: false });
  const minutes = (performance.now() - began) / 60_000;
  process.stdout.write(`import: ${minutes.toFixed(2)} minutes, ${JSON.stringify(written)}\n`);
  const faulty = Math.ceil(MEMBERS / FAULTY);
  expect(written).toEqual({
    users: MEMBERS,
    login_records: records,
    training_sessions: MEMBERS * 4 - faulty,
    kata_forms: MEMBERS * 2 - faulty,
    training_progress: MEMBERS - faulty,
  });
  const sources = report.map(({ source }) => source);
  for (const source of Object.keys(written))
    expect(sources.filter((reported) => reported === source)).toHaveLength(faulty);

  const rows = await db.sql(`select id::text, tickets, total_logins, current_streak, longest_streak,
    last_login_date::text from public.users`);
  for (const { id, ...numbers } of rows) {
    expect(numbers).toEqual(summarizeStreak(daysOf(Number(String(id).slice(-12)))));
  }
});

test('a second run changes nothing', async () => {
  const { written } = await importMembers({ databaseUrl: db.url, folder, isDryRun: false });
  expect(Object.values(written)).toEqual([0, 0, 0, 0, 0]);
});
