import { beforeEach, describe, expect, test } from 'vitest';
import { acceptableDays } from '../../../src/data/transfer/import.ts';
import { addDays, toDay } from '../../../sync/model/day/day.ts';
import { limits } from '../../../sync/model/limits.ts';
import { recordKinds } from '../../../sync/model/streak/streak.ts';
import { startTestBackend } from '../../support/backend/backend.ts';
import { addDevice, type Device, pushed } from '../../support/backend/exchange.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

let device: Device;

const backend = closeAfterAll(await startTestBackend());
beforeEach(async () => {
  await backend.setNow('2026-11-20T03:00:00Z');
  device = await addDevice(backend);
});

const record = (kind: string, day: string, at = `${day}T01:00:00.000Z`, name = 'a') =>
  pushed('login_records', day, { kind, claimed_at: at, tz: 'Asia/Tokyo', device: name });
const login = (day: string) => record('login', day);
const ticket = (day: string) => record('ticket', day);
const profile = () => device.row('profiles', 'me');

describe('the exchange of login records', () => {
  test('stores today and updates the numbers of the profile', async () => {
    expect(await device.push(login('2026-11-20'))).toEqual(['ok']);
    expect(await profile()).toMatchObject({ current_streak: 1, total_logins: 1, tickets: 3, longest_streak: 1 });
  });

  test('rejects tomorrow, and stores the rest of the batch', async () => {
    expect(await device.push(login('2026-11-21'), ticket('2026-11-19'))).toEqual(['future_day', 'ok']);
    expect(await profile()).toMatchObject({ total_logins: 0, tickets: 2, last_login_date: '2026-11-19' });
  });

  test.each([0, 10, 200, 500])('takes the days that an import plans, of an account made %i days ago', async (days) => {
    const today = toDay('2026-11-20');
    const joined = `${addDays(today, -days)}T00:00:00Z`;
    await backend.sql('update public.users set created_at = $2 where id = $1', [device.userId, joined]);
    const [login, ticket] = [limits.login_days, limits.ticket_days];
    const ages = [login + 1, login, ticket + 1, ticket, days + 1, days, days - 1, 1, 0, -1];
    const isAcceptable = acceptableDays(today, joined);
    for (const kind of recordKinds) {
      const rows = [...new Set(ages)].map((age) => record(kind, addDays(today, -age)));
      const codes = await device.push(...rows);
      const isInTime = codes.map((code) => code !== 'too_old' && code !== 'future_day');
      expect(isInTime).toEqual(rows.map(({ id }) => isAcceptable({ id, body: { kind, bridge: null } })));
    }
  });

  test('stores days of both kinds from before joining, up to the limit', async () => {
    const back = (days: number) => addDays(toDay('2026-11-20'), -days);
    const oldest = limits.login_days;
    const push = [login(back(oldest + 1)), login(back(oldest)), ticket(back(oldest + 1)), ticket(back(oldest - 1))];
    expect(await device.push(...push)).toEqual(['too_old', 'ok', 'too_old', 'ok']);
    expect(await profile()).toMatchObject({ total_logins: 1, tickets: 2, longest_streak: 2 });
  });

  test('pays tickets from before joining by what those days earned', async () => {
    const back = (days: number) => addDays(toDay('2026-11-20'), -days);
    const month = Array.from({ length: 30 }, (_, n) => login(back(100 - n)));
    const tickets = [40, 42, 44, 46, 48].map((days) => ticket(back(days)));
    const outcomes = await device.push(...tickets, ...month);
    expect(outcomes.filter((outcome) => outcome === 'no_ticket')).toHaveLength(1);
  });

  test('accepts a day from its midnight in Tokyo', async () => {
    await backend.setNow('2026-11-20T14:59:59.999Z');
    expect(await device.push(login('2026-11-21'))).toEqual(['future_day']);
    await backend.setNow('2026-11-20T15:00:00Z');
    expect(await device.push(login('2026-11-21'))).toEqual(['ok']);
  });

  test.each([
    ['a day that does not exist', login('2027-02-29'), 'invalid_value'],
    ['a word that PostgreSQL parses as a day', login('yesterday'), 'invalid_id'],
    ['a day with a time', login('2026-11-20T00:00'), 'invalid_id'],
    ['an unknown kind', record('gift', '2026-11-20'), 'invalid_value'],
    ['a deletion', { ...login('2026-11-20'), op: 'delete' }, 'unsupported_op'],
    ['an instant without a zone', record('login', '2026-11-20', '2026-11-20T01:00:00'), 'invalid_value'],
    ['an instant before 2000', record('login', '2026-11-20', '1999-12-31T23:59:59Z'), 'invalid_value'],
    ['a word that PostgreSQL parses as an instant', record('login', '2026-11-20', 'now'), 'invalid_value'],
    ['a device name of 65 characters', record('login', '2026-11-20', undefined, 'x'.repeat(65)), 'invalid_value'],
  ])('rejects %s', async (_what, row, code) => {
    expect(await device.push(row, login('2026-11-20'))).toEqual([code, 'ok']);
  });

  test('stores a year of logins that arrive late', async () => {
    await backend.setNow('2027-11-20T03:00:00Z');
    const year = Array.from({ length: 366 }, (_, index) => {
      const day = new Date(Date.UTC(2027, 10, 20) - index * 86_400_000).toISOString().slice(0, 10);
      return login(day);
    });
    expect(new Set(await device.push(...year))).toEqual(new Set(['ok']));
    expect(await profile()).toMatchObject({ total_logins: 366, current_streak: 366 });
  });
});

describe('tickets', () => {
  beforeEach(() => backend.setNow('2026-11-26T03:00:00Z'));

  test('of one push are spent from the earliest day on until none is left', async () => {
    const days = ['2026-11-25', '2026-11-21', '2026-11-24', '2026-11-22'];
    expect(await device.push(...days.map(ticket))).toEqual(['no_ticket', 'ok', 'ok', 'ok']);
    expect(await profile()).toMatchObject({ tickets: 0, total_logins: 0, longest_streak: 2 });
  });

  test('are spent once when two devices cover the same day', async () => {
    const other = record('ticket', '2026-11-25', '2026-11-25T20:00:00.000Z', 'b');
    expect(await device.push(ticket('2026-11-25'), other)).toEqual(['ok', 'merged']);
    expect(await profile()).toMatchObject({ tickets: 2 });
  });

  test('are refunded when a login of the same day arrives, in either order', async () => {
    expect(await device.push(ticket('2026-11-25'), login('2026-11-25'))).toEqual(['merged', 'ok']);
    expect(await device.push(login('2026-11-24'), ticket('2026-11-24'))).toEqual(['ok', 'merged']);
    expect(await profile()).toMatchObject({ tickets: 3, total_logins: 2, current_streak: 2 });
    expect(await device.row('login_records', '2026-11-25')).toMatchObject({ kind: 'login' });
  });

  test('can be spent again after a refund', async () => {
    await device.push(ticket('2026-11-25'), ticket('2026-11-24'), ticket('2026-11-23'));
    expect(await device.push(ticket('2026-11-22'))).toEqual(['no_ticket']);
    expect(await device.push(login('2026-11-24'), ticket('2026-11-22'))).toEqual(['merged', 'ok']);
    expect(await profile()).toMatchObject({ tickets: 0, total_logins: 1, longest_streak: 4 });
  });

  describe('that a run has earned', () => {
    const days = (first: number, length: number) =>
      Array.from({ length }, (_, index) => new Date(Date.UTC(2026, 10, first + index)).toISOString().slice(0, 10));

    beforeEach(async () => {
      await backend.setNow('2026-12-29T03:00:00Z');
      await device.push(...['2026-12-22', '2026-12-24', '2026-12-26'].map(ticket));
      expect(await device.push(ticket('2026-12-28'))).toEqual(['no_ticket']);
    });

    test('are one for every thirty days, and stay when they are spent', async () => {
      await device.push(...days(20, 29).map(login));
      expect(await device.push(ticket('2026-12-28'))).toEqual(['no_ticket']);
      expect(await device.push(login('2026-12-19'), ticket('2026-12-28'))).toEqual(['ok', 'ok']);
      expect(await profile()).toMatchObject({ tickets: 0, longest_streak: 30 });
      expect(await device.push(ticket('2026-12-27'))).toEqual(['no_ticket']);
    });

    test('can be spent by a push that has the ticket before the logins', async () => {
      const push = [ticket('2026-12-28'), ...days(20, 30).map(login)];
      expect(new Set(await device.push(...push))).toEqual(new Set(['ok']));
      expect(await profile()).toMatchObject({ tickets: 0, longest_streak: 30, total_logins: 30 });
    });

    test('are not earned by the day of the ticket itself', async () => {
      await device.push(...days(20, 28).map(login), login('2026-12-19'));
      expect(await device.push(ticket('2026-12-18'))).toEqual(['no_ticket']);
      expect(await profile()).toMatchObject({ tickets: 0, longest_streak: 28 });
    });

    test('pay for the tickets of two offline devices in the order of arrival, and no others', async () => {
      await device.push(...days(20, 30).map(login));
      const [first, second] = [record('ticket', '2026-12-27'), record('ticket', '2026-12-28', undefined, 'b')];
      expect(await device.push(first)).toEqual(['ok']);
      expect(await device.push(second)).toEqual(['no_ticket']);
      expect(await device.push(login('2026-12-27'))).toEqual(['merged']);
      expect(await device.push({ ...second, mutation_id: crypto.randomUUID() })).toEqual(['ok']);
      expect(await profile()).toMatchObject({ tickets: 0 });
    });
  });
});
