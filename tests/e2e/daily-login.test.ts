import { describe, expect } from 'vitest';
import type { Device } from '../support/browser/browser.ts';
import { goOffline, pill, readHomeNumbers, synced } from '../support/browser/journeys.ts';
import { test as base } from '../support/test.ts';

const test = base
  /** Sets the time of the server and of the devices, and opens the home screen on the devices. */
  .extend('moveTo', ({ backend }) => async (iso: string, ...devices: readonly Device[]) => {
    await backend.setNow(iso);
    for (const device of devices) {
      await device.setClock(iso);
      await device.page.goto('/');
    }
  })
  /** Opens a device on which the member logs in before midnight in Tokyo. */
  .extend('openBeforeMidnight', ({ backend, openSignedIn }) => async (clock: string, timezone = 'Asia/Tokyo') => {
    await backend.setNow(clock);
    return openSignedIn({ clock, timezone });
  });

describe('the next days', () => {
  test('extend the streak, also offline, and sync when the network is back', async ({
    sql,
    member,
    device,
    moveTo,
  }) => {
    const { page, context } = device;
    await goOffline(device);
    await moveTo('2026-11-20T15:05:00Z', device);
    await expect.poll(async () => (await readHomeNumbers(page)).連続記録).toBe('2');
    await expect.poll(() => pill(page).textContent()).toBe('未送信 1件');
    await context.setOffline(false);
    await synced(page);
    expect(await sql('select current_streak, total_logins from public.users where id = $1', [member.userId])).toEqual([
      { current_streak: 2, total_logins: 2 },
    ]);
  });

  test('begin at midnight in Tokyo while the app is open', async ({ backend, openBeforeMidnight }) => {
    const { page } = await openBeforeMidnight('2026-11-20T14:50:00Z');
    await backend.setNow('2026-11-20T15:00:10Z');
    await page.clock.fastForward('10:10');
    await expect.poll(async () => (await readHomeNumbers(page)).連続記録).toBe('2');
  });

  test('are Tokyo days for a device elsewhere', async ({ recordedDays, moveTo, openBeforeMidnight }) => {
    const device = await openBeforeMidnight('2026-11-20T14:59:00Z', 'America/Los_Angeles');
    await moveTo('2026-11-20T15:00:00Z', device);
    await expect.poll(async () => (await readHomeNumbers(device.page)).連続記録).toBe('2');
    await expect.poll(recordedDays).toEqual(['2026-11-20', '2026-11-21']);
  });
});

describe('a missed day', () => {
  test('returns the ticket when another offline device has a login on that day', async ({
    sql,
    member,
    openSignedIn,
    moveTo,
  }) => {
    const [first, second] = [await openSignedIn(), await openSignedIn()];
    for (const device of [first, second]) await goOffline(device);
    await moveTo('2026-11-21T03:00:00Z', second);
    await expect.poll(async () => (await readHomeNumbers(second.page)).連続記録).toBe('2');
    await moveTo('2026-11-22T03:00:00Z', first);
    await first.page.goto('/streak');
    await first.page.getByRole('button', { name: '復活チケットを使う' }).click();
    await first.page.getByRole('button', { name: 'チケットを使う', exact: true }).click();
    await first.page.getByText('復活チケットでつなぎました').first().waitFor();
    await moveTo('2026-11-22T03:00:00Z', second);

    for (const { page, context } of [first, second, first]) {
      await context.setOffline(false);
      await page.goto('/');
      await synced(page);
    }
    const numbers = { 連続記録: '3', 総ログイン: '3', 最長記録: '3', 復活チケット: '3' };
    for (const { page } of [first, second]) await expect.poll(() => readHomeNumbers(page)).toEqual(numbers);
    expect(
      await sql('select login_date::text as day, kind from public.login_records where user_id = $1 order by 1', [
        member.userId,
      ]),
    ).toEqual([
      { day: '2026-11-20', kind: 'login' },
      { day: '2026-11-21', kind: 'login' },
      { day: '2026-11-22', kind: 'login' },
    ]);
    expect(
      await sql('select current_streak, total_logins, tickets from public.users where id = $1', [member.userId]),
    ).toEqual([{ current_streak: 3, total_logins: 3, tickets: 3 }]);
  });
});
