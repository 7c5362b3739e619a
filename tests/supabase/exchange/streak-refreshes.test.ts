import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestBackend } from '../../support/backend/backend.ts';
import { addDevice, type Device } from '../../support/backend/exchange.ts';

let backend: Awaited<ReturnType<typeof startTestBackend>>;
let devices: readonly Device[];

/** Gives a member a run of days with the numbers that the release before stored. */
async function addRun({ userId }: Device, length: number): Promise<void> {
  await backend.sql(
    `insert into public.login_records (user_id, login_date)
     select $1, date '2026-01-01' + n from generate_series(1, $2::int) n`,
    [userId, length],
  );
}

beforeAll(async () => {
  backend = await startTestBackend();
  devices = [await addDevice(backend), await addDevice(backend), await addDevice(backend)];
  for (const [index, device] of devices.entries()) await addRun(device, [61, 30, 29][index] ?? 0);
});
afterAll(() => backend.close());

const ticketsOf = (device: Device) => device.row('profiles', 'me').then((row) => row?.tickets);
const refresh = async (limit: number) =>
  (await backend.sql<{ done: number }>('select private.refresh_streaks($1) as done', [limit]))[0]?.done;

describe('tickets that were earned before the release', () => {
  test('are added in slices, and reach the devices', async () => {
    const [first] = devices;
    const before = await first?.send();
    await backend.sql('select private.plan_streak_refreshes()');
    expect(await refresh(1)).toBe(1);
    expect(await refresh(1)).toBe(1);
    expect(await refresh(1)).toBe(0);
    expect(await Promise.all(devices.map(ticketsOf))).toEqual([5, 4, 3]);
    const { rows = [] } = (await first?.send({ epoch: before?.epoch, since: before?.cursor })) ?? {};
    expect(rows).toMatchObject([{ collection: 'profiles', tickets: 5, longest_streak: 61 }]);
  });

  test('stay right when they are planned again', async () => {
    await backend.sql('select private.plan_streak_refreshes()');
    expect(await refresh(500)).toBe(2);
    expect(await Promise.all(devices.map(ticketsOf))).toEqual([5, 4, 3]);
  });
});
