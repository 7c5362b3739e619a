import { describe, expect } from 'vitest';
import {
  findMailedLink,
  goOffline,
  logIn,
  pill,
  readHomeNumbers,
  register,
  synced,
} from '../support/browser/journeys.ts';
import { test } from '../support/test.ts';

const hanako = { username: '花子', email: 'hanako@example.com', password: 'secret1' };

describe('the first day', () => {
  test('leads from registration through the mail to a streak of one, with no token in the history', async ({
    backend,
    openGuest,
  }) => {
    const { page } = await openGuest();
    await page.addInitScript(() => {
      navigator.storage.persist = async () => sessionStorage.setItem('asked-to-keep', 'yes') === undefined;
    });
    const isAskedToKeep = () => page.evaluate(() => sessionStorage.getItem('asked-to-keep') === 'yes');
    await register(page, hanako);
    await page.getByText('確認のメールを送信しました').first().waitFor();
    expect(await isAskedToKeep()).toBe(false);
    await page.goto(findMailedLink(backend, hanako.email));
    await page.waitForURL('/');
    await expect
      .poll(() => readHomeNumbers(page))
      .toEqual({ 連続記録: '1', 総ログイン: '1', 最長記録: '1', 復活チケット: '3' });
    await page.getByText('花子').waitFor();
    expect(await isAskedToKeep()).toBe(true);
    await synced(page);
    const addresses: string[] = [];
    page.on('framenavigated', (frame) => addresses.push(frame.url()));
    await page.goBack();
    await page.goForward();
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter((address) => address.includes('token'))).toEqual([]);
  });

  test('shows the same offline, after a cold start and by deep link', async ({ device }) => {
    const { page } = device;
    await goOffline(device);
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

  test('is the same on a second device', async ({ sql, member, openGuest, openSignedIn }) => {
    await openSignedIn();
    const second = await openGuest();
    await logIn(second.page, member);
    await expect
      .poll(() => readHomeNumbers(second.page))
      .toEqual({ 連続記録: '1', 総ログイン: '1', 最長記録: '1', 復活チケット: '3' });
    expect(
      await sql('select login_date::text, kind from public.login_records where user_id = $1', [member.userId]),
    ).toEqual([{ login_date: '2026-11-20', kind: 'login' }]);
  });
});
