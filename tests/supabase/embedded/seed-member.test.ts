import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, dayAt } from '../../../sync/model/day/day.ts';
import { countEarnedTickets, summarizeStreak } from '../../../sync/model/streak/streak.ts';
import { startTestBackend, type TestBackend } from '../../support/backend/backend.ts';
import { exchange, exchangeRequest } from '../../support/backend/exchange.ts';
import { fillMember, findMember } from '../../support/seed/fill-member.ts';
import { generateMember } from '../../support/seed/member-rows.ts';

const TODAY = dayAt(Date.now());
const rows = generateMember(1, TODAY);
const recordsOf = ({ days }: typeof rows) => days.map(({ login_date, kind }) => ({ day: login_date, kind }));

describe('a generated member', () => {
  test('depends only on the seed', () => {
    expect(generateMember(1, TODAY)).toEqual(rows);
    expect(generateMember(2, TODAY).sessions).not.toEqual(rows.sessions);
  });

  test.each([1, 2, 3, 4, 5])('has five years with gaps, tickets and a streak up to yesterday (seed %d)', (seed) => {
    const member = generateMember(seed, TODAY);
    const { length } = member.days;
    expect(member.days.at(-1)?.login_date).toBe(addDays(TODAY, -1));
    expect((member.days[0]?.login_date ?? '') <= addDays(TODAY, -1826)).toBe(true);
    expect(length).toBeGreaterThan(1100);
    expect(length).toBeLessThan(1700);
    const earned = countEarnedTickets(recordsOf(member));
    expect(earned).toBeGreaterThan(0);
    expect(summarizeStreak(recordsOf(member))).toMatchObject({ tickets: 3 + earned - 2, current_streak: 47 });
  });
});

describe('a filled member', () => {
  let backend: TestBackend;

  beforeAll(async () => {
    backend = await startTestBackend();
  });
  afterAll(() => backend.close());

  test('is pulled completely by a device, with the computed streak', async () => {
    const { userId, accessToken } = await backend.signUpConfirmed('Seeded@example.com', 'secret1');
    const connection = { url: backend.url, secretKey: backend.keys.secretKey };
    expect(await findMember(connection, 'nobody@example.com')).toBeNull();
    expect((await findMember(connection, 'Seeded@example.com'))?.id).toBe(userId);
    await fillMember(connection, userId, rows);

    const [numbers] = await backend.sql('select (s).* from private.summarize_streak($1) s', [userId]);
    const [stored] = await backend.sql(
      `select tickets, total_logins, current_streak, longest_streak, last_login_date from public.users where id = $1`,
      [userId],
    );
    expect(stored).toEqual(numbers);

    // The first page has what home needs, which comes again in its turn.
    const pulled = new Map<string, Set<string>>();
    let page = { since: 0, epoch: null, more: true };
    while (page.more) {
      const { status, body } = await exchange(backend, accessToken, exchangeRequest({ ...page }));
      expect(status).toBe(200);
      for (const { collection, id } of body.rows) pulled.set(collection, (pulled.get(collection) ?? new Set()).add(id));
      page = { since: body.cursor, epoch: body.epoch, more: body.more };
    }
    expect(Object.fromEntries([...pulled].map(([collection, ids]) => [collection, ids.size]))).toEqual({
      profiles: 1,
      login_records: rows.days.length,
      training_sessions: rows.sessions.length,
      kata_forms: rows.katas.length,
      training_progress: 1,
    });
  }, 120_000);
});
