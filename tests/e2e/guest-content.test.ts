import { readFileSync } from 'node:fs';
import type { BrowserContext, Page, Request } from 'playwright';
import { describe, expect } from 'vitest';
import { waitForOffline } from '../support/browser/browser.ts';
import { button, goOffline, readHomeNumbers } from '../support/browser/journeys.ts';
import { test } from '../support/test.ts';

/** What `npm start` adds to a new installation. */
const FIRST_LOOK = new URL('../../supabase/embedded/first-look.sql', import.meta.url);

/** Everything that is asked of the backend, by the service worker too. */
function watchBackend(context: BrowserContext): Request[] {
  const requests: Request[] = [];
  context.on('request', (request) => {
    if (/\/(rest|auth|functions|realtime)\//.test(request.url()) || request.method() !== 'GET') requests.push(request);
  });
  return requests;
}

async function begin(page: Page): Promise<void> {
  await page.goto('/login');
  await button(page, '登録せずに始める').click();
  await page.waitForURL('/');
  await expect.poll(async () => (await readHomeNumbers(page)).総ログイン).toBe('1');
}

/** The browser's cache has the real clock, by which the five minutes of an answer last for days of the test. */
async function emptyCache(page: Page): Promise<void> {
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
}

describe('without an account', () => {
  test('what the operator publishes for everybody arrives once a day, by one request that carries nothing', async ({
    backend,
    sql,
    openGuest,
  }) => {
    for (const statement of readFileSync(FIRST_LOOK, 'utf8')
      .split(/;\n/)
      .filter((text) => /\S/.test(text)))
      await sql(statement);
    const device = await openGuest();
    const { page, context, setClock } = device;
    const requests = watchBackend(context);
    await begin(page);
    await page.getByText('先読の会・オンライン').first().waitFor();
    await page.getByText('参加には登録がいります').waitFor();
    expect(await page.getByRole('link', { name: '参加する' }).count()).toBe(0);
    for (const [path, ...opened] of [
      ['/training', '五色', '教訓', '分解'],
      ['/training/tokushu', 'ことばを深く受け取る', '覚えて、取り出す'],
      ['/training-menu', 'サーキットの稽古'],
    ] as const) {
      await page.goto(path);
      for (const name of opened) await page.locator('a[href]', { hasText: name }).first().waitFor();
    }
    await page.goto('/training/goshoku');
    await page.getByRole('heading', { level: 1, name: '五色' }).waitFor();
    await page.goto('/announcements');
    await page.getByRole('heading', { name: 'ようこそ、稽古へ' }).waitFor();
    await page.getByText('会員へのお知らせは、登録すると届きます').waitFor();

    expect(requests.map((request) => [request.method(), new URL(request.url()).pathname])).toEqual([
      ['GET', '/rest/v1/rpc/read_guest_content'],
    ]);
    const [request] = requests;
    expect([new URL(request?.url() ?? '').search, request?.postData()]).toEqual(['', null]);
    const headers = (await request?.allHeaders()) ?? {};
    const { apikey, ...others } = headers;
    expect(apikey).toBe(backend.keys.publishableKey);
    // What a browser sends by itself.
    expect(
      Object.keys(others).filter((name) => !/^(:|accept|connection|host|referer|sec-|user-agent)/.test(name)),
    ).toEqual([]);
    const response = await request?.response();
    expect(response?.headers()['cache-control']).toBe('public, max-age=300');

    await waitForOffline(page);
    await sql(`update public.announcements set title = '二日目のお知らせ'`);
    await emptyCache(page);
    await setClock('2026-11-20T23:00:00Z');
    await page.goto('/');
    await page.getByRole('dialog', { name: '二日目のお知らせ' }).waitFor();
    await button(page, '確認しました').click();
    expect(requests).toHaveLength(2);

    await emptyCache(page);
    await goOffline(device);
    await setClock('2026-11-21T23:00:00Z');
    await page.goto('/announcements');
    await page.getByRole('heading', { name: '二日目のお知らせ' }).waitFor();
    await page.goto('/training/goshoku');
    await page.getByRole('heading', { level: 1, name: '五色' }).waitFor();
  });

  test('a try that fails is repeated an hour later, and until then the app has what it brings', async ({
    sql,
    openGuest,
  }) => {
    await sql('revoke execute on function public.read_guest_content() from anon');
    const { page, context } = await openGuest();
    const requests = watchBackend(context);
    await begin(page);
    await expect.poll(() => requests.length).toBe(1);
    await page.reload();
    await page.getByRole('article', { name: '今日の稽古' }).getByRole('link', { name: '始める' }).waitFor();
    await page.getByText('今月の予定はありません').waitFor();
    await sql('grant execute on function public.read_guest_content() to anon');
    await page.clock.fastForward('00:30:00');
    await page.goto('/announcements');
    await page.getByText('会員へのお知らせは、登録すると届きます').waitFor();
    expect(requests).toHaveLength(1);
    await sql('update public.announcements set for_guests = true');
    await page.clock.fastForward('01:00:00');
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    expect(requests).toHaveLength(2);
  });
});
