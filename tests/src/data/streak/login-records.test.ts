import { firstValueFrom } from 'rxjs';
import { describe, expect, test } from 'vitest';
import { rowWrite } from '../../../../src/data/member/member-data.ts';
import { recordLogin, removeDays, spendTickets } from '../../../../src/data/streak/login-records.ts';
import { measureClockOffset } from '../../../../sync/model/day/clock-offset.ts';
import { addDays, dayAt } from '../../../../sync/model/day/day.ts';
import { liveRows } from '../../../../sync/storage/live-rows.ts';
import { openLocalMember } from '../local-member.ts';

const DAY = dayAt(Date.parse('2026-11-20T03:00:00Z'));

/** A member whose record of today the server has rejected, on a device that knows the server's clock. */
async function openRejected() {
  const member = await openLocalMember(`${DAY}T03:00:00Z`);
  const { database, store } = member;
  await member.write(rowWrite('login_records', DAY, () => ({ kind: 'ticket', claimed_at: '', tz: '', device: '' })));
  const key = { collection: 'login_records', id: DAY };
  await store.transact({ keys: [key] }, (transaction) => {
    const { delivery, ...row } = transaction.get(key);
    if (delivery.status !== 'pending') throw new Error('Cannot reject a row that is not pending');
    transaction.set({ ...row, delivery: { ...delivery, status: 'rejected', rejectionCode: 'future_day' } });
    transaction.setState({ ...transaction.state(), clockOffset: measureClockOffset(1000, Date.now() - 5000) });
  });
  const transactions: string[][] = [];
  database.collections.documents.eventBulks$.subscribe(({ events }) => {
    transactions.push(events.map(({ documentId }) => documentId));
  });
  const record = async () => (await firstValueFrom(liveRows(database, 'login_records'))).get(DAY);
  return { member, store, record, transactions };
}

describe('a login', () => {
  test('replaces a rejected record and raises the high-water mark in one transaction', async () => {
    const { member, store, record, transactions } = await openRejected();
    expect(await recordLogin(member)).toBe(DAY);
    expect(await record()).toMatchObject({ delivery: { status: 'pending', op: 'insert' }, body: { kind: 'login' } });
    expect((await store.state()).clockOffset?.highest_ms).toBeGreaterThanOrEqual(6000);
    expect(transactions).toHaveLength(1);
    expect(transactions[0]).toHaveLength(2);
  });

  test('leaves the record of an earlier login today as it is', async () => {
    const { member, record } = await openRejected();
    await recordLogin(member);
    const first = await record();
    member.setNow(`${DAY}T05:00:00Z`);
    await recordLogin(member);
    expect(await record()).toEqual(first);
  });
});

describe('a day that a clock running ahead has recorded', () => {
  test('is removed, and can be recorded when it comes', async () => {
    const member = await openLocalMember(`${DAY}T03:00:00Z`);
    const days = async () => [...(await firstValueFrom(liveRows(member.database, 'login_records'))).keys()];
    await recordLogin(member);
    expect(await days()).toEqual([DAY]);
    await removeDays(member, [DAY]);
    expect(await days()).toEqual([]);
    await recordLogin(member);
    expect(await days()).toEqual([DAY]);
  });
});

describe('a revival ticket', () => {
  test('covers a day whose record was rejected, in one transaction', async () => {
    const { member, record, transactions } = await openRejected();
    expect(await spendTickets(member, { days: [DAY], today: addDays(DAY, 1) })).toBeNull();
    expect(await record()).toMatchObject({ delivery: { status: 'pending', op: 'insert' }, body: { kind: 'ticket' } });
    expect(transactions).toHaveLength(1);
  });

  test('is not spent on a day that has a record', async () => {
    const { member, record } = await openRejected();
    await recordLogin(member);
    expect(await spendTickets(member, { days: [DAY], today: addDays(DAY, 1) })).toBe('login');
    expect(await record()).toMatchObject({ body: { kind: 'login' } });
  });
});
