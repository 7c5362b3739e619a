import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { startTestBackend, type TestBackend } from '../support/backend/backend.ts';
import {
  type Device,
  type DeviceOptions,
  launchBrowser,
  openDevice,
  waitForOffline,
} from '../support/browser/browser.ts';
import {
  dismissAnnouncement,
  findMailedLink,
  logIn,
  pill,
  readHomeNumbers,
  register,
} from '../support/browser/journeys.ts';

const DAY_ONE = '2026-11-20T03:00:00Z';
const hanako = { username: '花子', email: 'hanako@example.com', password: 'secret1' };

let browser: Browser;
let backend: TestBackend;
const devices: Device[] = [];

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

beforeEach(async () => {
  backend = await startTestBackend({ dist: inject('dist') });
  await backend.setNow(DAY_ONE);
});
afterEach(async () => {
  for (const device of devices.splice(0)) {
    expect(device.errors()).toEqual([]);
    await device.close();
  }
  await backend.close();
});

async function open(options: Partial<DeviceOptions> = {}): Promise<Device> {
  const device = await openDevice(browser, { url: backend.url, clock: DAY_ONE, ...options });
  devices.push(device);
  return device;
}

/** Sets the time of the server and of the devices, and opens the home screen on the devices. */
async function moveTo(iso: string, ...moved: readonly Device[]) {
  await backend.setNow(iso);
  for (const device of moved) {
    await device.setClock(iso);
    await device.page.goto('/');
  }
}

async function signUpAndLogIn(device: Device) {
  await backend.signUpConfirmed(hanako.email, hanako.password, hanako.username);
  await logIn(device.page, hanako);
  await dismissAnnouncement(device.page);
}

describe('the first day', () => {
  test('leads from registration through the mail to a streak of one', async () => {
    const { page } = await open();
    await page.addInitScript(() => {
      navigator.storage.persist = async () => sessionStorage.setItem('asked-to-keep', 'yes') === undefined;
    });
    const isAskedToKeep = () => page.evaluate(() => sessionStorage.getItem('asked-to-keep') === 'yes');
    await register(page, hanako);
    await page.getByText('確認メール').first().waitFor();
    expect(await isAskedToKeep()).toBe(false);
    await page.goto(findMailedLink(backend, hanako.email));
    await page.waitForURL('/');
    await dismissAnnouncement(page);
    await expect
      .poll(() => readHomeNumbers(page))
      .toEqual({ 連続記録: '1', 総ログイン: '1', 最長記録: '1', 復活チケット: '3' });
    expect(await page.getByText('花子').isVisible()).toBe(true);
    expect(await isAskedToKeep()).toBe(true);
    await expect.poll(() => pill(page).textContent()).toBe('同期済み');
  });

  test('shows the same offline, after a cold start and by deep link', async () => {
    const device = await open();
    await signUpAndLogIn(device);
    const { page, context } = device;
    await expect.poll(() => pill(page).textContent()).toBe('同期済み');
    await waitForOffline(page);
    await context.setOffline(true);
    await page.reload();
    await expect
      .poll(() => readHomeNumbers(page))
      .toEqual({ 連続記録: '1', 総ログイン: '1', 最長記録: '1', 復活チケット: '3' });
    await expect.poll(() => pill(page).textContent()).toBe('オフライン');
    for (const [path, title] of [
      ['/streak', '連続記録'],
      ['/sync', '同期の状態'],
      ['/nowhere', 'ページが見つかりません'],
    ] as const) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
    }
  });

  test('is the same on a second device', async () => {
    const first = await open();
    await signUpAndLogIn(first);
    await expect.poll(() => pill(first.page).textContent()).toBe('同期済み');
    const second = await open();
    await logIn(second.page, hanako);
    await expect
      .poll(() => readHomeNumbers(second.page))
      .toEqual({ 連続記録: '1', 総ログイン: '1', 最長記録: '1', 復活チケット: '3' });
    expect(await backend.sql('select login_date::text, kind from public.login_records')).toEqual([
      { login_date: '2026-11-20', kind: 'login' },
    ]);
  });
});

describe('the next days', () => {
  test('extend the streak, also offline, and sync when the network is back', async () => {
    const device = await open();
    await signUpAndLogIn(device);
    const { page, context } = device;
    await waitForOffline(page);
    await context.setOffline(true);
    await moveTo('2026-11-20T15:05:00Z', device);
    await expect.poll(async () => (await readHomeNumbers(page)).連続記録).toBe('2');
    await expect.poll(() => pill(page).textContent()).toBe('未送信 1件');
    await context.setOffline(false);
    await expect.poll(() => pill(page).textContent(), { timeout: 10_000 }).toBe('同期済み');
    expect(await backend.sql('select current_streak, total_logins from public.users')).toEqual([
      { current_streak: 2, total_logins: 2 },
    ]);
  });

  test('begin at midnight in Tokyo while the app is open', async () => {
    const device = await open({ clock: '2026-11-20T14:59:55Z' });
    await backend.setNow('2026-11-20T14:59:55Z');
    await signUpAndLogIn(device);
    await backend.setNow('2026-11-20T15:00:10Z');
    await expect.poll(async () => (await readHomeNumbers(device.page)).連続記録, { timeout: 20_000 }).toBe('2');
  });

  test.each(['America/Los_Angeles', 'Pacific/Kiritimati'])('are Tokyo days for a device in %s', async (timezone) => {
    const device = await open({ timezone, clock: '2026-11-20T14:59:00Z' });
    await backend.setNow('2026-11-20T14:59:00Z');
    await signUpAndLogIn(device);
    await moveTo('2026-11-20T15:00:00Z', device);
    await expect.poll(async () => (await readHomeNumbers(device.page)).連続記録).toBe('2');
    await expect
      .poll(async () =>
        (await backend.sql('select login_date::text as day from public.login_records order by 1')).map(
          ({ day }) => day,
        ),
      )
      .toEqual(['2026-11-20', '2026-11-21']);
  });
});

describe('a missed day', () => {
  test('is covered by a ticket on both devices', async () => {
    const [first, second] = [await open(), await open()];
    await signUpAndLogIn(first);
    await logIn(second.page, hanako);
    await moveTo('2026-11-22T03:00:00Z', first);
    await dismissAnnouncement(first.page);
    await expect.poll(async () => (await readHomeNumbers(first.page)).連続記録).toBe('1');
    await first.page.goto('/streak');
    await first.page.getByRole('button', { name: '復活チケットを使う' }).click();
    const dialog = first.page.getByRole('alertdialog').or(first.page.getByRole('dialog'));
    await expect.poll(() => dialog.textContent()).toContain('連続記録 1日 → 3日');
    expect(await dialog.textContent()).toContain('3枚 → 2枚');
    await dialog.getByRole('button', { name: 'チケットを使う' }).click();
    await first.page.getByText('復活チケットでつなぎました').first().waitFor();
    await first.page.goto('/');
    await expect
      .poll(() => readHomeNumbers(first.page))
      .toEqual({ 連続記録: '3', 総ログイン: '2', 最長記録: '3', 復活チケット: '2' });
    await expect.poll(() => pill(first.page).textContent()).toBe('同期済み');
    await moveTo('2026-11-22T03:01:00Z', second);
    await expect
      .poll(() => readHomeNumbers(second.page))
      .toEqual({ 連続記録: '3', 総ログイン: '2', 最長記録: '3', 復活チケット: '2' });
  });

  test('returns the ticket when another offline device has a login on that day', async () => {
    const [first, second] = [await open(), await open()];
    await signUpAndLogIn(first);
    await logIn(second.page, hanako);
    await dismissAnnouncement(second.page);
    await expect.poll(() => pill(second.page).textContent()).toBe('同期済み');
    for (const { page, context } of [first, second]) {
      await waitForOffline(page);
      await context.setOffline(true);
    }
    await moveTo('2026-11-21T03:00:00Z', second);
    await expect.poll(async () => (await readHomeNumbers(second.page)).連続記録).toBe('2');
    await moveTo('2026-11-22T03:00:00Z', first);
    await dismissAnnouncement(first.page);
    await first.page.goto('/streak');
    await first.page.getByRole('button', { name: '復活チケットを使う' }).click();
    await first.page.getByRole('button', { name: 'チケットを使う', exact: true }).click();
    await first.page.getByText('復活チケットでつなぎました').first().waitFor();
    await moveTo('2026-11-22T03:00:00Z', second);

    for (const { page, context } of [first, second, first]) {
      await context.setOffline(false);
      await page.goto('/');
      await expect.poll(() => pill(page).textContent(), { timeout: 15_000 }).toBe('同期済み');
    }
    const numbers = { 連続記録: '3', 総ログイン: '3', 最長記録: '3', 復活チケット: '3' };
    for (const { page } of [first, second]) await expect.poll(() => readHomeNumbers(page)).toEqual(numbers);
    expect(await backend.sql('select login_date::text as day, kind from public.login_records order by 1')).toEqual([
      { day: '2026-11-20', kind: 'login' },
      { day: '2026-11-21', kind: 'login' },
      { day: '2026-11-22', kind: 'login' },
    ]);
    expect(await backend.sql('select current_streak, total_logins, tickets from public.users')).toEqual([
      { current_streak: 3, total_logins: 3, tickets: 3 },
    ]);
  });
});
