import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import type { MemberDeps } from '../../../supabase/functions/_shared/serve-member.ts';
import { handleDailyTraining } from '../../../supabase/functions/get-daily-training/handler.ts';
import { type Day, dayAt, toDay } from '../../../sync/model/day/day.ts';
import { dailyTrainingItems } from '../../../sync/model/published/daily-training-items.ts';
import { bundledTraining } from '../../../sync/model/published/daily-trainings.ts';
import { startTestBackend } from '../../support/backend/backend.ts';
import { type Answers, fakeDatabase, functionDeps } from '../../support/backend/function-deps.ts';
import { signToken } from '../../support/backend/member-token.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

const special = {
  title: '開館日の特別な稽古',
  description: '玄関から机までを、目を閉じて案内します。',
  difficulty: '中級',
  duration_minutes: 12,
  category: '想像',
};

/** The exercise of the calendar, as the function returns it. */
function bundled(day: Day, joinedDay: Day) {
  const { title, description, difficulty, duration_minutes, category } = bundledTraining(dailyTrainingItems, {
    day,
    joinedDay,
  });
  return { title, description, difficulty, duration_minutes, category };
}

describe('get-daily-training', () => {
  const SITE = 'https://keiko.example';
  const NEW_YEAR_IN_TOKYO = Date.parse('2026-12-31T15:00:00Z');
  const logged: string[] = [];
  const queried: unknown[] = [];
  const newYear = toDay('2027-01-01');
  const joinedLongAgo = toDay('2025-04-01');
  const answers: Answers = {
    read_published_content: ({ name }) => {
      queried.push(name);
      return null;
    },
    users: ({ id }) => {
      queried.push(id);
      return [{ created_at: '2025-04-01T09:00:00+09:00' }];
    },
    login_records: () => [],
  };
  const deps = (more: Answers = {}): MemberDeps => ({
    ...functionDeps(NEW_YEAR_IN_TOKYO, logged),
    asMember: () => fakeDatabase({ ...answers, ...more }),
  });
  /** The notices with rows of the operator. */
  const published = (daily_trainings: readonly unknown[]): Answers => ({
    read_published_content: () => ({ version: 1, body: { daily_trainings } }),
  });
  const memberId = randomUUID();
  const token = signToken({ sub: memberId, exp: NEW_YEAR_IN_TOKYO / 1000 + 60 });
  const request = (init: RequestInit = {}) =>
    new Request('https://x.supabase.co/get-daily-training', {
      ...init,
      headers: { authorization: `Bearer ${token}`, origin: SITE, ...init.headers },
    });

  afterEach(() => {
    logged.length = 0;
    queried.length = 0;
  });

  test('queries the Tokyo day and returns the bundled exercise when the table has none', async () => {
    const response = await handleDailyTraining(request(), deps());
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      success: true,
      data: bundled(newYear, joinedLongAgo),
      isToday: true,
    });
    expect(queried).toEqual(['notices', `eq.${memberId}`]);
  });

  test('returns the exercise for beginners to a member who joined within fourteen days, as the app does', async () => {
    const at = Date.parse('2027-01-13T15:00:00Z');
    const day = toDay('2027-01-14');
    const newcomer = { ...deps({ users: () => [{ created_at: '2027-01-09 15:30:00+00' }] }), now: () => at };
    const authorization = `Bearer ${signToken({ sub: memberId, exp: at / 1000 + 60 })}`;
    const response = await handleDailyTraining(request({ headers: { authorization } }), newcomer);
    const data = (await response.json()).data;
    expect(data).toEqual(bundled(day, toDay('2027-01-10')));
    expect(data).toMatchObject({ difficulty: '初級' });
    expect(data).not.toEqual(bundled(day, joinedLongAgo));
  });

  test.each([
    ['中級', 'fifty-ninth', '2026-11-17'],
    ['上級', 'sixtieth', '2026-11-16'],
  ])('returns 上級 as %s on the %s day since joining, as the app does', async (difficulty, _which, joined) => {
    const at = Date.parse('2027-01-14T03:00:00Z');
    const member = { ...deps({ users: () => [{ created_at: `${joined}T03:00:00Z` }] }), now: () => at };
    const authorization = `Bearer ${signToken({ sub: memberId, exp: at / 1000 + 60 })}`;
    const response = await handleDailyTraining(request({ headers: { authorization } }), member);
    const data = (await response.json()).data;
    expect(data).toEqual(bundled(toDay('2027-01-14'), toDay(joined)));
    expect(data).toMatchObject({ difficulty });
  });

  test('counts from the first login when that was before the account was made', async () => {
    const more = {
      users: () => [{ created_at: '2026-12-30T00:00:00Z' }],
      login_records: () => [{ login_date: '2025-04-01' }],
    };
    const response = await handleDailyTraining(request(), deps(more));
    expect((await response.json()).data).toEqual(bundled(newYear, joinedLongAgo));
  });

  test.each([
    ['no row', []],
    ['an unreadable row', [{ created_at: 'long ago' }]],
  ])('treats a member with %s as one who joins today', async (_what, rows) => {
    const response = await handleDailyTraining(request(), deps({ users: () => rows }));
    expect((await response.json()).data).toEqual(bundled(newYear, newYear));
  });

  test('returns the table’s exercise without other columns', async () => {
    const rows = [{ ...special, day: '2027-01-01', ended: false }];
    const response = await handleDailyTraining(request(), deps(published(rows)));
    expect(await response.json()).toEqual({ success: true, data: special, isToday: true });
  });

  test.each([
    ['of another day', { ...special, day: '2027-01-02' }],
    ['that cannot be read', { ...special, day: '2027-01-01', difficulty: '鬼' }],
  ])('ignores a row %s', async (_what, row) => {
    const response = await handleDailyTraining(request(), deps(published([row])));
    expect((await response.json()).data).toEqual(bundled(newYear, joinedLongAgo));
  });
});

const lines: string[] = [];
const backend = closeAfterAll(await startTestBackend({ log: (line) => lines.push(line) }));

describe('get-daily-training on Deno', () => {
  const today = () => dayAt(Date.now());
  const call = (token: string) => backend.call('/functions/v1/get-daily-training', { token });

  test('returns the bundled exercise, then the operator’s', async () => {
    const { accessToken } = await backend.signUpConfirmed('caller@example.com', 'secret1');
    const first = await call(accessToken);
    expect(await first.json()).toEqual({ success: true, data: bundled(today(), today()), isToday: true });

    await backend.sql(
      `insert into public.daily_trainings (day, title, description, difficulty, duration_minutes, category)
       values ($1, $2, $3, $4, $5, $6)`,
      [today(), ...Object.values(special)],
    );
    expect(await (await call(accessToken)).json()).toEqual({ success: true, data: special, isToday: true });

    await backend.sql('update public.daily_trainings set ended = true');
    expect(await (await call(accessToken)).json()).toMatchObject({ data: bundled(today(), today()) });

    expect(lines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });
});
