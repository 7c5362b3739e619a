import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect } from 'vitest';
import { type Device, waitForOffline } from '../support/browser/browser.ts';
import { button, pill, readHomeNumbers, synced } from '../support/browser/journeys.ts';
import { findScreenIssues } from '../support/browser/screen-issues.ts';
import { test as base } from '../support/test.ts';

const HOUR = 3_600_000;

/** Hours after the first day, at noon in Tokyo, and hours by which the device's clock is ahead. */
type Start = readonly [after: number, ahead: number];

/** '24+0 48-24' as starts. */
const startsIn = (text: string) =>
  text.split(' ').map((start): Start => [Number.parseInt(start, 10), Number(start.slice(start.search(/[+-]/)))]);

const timeAt = (hours: number) => new Date(Date.parse('2026-11-20T03:00:00Z') + hours * HOUR).toISOString();

const test = base
  /** Sets both clocks while the app is closed, and opens it at /streak. */
  .extend('start', ({ backend }) => async ({ page, setClock }: Device, [after, ahead]: Start) => {
    await page.goto('about:blank');
    await backend.setNow(timeAt(after));
    await setClock(timeAt(after + ahead));
    await page.goto('/streak');
  })
  .extend(
    'recorded',
    () =>
      ({ page }: Device) =>
        button(page, '本日は記録済み').waitFor(),
  );

const BEHIND = '端末の時計が遅れているようです';

/** Holds back what the server answers; the returned function lets it arrive. */
async function holdSyncs({ context }: Device): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route('**/rpc/sync_exchange', async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return release;
}

describe('a clock that was set', () => {
  test.for([
    ['days ahead during a sync, then right', '1+72 2+0 24+0', '20 21'],
    ['days back', '1-48 2-72 24+0', '20 21'],
    ['months ahead, months back, then right', '1+1920 24-1920 25+0 48+1920', '20 21 22'],
    ['hours over midnight, both ways', '1+14 2-14 3+0 24-14', '20 21'],
    ['back to a missed day', '72+0 73-48 74-24 96+0', '20 23 24'],
    ['ahead, and days later by less', '1+120 48+24 72-24', '20 22 23'],
  ] as const)(
    'online: %s, records no other day',
    async ([, starts, days], { device, start, recorded, recordedDays }) => {
      for (const at of startsIn(starts)) {
        await start(device, at);
        await recorded(device);
        await expect.poll(() => pill(device.page).textContent()).not.toMatch(/同期中|未送信/);
      }
      await expect.poll(recordedDays).toEqual(days.split(' ').map((day) => `2026-11-${day}`));
      await device.page.goto('/');
      await expect.poll(async () => (await readHomeNumbers(device.page)).総ログイン).toBe(`${days.split(' ').length}`);
      expect(await recordedDays()).toHaveLength(days.split(' ').length);
    },
  );

  test('offline and back, records nothing until a sync', async ({ device, start, recorded, recordedDays }) => {
    const { page, context } = device;
    await waitForOffline(page);
    await context.setOffline(true);
    await start(device, [48, 0]);
    await recorded(device);
    await start(device, [49, -24]);
    await page.getByText(BEHIND).waitFor();
    await button(page, '今日のログインを記録する').click();
    await sleep(1000);
    expect(await button(page, '今日のログインを記録する').count()).toBe(1);
    await start(device, [72, -240]);
    await page.getByText(BEHIND).waitFor();
    await context.setOffline(false);
    await synced(page);
    await recorded(device);
    await expect.poll(recordedDays).toEqual(['2026-11-20', '2026-11-22', '2026-11-23']);
    expect(await page.getByText(BEHIND).count()).toBe(0);
  });

  test('while the app is open in two tabs, is measured again', async ({ device, recordedDays }) => {
    const { context, page } = device;
    const tabs = [page, await context.newPage()];
    for (const tab of tabs) {
      await tab.goto('/streak');
      await button(tab, '本日は記録済み').waitFor();
    }
    for (const ahead of [72, -72, 0]) {
      await device.setClock(timeAt(1 + ahead));
      for (const tab of tabs) await tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await sleep(1500);
      for (const tab of tabs) await button(tab, '本日は記録済み').waitFor();
    }
    expect(await recordedDays()).toEqual(['2026-11-20']);
  });

  test('before the first start, records the day of the server', async ({ openSignedIn, recordedDays }) => {
    await openSignedIn({ clock: timeAt(-500) });
    await openSignedIn({ clock: timeAt(500) });
    expect(await recordedDays()).toEqual(['2026-11-20']);
  });
});

describe('a slow sync', () => {
  test.for<readonly [string, Start, boolean]>([
    ['does not hold up the login of the next day', [24, 0], false],
    ['holds up the login after a gap, for some seconds', [72, 0], true],
  ])('%s', async ([, at, isHeld], { device, start, recorded, recordedDays }) => {
    const release = await holdSyncs(device);
    await start(device, at);
    await device.page.getByRole('button', { name: /^(今日のログインを記録する|本日は記録済み)$/ }).waitFor();
    const shownAt = performance.now();
    await recorded(device);
    expect(performance.now() - shownAt > 2500).toBe(isHeld);
    release();
    await expect.poll(recordedDays).toHaveLength(2);
  });

  test('holds up the login of a clock that was set back until it arrives', async ({
    device,
    start,
    recorded,
    recordedDays,
  }) => {
    await waitForOffline(device.page);
    await device.context.setOffline(true);
    await start(device, [48, 0]);
    await recorded(device);
    await device.context.setOffline(false);
    const release = await holdSyncs(device);
    await start(device, [49, -24]);
    await button(device.page, '今日のログインを記録する').waitFor();
    await sleep(6000);
    expect(await button(device.page, '今日のログインを記録する').count()).toBe(1);
    release();
    await recorded(device);
    await expect.poll(recordedDays).toEqual(['2026-11-20', '2026-11-22']);
  });
});

describe('without an account', () => {
  test('days of a clock that was ahead count nowhere, and can be removed', async ({ openGuest, start, recorded }) => {
    const device = await openGuest();
    const { page } = device;
    const notice = page.getByText('端末の時計が進んでいた日の記録');
    await page.goto('/login');
    await button(page, '登録せずに始める').click();
    await page.waitForURL('/');
    for (const at of startsIn('0+0 24+0 48+4576 49+4626 50+0 72+0')) {
      await start(device, at);
      await recorded(device);
    }
    await page.goto('/');
    await expect
      .poll(() => readHomeNumbers(page))
      .toMatchObject({ 連続記録: '4', 総ログイン: '4', 最長記録: '4', 復活チケット: '3' });
    expect(await notice.textContent()).toBe(
      '端末の時計が進んでいた日の記録（6月1日、6月3日）があります。連続記録には数えません。',
    );
    for (const [width, height] of [
      [390, 844],
      [320, 568],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await findScreenIssues(page)).toEqual([]);
    }
    await button(page, '取り消す').click();
    await notice.waitFor({ state: 'detached' });
    await start(device, [96, 0]);
    await recorded(device);
    expect(await notice.count()).toBe(0);
  });
});
