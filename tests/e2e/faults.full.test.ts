import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { type Device, waitForOffline } from '../support/browser/browser.ts';
import { pill, readHomeNumbers } from '../support/browser/journeys.ts';
import { test } from '../support/test.ts';

/** The UTC day relative to today. Tokens expire by real time, regardless of the time of a test. */
const realDay = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

/** Fulfills every exchange with `response` until the returned function is called. */
async function breakExchange(
  page: Page,
  response: Parameters<Awaited<Parameters<Parameters<Page['route']>[1]>[0]>['fulfill']>[0],
) {
  const pattern = '**/rpc/sync_exchange';
  await page.context().route(pattern, (route) => route.fulfill(response));
  return () => page.context().unroute(pattern);
}

/** Records a login two days ahead, because the offline clock is wrong. The server rejects it. */
async function recordTooEarly({ page, context, setClock }: Device): Promise<void> {
  await waitForOffline(page);
  await context.setOffline(true);
  await setClock('2026-11-22T03:00:00Z');
  await page.goto('/');
  await expect.poll(async () => (await readHomeNumbers(page)).総ログイン).toBe('2');
  await context.setOffline(false);
  await page.goto('/streak');
  await page.getByText('11月22日のログインは取り消されました').waitFor();
}

describe('a failing server', () => {
  test('is shown by the pill, and nothing is lost', async ({ backend, recordedDays, device }) => {
    const { page } = device;
    const repair = await breakExchange(page, { status: 500, contentType: 'application/json', body: '{}' });
    await backend.setNow('2026-11-21T03:00:00Z');
    await device.setClock('2026-11-21T03:00:00Z');
    await page.goto('/');
    await expect.poll(async () => (await readHomeNumbers(page)).連続記録).toBe('2');
    await expect.poll(() => pill(page).textContent()).toBe('同期エラー');
    expect(await recordedDays()).toEqual(['2026-11-20']);
    await repair();
    await page.goto('/sync');
    await page.getByRole('button', { name: '今すぐ同期する' }).click();
    await expect.poll(() => recordedDays()).toEqual(['2026-11-20', '2026-11-21']);
  });

  test('is not reported as unsent records while nothing is pending', async ({ page }) => {
    await breakExchange(page, { status: 500, contentType: 'application/json', body: '{}' });
    await page.goto('/sync');
    await page.getByRole('button', { name: '今すぐ同期する' }).click();
    await page.getByText('サーバーと同期できませんでした。送信を待つ記録はありません。').waitFor();
    expect(await page.locator('main').textContent()).toContain('未送信の記録0件');
  });
});

describe('a faulty device', () => {
  test('with a clock two days ahead is notified, and keeps the correct day', async ({ recordedDays, device }) => {
    const { page } = device;
    await recordTooEarly(device);
    await expect.poll(() => pill(page).textContent()).toBe('同期エラー');
    expect(await recordedDays()).toEqual(['2026-11-20']);
    await page.getByRole('button', { name: '確認しました' }).first().click();
    await expect.poll(() => pill(page).textContent()).toBe('同期済み');
    await page.goto('/');
    await expect.poll(() => readHomeNumbers(page)).toMatchObject({ 連続記録: '1', 総ログイン: '1' });
  });

  test('shows its data at once with an expired token and no network', async ({ device }) => {
    const { page, context } = device;
    await waitForOffline(page);
    await context.setOffline(true);
    await device.setClock(`${realDay(1)}T06:00:00Z`);
    await page.goto('/');
    await expect.poll(() => readHomeNumbers(page), { timeout: 3000 }).toMatchObject({ 連続記録: '1' });
  });

  test('asks for a new login when the server rejects the session, and continues after it', async ({
    backend,
    sql,
    member,
    recordedDays,
    openSignedIn,
  }) => {
    const [first, next] = [realDay(0), realDay(1)];
    await backend.setNow(`${first}T00:00:00Z`);
    const device = await openSignedIn({ clock: `${first}T00:00:00Z` });
    const { page } = device;
    await sql('delete from auth.sessions where user_id = $1', [member.userId]);
    await page
      .context()
      .route('**/auth/v1/token?grant_type=refresh_token', (route) =>
        route.fulfill({ status: 400, contentType: 'application/json', body: '{"code":"refresh_token_not_found"}' }),
      );
    await device.setClock(`${next}T03:00:00Z`);
    await backend.setNow(`${next}T03:00:00Z`);
    await page.goto('/');
    await page.getByText('再ログインが必要です').waitFor();
    await expect.poll(async () => (await readHomeNumbers(page)).連続記録).toBe('2');
    await page.context().unroute('**/auth/v1/token?grant_type=refresh_token');
    await page.goto('/kata-training?tab=list');
    await page.getByRole('link', { name: 'ログイン', exact: true }).click();
    await page.getByLabel('ユーザー名またはメールアドレス').fill(member.email);
    await page.getByLabel('パスワード', { exact: true }).fill(member.password);
    await page.getByRole('button', { name: 'ログイン', exact: true }).click();
    await page.waitForURL('/kata-training?tab=list');
    await expect.poll(() => recordedDays()).toEqual([first, next]);
  });

  test('shows an error when a screen cannot read its rows, and shows them once it can', async ({ device, page }) => {
    await page.evaluate(() => {
      const { getAll, openCursor } = IDBIndex.prototype;
      const refuse = () => {
        throw new DOMException('no access', 'UnknownError');
      };
      Object.assign(IDBIndex.prototype, { getAll: refuse, openCursor: refuse });
      Object.assign(window, { repair: () => Object.assign(IDBIndex.prototype, { getAll, openCursor }) });
    });
    const syncLink = page.getByRole('link', { name: '同期の状態を見る' });
    await syncLink.click();
    await page.getByText('画面を開けませんでした').waitFor();
    await page.evaluate('repair()');
    await page.goBack();
    await expect.poll(() => readHomeNumbers(page)).toMatchObject({ 連続記録: '1' });
    await syncLink.click();
    await page.getByText('送信できなかった記録はありません').waitFor();
    expect(device.takeErrors()).toContainEqual(expect.stringContaining('UnknownError'));
  });
});

describe('a wiped device', () => {
  test('shows that it reloads, offers no ticket before its records are back, and restores them', async ({
    sql,
    member,
    device,
  }) => {
    // A day that a ticket could cover.
    await sql(`insert into public.login_records (user_id, login_date, kind) values ($1, '2026-11-18', 'login')`, [
      member.userId,
    ]);
    const { page } = device;
    await waitForOffline(page);
    await page.goto('/__mail.json');
    await page.evaluate(async () => {
      const names = (await indexedDB.databases()).flatMap(({ name }) =>
        name?.includes('keiko-') && name !== 'keiko-auth' ? [name] : [],
      );
      await Promise.all(
        names.map(
          (name) =>
            new Promise((resolve) => {
              const request = indexedDB.deleteDatabase(name);
              request.onsuccess = resolve;
            }),
        ),
      );
    });
    const ticket = page.getByRole('button', { name: '復活チケットを使う' });
    const ticketButtons: number[] = [];
    await device.context.route('**/rpc/sync_exchange', async (route) => {
      if (ticketButtons.length === 0) {
        await page.getByText('記録を読み込み直しています').waitFor();
        await page.getByRole('heading', { name: '連続記録', level: 1 }).waitFor();
        ticketButtons.push(await ticket.count());
      }
      await route.continue();
    });
    await page.goto('/streak');
    await ticket.waitFor();
    expect(ticketButtons[0]).toBe(0);
    await page.getByText('記録を読み込み直しました').waitFor();
    await page.goto('/');
    await expect.poll(() => readHomeNumbers(page)).toMatchObject({ 連続記録: '1', 総ログイン: '2' });
  });
});
