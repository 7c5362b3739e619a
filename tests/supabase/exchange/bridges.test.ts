import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { addDays, type Day, toDay } from '../../../sync/model/day/day.ts';
import { limits } from '../../../sync/model/limits.ts';
import type { DayRecord } from '../../../sync/model/streak/streak.ts';
import { planTickets } from '../../../sync/model/streak/tickets.ts';
import { startTestBackend } from '../../support/backend/backend.ts';
import { addDevice, type Device, pushed } from '../../support/backend/exchange.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';
import { sampleCount } from '../../support/run/sample-count.ts';

const TODAY = toDay('2027-03-20');
const back = (days: number) => addDays(TODAY, -days);
const noon = (day: Day) => `${day}T03:00:00.000Z`;

let device: Device;

const backend = closeAfterAll(await startTestBackend());
beforeEach(async () => {
  await backend.setNow(noon(back(390)));
  device = await addDevice(backend);
  await backend.setNow(noon(TODAY));
});

const record = (kind: string, day: Day, more: Readonly<Record<string, unknown>> = {}) =>
  pushed('login_records', day, { kind, claimed_at: noon(day), tz: 'Asia/Tokyo', device: 'a', ...more });
const logins = (last: Day, length: number) => Array.from({ length }, (_, n) => record('login', addDays(last, -n)));
/** The rows of one bridge: the days before `claimed`, from `length` days before it. */
const bridge = (claimed: Day, length: number, more: Readonly<Record<string, unknown>> = {}) => {
  const shared = { claimed_at: noon(claimed), bridge: randomUUID(), ...more };
  return Array.from({ length }, (_, n) => record('ticket', addDays(claimed, n - length), shared));
};
const claimedOnTwoDays = () =>
  bridge(TODAY, 3).map((row, n) => ({
    ...row,
    patch: { ...row.patch, ...(n === 2 ? { claimed_at: noon(back(5)) } : {}) },
  }));
const all = (outcome: string, length: number) => Array.from({ length }, () => outcome);
const profile = () => device.row('profiles', 'me');

describe('a bridge', () => {
  test('joins the runs on both sides of its gap, whatever the order of the push', async () => {
    const rows = bridge(TODAY, 3);
    const push = [...[...rows].reverse(), record('login', TODAY), ...logins(back(4), 10)];
    expect(await device.push(...push)).toEqual(all('ok', 14));
    expect(await profile()).toMatchObject({ current_streak: 14, tickets: 0, total_logins: 11 });
    expect(await device.row('login_records', back(2))).toMatchObject({ kind: 'ticket', bridge: rows[0]?.patch.bridge });
  });

  test.each([
    ['no record is before it', [record('login', TODAY)], bridge(TODAY, 2), 'not_joined'],
    ['a day of its gap is missing', logins(back(4), 5), bridge(TODAY, 3).slice(0, 2), 'not_joined'],
    ['one ticket is missing', logins(back(5), 5), bridge(TODAY, 4), 'no_ticket'],
    ['only its own days would earn the ticket', logins(back(5), 27), bridge(TODAY, 4), 'no_ticket'],
    ['it has 29 days', logins(back(30), 300), bridge(TODAY, limits.bridged_days_max + 1), 'invalid_value'],
    ['its days are claimed on two days', logins(back(4), 5), claimedOnTwoDays(), 'invalid_value'],
    ['it is claimed for tomorrow', logins(back(2), 5), bridge(addDays(TODAY, 1), 2), 'future_day'],
  ])('is rejected whole when %s', async (_when, before, rows, code) => {
    await device.push(...before);
    const numbers = await profile();
    expect(await device.push(...rows)).toEqual(all(code, rows.length));
    expect(await profile()).toEqual(numbers);
  });

  test('is rejected whole when one of its rows is invalid, and the rest of the push is stored', async () => {
    await device.push(...logins(back(4), 5));
    const rows = bridge(TODAY, 3);
    const push = rows.map((row, n) => ({ ...row, patch: { ...row.patch, device: n === 2 ? 'x'.repeat(65) : 'a' } }));
    expect(await device.push(...push, record('login', TODAY))).toEqual([...all('invalid_value', 3), 'ok']);
    expect(await profile()).toMatchObject({ tickets: 3, current_streak: 1 });
  });

  test('of 28 days is accepted with as many tickets', async () => {
    await backend.sql(
      `insert into public.login_records (user_id, login_date)
       select $1, $2::date - n from generate_series(0, 749) n`,
      [device.userId, back(29)],
    );
    expect(await device.push(...bridge(TODAY, 28), record('login', TODAY))).toEqual(all('ok', 29));
    expect(await profile()).toMatchObject({ current_streak: 779, tickets: 0 });
  });

  test('is judged by the day of its claim: 30 days later it is accepted, 31 days later rejected', async () => {
    await device.push(...logins(back(29), 200));
    await backend.setNow(noon(addDays(back(20), 31)));
    expect(await device.push(...bridge(back(20), 8))).toEqual(all('too_old', 8));
    await backend.setNow(noon(addDays(back(20), 30)));
    expect(await device.push(...bridge(back(20), 8))).toEqual(all('ok', 8));
  });

  test('from before joining may be up to 400 days old', async () => {
    const joined = back(390);
    await device.push(...logins(addDays(joined, -8), 2));
    await backend.setNow(noon(addDays(joined, 100)));
    expect(await device.push(...bridge(addDays(joined, -5), 2))).toEqual(['ok', 'ok']);
    expect(await device.push(...bridge(addDays(joined, 2), 1))).toEqual(['too_old']);
  });

  test('of the same gap on two devices spends its tickets once', async () => {
    await device.push(...logins(back(4), 5));
    expect(await device.push(...bridge(TODAY, 3))).toEqual(all('ok', 3));
    expect(await device.push(...bridge(TODAY, 3, { claimed_at: `${TODAY}T05:00:00.000Z` }))).toEqual(all('merged', 3));
    expect(await profile()).toMatchObject({ tickets: 0, longest_streak: 8 });
  });

  test('that another device has claimed a day later spends only what is new', async () => {
    await device.push(...logins(back(4), 65), record('login', TODAY));
    expect(await device.push(...bridge(TODAY, 3))).toEqual(all('ok', 3));
    await backend.setNow(noon(addDays(TODAY, 2)));
    const later = bridge(addDays(TODAY, 2), 5);
    expect(await device.push(...later)).toEqual([...all('merged', 4), 'ok']);
    expect(await profile()).toMatchObject({ tickets: 1, total_logins: 66 });
  });

  test('has the same result when its request is repeated, also after it was rejected', async () => {
    const rows = bridge(TODAY, 2);
    expect(await device.push(...rows)).toEqual(all('not_joined', 2));
    await device.push(...logins(back(3), 2));
    expect(await device.push(...rows)).toEqual(all('not_joined', 2));
    const again = bridge(TODAY, 2);
    expect(await device.push(...again)).toEqual(all('ok', 2));
    expect(await device.push(...again)).toEqual(all('duplicate', 2));
  });

  test('keeps what is left of it when a login of one of its days arrives', async () => {
    await device.push(...logins(back(4), 5), ...bridge(TODAY, 3));
    expect(await device.push(record('login', back(2)))).toEqual(['merged']);
    expect(await profile()).toMatchObject({ tickets: 1, current_streak: 8 });
    expect(await device.row('login_records', back(2))).toMatchObject({ kind: 'login', bridge: null });
  });

  test('of a login is rejected', async () => {
    expect(await device.push(record('login', TODAY, { bridge: randomUUID() }))).toEqual(['invalid_value']);
  });
});

describe('the tickets that a device plans', () => {
  test('are accepted by the server, with the same numbers', { timeout: 300_000 }, async () => {
    const ago = fc.integer({ min: 1, max: 25 });
    const histories = fc.record({
      records: fc.uniqueArray(fc.record({ ago, isTicket: fc.boolean() }), {
        selector: (day) => day.ago,
        maxLength: 14,
      }),
      earlier: fc.integer({ min: 0, max: 200 }),
    });
    await fc.assert(
      fc.asyncProperty(histories, async ({ records, earlier }) => {
        const member = await addDevice(backend);
        await backend.sql(`update public.users set created_at = '2026-01-01' where id = $1`, [member.userId]);
        const run = Array.from({ length: earlier }, (_, n) => ({ day: back(27 + n), kind: 'login' as const }));
        const drawn = records.map(
          (day) => ({ day: back(day.ago), kind: day.isTicket ? 'ticket' : 'login' }) as DayRecord,
        );
        const offered = [...run, ...drawn, { day: TODAY, kind: 'login' as const }];
        const outcomes = await member.push(...offered.map(({ kind, day }) => record(kind, day)));
        const accepted = offered.filter((_, n) => outcomes[n] === 'ok');
        const plan = planTickets(accepted, { today: TODAY, joinedDay: toDay('2026-01-01') });
        if (!plan.ok) return;
        const shared = { claimed_at: noon(TODAY), bridge: plan.days.length > 1 ? randomUUID() : null };
        const rows = plan.days.map((day) => record('ticket', day, shared));
        expect(await member.push(...rows)).toEqual(all('ok', rows.length));
        expect(await member.row('profiles', 'me')).toMatchObject({ ...plan.after });
      }),
      { numRuns: sampleCount({ usual: 25, full: 300 }) },
    );
  });
});
