import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { startTestBackend, type TestBackend } from '../support/backend.ts';
import { type Device, launchBrowser, openDevice, waitForOffline } from '../support/browser.ts';
import { dismissAnnouncement, homeNumbers, logIn, pill } from '../support/journeys.ts';

const NOW = '2026-11-20T03:00:00Z';

let browser: Browser;
let backend: TestBackend;
let count = 0;
let member: { readonly email: string; readonly password: string; readonly userId: string };

beforeAll(async () => {
  browser = await launchBrowser();
  backend = await startTestBackend({ dist: inject('dist') });
});
afterAll(async () => {
  await browser.close();
  await backend.close();
});

beforeEach(async () => {
  await backend.setNow(NOW);
  count += 1;
  const email = `member${count}@example.com`;
  const { userId } = await backend.signUpConfirmed(email, 'secret1', '太郎');
  member = { email, password: 'secret1', userId };
});

async function openSignedIn(clock = NOW): Promise<Device> {
  const device = await openDevice(browser, { url: backend.url, clock });
  await logIn(device.page, member);
  await dismissAnnouncement(device.page);
  await expect.poll(() => pill(device.page).textContent()).toBe('同期済み');
  return device;
}

/** The UTC day as many days from the real one: tokens run out by the real time, whatever time a test plays in. */
const realDay = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

const recordedDays = async () =>
  (
    await backend.sql<{ day: string }>(
      'select login_date::text as day from public.login_records where user_id = $1 order by 1',
      [member.userId],
    )
  ).map(({ day }) => day);

/** Answers every exchange with `body` until the returned function is called. */
async function breakExchange(
  page: Page,
  answer: Parameters<Awaited<Parameters<Parameters<Page['route']>[1]>[0]>['fulfill']>[0],
) {
  const pattern = '**/rpc/sync_exchange';
  await page.context().route(pattern, (route) => route.fulfill(answer));
  return () => page.context().unroute(pattern);
}

describe('a server in trouble', () => {
  test.each([
    ['an error 500', { status: 500, contentType: 'application/json', body: '{"code":"XX000","message":"broken"}' }],
    ["a gateway's page", { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }],
    ["a hotel's login page", { status: 200, contentType: 'text/html', body: '<form>' }],
    ['a cut answer', { status: 200, contentType: 'application/json', body: '{"uid":"' }],
  ] as const)('that answers with %s is shown by the pill, and nothing is lost', async (_name, answer) => {
    const device = await openSignedIn();
    const { page } = device;
    const mend = await breakExchange(page, answer);
    await backend.setNow('2026-11-21T03:00:00Z');
    await device.setClock('2026-11-21T03:00:00Z');
    await page.goto('/');
    await expect.poll(async () => (await homeNumbers(page)).連続記録).toBe('2');
    await expect.poll(() => pill(page).textContent()).toBe('同期エラー');
    expect(await recordedDays()).toEqual(['2026-11-20']);
    await mend();
    await page.goto('/sync');
    await page.getByRole('button', { name: '今すぐ同期する' }).click();
    await expect.poll(() => recordedDays()).toEqual(['2026-11-20', '2026-11-21']);
    await device.close();
  });

  test('that refuses connections leaves the day waiting', async () => {
    const device = await openSignedIn();
    const { page } = device;
    await page.context().route('**/rpc/sync_exchange', (route) => route.abort('connectionrefused'));
    await device.setClock('2026-11-21T03:00:00Z');
    await page.goto('/');
    await expect.poll(() => pill(page).textContent()).toBe('未送信 1件');
    await device.close();
  });
});

describe('a device in trouble', () => {
  test('with a clock two days ahead is told, keeps the day, and records the right one', async () => {
    const device = await openSignedIn();
    const { page, context } = device;
    await waitForOffline(page);
    // The anchor is lost with the state of the sync: the device believes its clock.
    await context.setOffline(true);
    await device.setClock('2026-11-22T03:00:00Z');
    await page.goto('/');
    await expect.poll(async () => (await homeNumbers(page)).総ログイン).toBe('2');
    await context.setOffline(false);
    await page.goto('/streak');
    await page.getByText('11月22日のログインは取り消されました').waitFor();
    await expect.poll(() => pill(page).textContent()).toBe('同期エラー');
    expect(await recordedDays()).toEqual(['2026-11-20']);
    await page.getByRole('button', { name: '確認しました' }).first().click();
    await expect.poll(() => pill(page).textContent()).toBe('同期済み');
    await page.goto('/');
    await expect.poll(() => homeNumbers(page)).toMatchObject({ 連続記録: '1', 総ログイン: '1' });
    await device.close();
  });

  test('shows its data at once when the token has run out and the network is gone', async () => {
    const device = await openSignedIn();
    const { page, context } = device;
    await waitForOffline(page);
    await context.setOffline(true);
    await device.setClock(`${realDay(1)}T06:00:00Z`);
    await page.goto('/');
    await expect.poll(() => homeNumbers(page), { timeout: 3000 }).toMatchObject({ 連続記録: '1' });
    await device.close();
  });

  test('asks for a new login when the server refuses the session, and goes on after it', async () => {
    const [first, next] = [realDay(0), realDay(1)];
    await backend.setNow(`${first}T00:00:00Z`);
    const device = await openSignedIn(`${first}T00:00:00Z`);
    const { page } = device;
    await backend.sql('delete from auth.sessions where user_id = $1', [member.userId]);
    await page
      .context()
      .route('**/auth/v1/token?grant_type=refresh_token', (route) =>
        route.fulfill({ status: 400, contentType: 'application/json', body: '{"code":"refresh_token_not_found"}' }),
      );
    await device.setClock(`${next}T03:00:00Z`);
    await backend.setNow(`${next}T03:00:00Z`);
    await page.goto('/');
    await page.getByText('再ログインが必要です').waitFor();
    await expect.poll(async () => (await homeNumbers(page)).連続記録).toBe('2');
    await page.context().unroute('**/auth/v1/token?grant_type=refresh_token');
    await dismissAnnouncement(page);
    await page.goto('/kata-training?tab=list');
    await page.getByRole('link', { name: 'ログイン', exact: true }).click();
    await page.getByLabel('ユーザー名またはメールアドレス').fill(member.email);
    await page.getByLabel('パスワード', { exact: true }).fill(member.password);
    await page.getByRole('button', { name: 'ログイン', exact: true }).click();
    await page.waitForURL('/kata-training?tab=list');
    await expect.poll(() => recordedDays()).toEqual([first, next]);
    await device.close();
  });

  test('with a clock turned back is told, until the server has said what day it is', async () => {
    const device = await openSignedIn();
    const { page, context } = device;
    await waitForOffline(page);
    await context.setOffline(true);
    await device.setClock('2026-11-19T03:00:00Z');
    await page.goto('/');
    const warning = page.getByText('端末の時計が戻っているようです');
    await warning.waitFor();
    await context.setOffline(false);
    await warning.waitFor({ state: 'detached' });
    expect(await recordedDays()).toEqual(['2026-11-20']);
    await device.close();
  });

  test('whose app is too old for the server is told to update it', async () => {
    const device = await openSignedIn();
    const { page, context } = device;
    await context.route('**/rpc/sync_exchange', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), min_schema: 1000 } });
    });
    await page.reload();
    await page.getByText('アプリの更新が必要です').waitFor();
    await expect.poll(() => homeNumbers(page)).toMatchObject({ 連続記録: '1' });
    await device.close();
  });

  test('whose users row was deleted on the server gets a new one with the same numbers', async () => {
    const device = await openSignedIn();
    await backend.sql('delete from public.users where id = $1', [member.userId]);
    await device.setClock('2026-11-21T03:00:00Z');
    await backend.setNow('2026-11-21T03:00:00Z');
    await device.page.goto('/');
    await expect
      .poll(() =>
        backend.sql('select username, current_streak, total_logins from public.users where id = $1', [member.userId]),
      )
      .toEqual([{ username: '太郎', current_streak: 2, total_logins: 2 }]);
    await device.close();
  });

  test('says so when it cannot open its storage, and opens it when it can again', async () => {
    const device = await openSignedIn();
    const { page } = device;
    await page.addInitScript(() => {
      if (sessionStorage.getItem('blocked') === null) return;
      const open = IDBFactory.prototype.open;
      IDBFactory.prototype.open = function (this: IDBFactory, ...args: [string, number?]) {
        if (sessionStorage.getItem('blocked') !== null) throw new DOMException('no access', 'InvalidStateError');
        return open.apply(this, args);
      };
    });
    await page.evaluate(() => sessionStorage.setItem('blocked', 'yes'));
    await page.reload();
    await page.getByRole('heading', { name: 'データを開けません' }).waitFor();
    await page.evaluate(() => sessionStorage.removeItem('blocked'));
    await page.getByRole('button', { name: 'もう一度開く' }).click();
    await expect.poll(() => homeNumbers(page)).toMatchObject({ 連続記録: '1' });
    await device.close();
  });
});

describe('signing out', () => {
  test('leaves nothing of the member on the device, and the next one sees nothing', async () => {
    const device = await openSignedIn();
    const { page } = device;
    await page.goto('/');
    await page.getByRole('button', { name: 'ログアウト' }).click();
    await page.waitForURL('/login');
    await expect
      .poll(() =>
        page.evaluate(async () =>
          (await indexedDB.databases())
            .map(({ name }) => name)
            .filter((name) => name?.includes('keiko-') && name !== 'keiko-auth'),
        ),
      )
      .toEqual([]);
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(kept).not.toContain(member.userId);
    expect(kept).not.toContain(member.email);
    const other = { email: `other${count}@example.com`, password: 'secret2' };
    await backend.signUpConfirmed(other.email, other.password, '次郎');
    await logIn(page, other);
    await expect.poll(() => page.locator('main').textContent()).toContain('次郎');
    expect(await page.locator('main').textContent()).not.toContain('太郎');
    await device.close();
  });

  test('warns of unsent records, once however often it is tapped, and lets the member stay', async () => {
    const device = await openSignedIn();
    const { page, context } = device;
    await waitForOffline(page);
    await context.setOffline(true);
    await device.setClock('2026-11-21T04:00:00Z');
    await page.goto('/');
    await expect.poll(() => pill(page).textContent()).toBe('未送信 1件');
    await dismissAnnouncement(page);
    await page.getByRole('button', { name: 'ログアウト' }).dblclick();
    await page.getByText('未送信の記録が1件あります').waitFor();
    await page.getByRole('button', { name: 'ログアウトしない' }).click();
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await expect.poll(() => homeNumbers(page)).toMatchObject({ 連続記録: '2' });
    await device.close();
  });
});

describe('a second tab', () => {
  test('shows what the first one records, and follows its logout', async () => {
    const device = await openSignedIn();
    const second = await device.context.newPage();
    await second.goto('/streak');
    await second.getByRole('button', { name: '本日は記録済み' }).waitFor();
    await device.page.getByRole('button', { name: 'ログアウト' }).click();
    await second.waitForURL('/login');
    await device.close();
  });
});
