import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { createRequestLimit, type MemberDeps } from '../../../supabase/functions/_shared/serve-member.ts';
import { handleTrainingHistory } from '../../../supabase/functions/get-training-history/handler.ts';
import { dayAt } from '../../../sync/model/day/day.ts';
import { limits } from '../../../sync/model/limits.ts';
import { summarizeTraining, tallyDays } from '../../../sync/model/practice/training-stats.ts';
import { startTestBackend } from '../../support/backend/backend.ts';
import { type Answers, fakeDatabase, functionDeps } from '../../support/backend/function-deps.ts';
import { signToken } from '../../support/backend/member-token.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

const NOW = Date.parse('2026-11-21T15:30:00Z');
const MEMBER = randomUUID();

describe('get-training-history', () => {
  const logged: string[] = [];
  const queried: unknown[] = [];
  const answering = (read_training_history: Answers[string]) => ({
    asMember: () => fakeDatabase({ read_training_history }),
  });
  const deps = (more: Partial<MemberDeps> = {}): MemberDeps => ({
    ...functionDeps(NOW, logged),
    ...answering(({ p_limit }) => {
      queried.push(p_limit);
      return { recent: [], days: [{ day: '2026-11-21', sessions: 2, minutes: 9 }] };
    }),
    ...more,
  });
  const token = signToken({ sub: MEMBER, exp: NOW / 1000 + 60 });
  const get = (query: string) =>
    new Request(`https://x.supabase.co/get-training-history${query}`, {
      headers: { authorization: `Bearer ${token}`, origin: 'https://keiko.example' },
    });

  afterEach(() => {
    logged.length = 0;
    queried.length = 0;
  });

  test('counts the week by the Tokyo day, which is already Sunday', async () => {
    const response = await handleTrainingHistory(get(`?userId=${MEMBER}`), deps());
    expect(await response.json()).toEqual({
      success: true,
      data: {
        recentSessions: [],
        stats: { totalSessions: 2, totalMinutes: 9, thisWeekSessions: 0, averageMinutesPerSession: 5 },
      },
    });
  });

  test.each([
    ['', 5],
    ['?limit=', 5],
    ['?limit=1', 1],
    [`?limit=${limits.history_sessions_max}`, limits.history_sessions_max],
    ['?limit=999', limits.history_sessions_max],
  ])('with "%s" queries %d sessions', async (query, limit) => {
    expect((await handleTrainingHistory(get(query), deps())).status).toBe(200);
    expect(queried).toEqual([limit]);
  });

  test.each(['0', '-1', '1.5', 'all', '1e3', "1' or 1"])('rejects the limit "%s"', async (limit) => {
    const response = await handleTrainingHistory(get(`?limit=${encodeURIComponent(limit)}`), deps());
    expect([response.status, await response.json()]).toEqual([400, { success: false, error: 'invalid_request' }]);
    expect(queried).toEqual([]);
  });

  test('rejects the id of another member', async () => {
    const response = await handleTrainingHistory(get(`?userId=${randomUUID()}`), deps());
    expect([response.status, await response.json()]).toEqual([403, { success: false, error: 'forbidden' }]);
    expect(queried).toEqual([]);
  });

  test('rate-limits a member who calls too often', async () => {
    const limited = deps({ limit: createRequestLimit({ requests: 1, seconds: 60 }) });
    await handleTrainingHistory(get(''), limited);
    const response = await handleTrainingHistory(get(''), limited);
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60']);
    expect(response.headers.get('access-control-expose-headers')).toContain('retry-after');
  });

  test('counts each sign-in, so that one that has ended spends nothing of its member', async () => {
    const limited = deps({ limit: createRequestLimit({ requests: 1, seconds: 60 }) });
    const call = async (session_id: string) => {
      const token = signToken({ sub: MEMBER, exp: NOW / 1000 + 60, session_id });
      const headers = { authorization: `Bearer ${token}` };
      const request = new Request('https://x.supabase.co/get-training-history', { headers });
      return (await handleTrainingHistory(request, limited)).status;
    };
    expect([await call('ended'), await call('ended'), await call('present')]).toEqual([200, 429, 200]);
  });

  test('logs an invalid database result and hides it from the caller', async () => {
    const response = await handleTrainingHistory(get(''), deps(answering(() => ({ days: 'many' }))));
    expect([response.status, await response.json()]).toEqual([500, { success: false, error: 'unavailable' }]);
    expect(logged).toHaveLength(1);
  });
});

const lines: string[] = [];
const backend = closeAfterAll(await startTestBackend({ log: (line) => lines.push(line) }));

describe('get-training-history on Deno', () => {
  const call = (token: string, query = '') => backend.call(`/functions/v1/get-training-history${query}`, { token });

  test('returns the same statistics as the shared rule', async () => {
    const member = await backend.signUpConfirmed('years@example.com', 'secret1');
    const other = await backend.signUpConfirmed('other@example.com', 'secret1');
    await backend.sql(
      `insert into public.training_sessions (user_id, id, training_type, video_title, duration_minutes, completed_at)
       select m.id, gen_random_uuid(), 'jutsu', '十四ツ' || n, 1 + (n * 7919) % 57,
         date_trunc('milliseconds', now() - n * n * interval '37 minutes')
       from unnest($1::uuid[]) as m (id), generate_series(0, 299) n`,
      [[member.userId, other.userId]],
    );
    const rows = await backend.sql<{ id: string; at: string; minutes: number }>(
      `select id, to_char(completed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, duration_minutes as minutes
       from public.training_sessions where user_id = $1 order by completed_at desc`,
      [member.userId],
    );
    const sessions = rows.map(({ at, minutes }) => ({ day: dayAt(Date.parse(at)), minutes, practised: true }));
    const response = await call(member.accessToken, `?userId=${member.userId}&limit=7`);
    expect(await response.json()).toEqual({
      success: true,
      data: {
        stats: summarizeTraining(tallyDays(sessions), dayAt(Date.now())),
        recentSessions: rows.slice(0, 7).map(({ id, at, minutes }, n) => ({
          id,
          completed_at: at,
          duration_minutes: minutes,
          video_title: `十四ツ${n}`,
          user_id: member.userId,
          training_type: 'jutsu',
          video_number: null,
          status: 'completed',
          details: null,
        })),
      },
    });
    expect(await (await call(member.accessToken, '?limit=50')).json()).toMatchObject({
      data: { recentSessions: { length: 50 } },
    });
    expect((await call(member.accessToken, `?userId=${other.userId}`)).status).toBe(403);
    expect(lines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });
});
