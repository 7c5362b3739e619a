import { describe, expect } from 'vitest';
import { button, goOffline, pill, readHomeNumbers } from '../support/browser/journeys.ts';
import { findScreenIssues } from '../support/browser/screen-issues.ts';
import { test } from '../support/test.ts';

describe('without an account', () => {
  test('two taps lead into a practice, and in a whole day the backend gets one request', async ({ openGuest }) => {
    const device = await openGuest();
    const { page, takeErrors } = device;
    const requests: string[] = [];
    // Those of the service worker too.
    device.context.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await page.goto('/login');
    await page.getByRole('heading', { name: 'はじめまして' }).waitFor();
    expect(await findScreenIssues(page)).toEqual([]);
    await button(page, '登録せずに始める').click();
    await page.waitForURL('/');
    await expect
      .poll(() => readHomeNumbers(page))
      .toEqual({ 連続記録: '1', 総ログイン: '1', 最長記録: '1', 復活チケット: '3' });
    expect(await pill(page).textContent()).toBe('この端末のみ');
    expect(await page.getByRole('dialog').count()).toBe(0);
    const start = page.getByRole('article', { name: '今日の稽古' }).getByRole('link', { name: '始める' });
    await start.waitFor();
    for (const [width, height] of [
      [390, 844],
      [360, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      const [box, bar] = [await start.boundingBox(), await page.getByRole('navigation').boundingBox()];
      expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
    }

    await start.click();
    await button(page, '稽古完了').waitFor();
    expect([await page.getByRole('dialog').count(), new URL(page.url()).pathname]).toEqual([0, '/training/today']);
    await page.getByRole('button', { name: /分をはかる$/ }).click();
    // The practice has the screen for itself: the pill is for screen readers only, and leads nowhere.
    expect(await pill(page).textContent()).toBe('この端末のみ');
    expect(await page.getByRole('link', { name: '同期の状態を見る' }).count()).toBe(0);
    // Half a minute is a tenth of it.
    await page.clock.fastForward(40_000);
    await button(page, '稽古完了').click();
    await page.getByRole('heading', { name: '今日の稽古を終えました' }).waitFor();
    await page.goto('/training');
    await page.getByRole('listitem').filter({ hasText: '1分' }).first().waitFor();
    await page.goto('/kata-training');
    await page.getByLabel('象').fill('朝の霧');
    await page.getByLabel('意識').fill('静か');
    await button(page, '型を登録する').click();
    await page.getByText('型を登録しました').first().waitFor();
    await page.goto('/kata-training?tab=list');
    await page.getByText('朝の霧').waitFor();

    await page.goto('/notebook');
    await page.getByLabel('ひとこと').fill('雨の音が三つあった');
    await button(page, '書きとめる').click();
    await page.getByRole('list').getByText('雨の音が三つあった').waitFor();
    expect(await page.getByText('未送信').count()).toBe(0);

    for (const [path, words] of [
      ['/history/2026', '稽古した日　1日'],
      ['/sync', '記録は、この端末にだけあります'],
      ['/notifications', '通知は、登録すると使えます'],
      ['/admin', 'ログインが必要です'],
      ['/profile/password', 'パスワードはまだありません'],
      ['/announcements', 'お知らせは、登録すると届きます'],
      ['/kata-training?tab=list&view=all', 'みんなの型は、登録すると見られます'],
    ] as const) {
      await page.goto(path);
      await page.getByText(words).waitFor();
      expect(await pill(page).textContent()).toBe('この端末のみ');
      expect(await findScreenIssues(page)).toEqual([]);
    }
    for (const path of ['/login', '/register', '/reset-password']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(new URL(page.url()).pathname).toBe(path);
    }
    expect(requests.length).toBeGreaterThan(50);
    expect(
      requests.filter((line) => !line.startsWith('GET ') || /\/(rest|auth|functions|realtime)\//.test(line)),
    ).toEqual(['GET /rest/v1/rpc/read_guest_content']);

    await goOffline(device);
    await page.goto('/');
    await expect.poll(() => pill(page).textContent()).toBe('この端末のみ');
    expect(takeErrors()).toEqual([]);
  });

  test('the records are deleted only after a question, and stay until then', async ({ openGuest }) => {
    const { page } = await openGuest();
    await page.goto('/register');
    await button(page, '登録せずに始める').click();
    await page.waitForURL('/');
    await expect.poll(async () => (await readHomeNumbers(page)).総ログイン).toBe('1');
    await page.goto('/profile-edit');
    await page.getByLabel('ユーザー名').fill('花子');
    await button(page, '保存する').click();
    await page.getByRole('heading', { name: '花子' }).waitFor();
    await page.goto('/profile/data');
    await button(page, 'この端末の記録を消す').click();
    await button(page, '消さない').click();
    await button(page, 'この端末の記録を消す').click();
    await button(page, '記録を消す').click();
    await page.waitForURL('/login');
    const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
    await expect.poll(async () => (await databases()).filter((name) => name?.includes('keiko-local'))).toEqual([]);
    await button(page, '登録せずに始める').click();
    await page.goto('/profile');
    await page.getByText('お名前はまだありません').waitFor();
  });
});
