import { describe, expect } from 'vitest';
import { fakeSpeech, isSpeaking, japaneseVoices, readUtterances } from '../support/browser/fake-speech.ts';
import { follow } from '../support/browser/journeys.ts';
import { findScreenIssues } from '../support/browser/screen-issues.ts';
import { test } from '../support/test.ts';

const LONG_NAME = `${'じゅげむ'.repeat(48)}🙂👨‍👩‍👧`;

describe('profile', () => {
  test('shows name, statistics and badges, without issues', async ({ sql, member, openSignedIn }) => {
    await sql(`update public.users set created_at = '2026-11-10T02:00:00Z', username = $2 where id = $1`, [
      member.userId,
      LONG_NAME,
    ]);
    const days = ['12', '13', '14', '15', '16', '17', '18'].map((day) => `2026-11-${day}`);
    for (const [index, day] of days.entries()) {
      await sql(`insert into public.login_records (user_id, login_date, kind) values ($1, $2, $3)`, [
        member.userId,
        day,
        index === 2 ? 'ticket' : 'login',
      ]);
    }
    const device = await openSignedIn();
    const { page } = device;
    await follow(page, 'プロフィール');
    await page.getByRole('heading', { name: LONG_NAME }).waitFor();
    const text = (await page.locator('main').textContent()) ?? '';
    for (const part of [
      '稽古を始めて11日',
      '連続記録1日',
      '最長記録7日',
      '総ログイン7回',
      '復活チケット2枚',
      '3%ログイン率（連続30日基準）直近30日では7日（23%）連続30日で100%になります。始めのうちは低く出ます。',
      '7日連続最高記録で獲得',
      '14日連続あと13日',
      '30日連続あと29日',
      '今週の稽古0回',
    ]) {
      expect(text).toContain(part);
    }
    const sealOf = (badge: string) =>
      page
        .getByRole('listitem')
        .filter({ hasText: badge })
        .locator('span[aria-hidden] > span')
        .evaluate((seal) => {
          const { backgroundColor, borderStyle } = getComputedStyle(seal);
          return { isFilled: backgroundColor !== 'rgba(0, 0, 0, 0)', borderStyle };
        });
    expect(await sealOf('最高記録で獲得')).toEqual({ isFilled: true, borderStyle: 'solid' });
    expect(await sealOf('あと13日')).toEqual({ isFilled: false, borderStyle: 'dashed' });
    expect(await findScreenIssues(page)).toEqual([]);
    await page.getByRole('button', { name: 'ログアウト' }).click();
    await page.waitForURL('/login');
  });

  test('suppresses errors of browser extensions, but not ours', async ({ page }) => {
    await follow(page, 'プロフィール');
    await page.getByRole('heading', { name: '太郎' }).waitFor();
    const shown = await page.evaluate(async () => {
      const unhandled = (reason: Error) => {
        const promise = Promise.resolve();
        const event = new PromiseRejectionEvent('unhandledrejection', { promise, reason, cancelable: true });
        return window.dispatchEvent(event);
      };
      return [
        unhandled(new Error('Could not establish connection. Receiving end does not exist.')),
        unhandled(new Error('Cannot read the profile')),
      ];
    });
    expect(shown).toEqual([false, true]);
  });
});

describe('settings', () => {
  test('apply at once and before the next first paint, and survive a logout', async ({ page }) => {
    await follow(page, 'プロフィール', '設定 明るさ');
    await page.getByLabel('画面の明るさ').selectOption({ label: '暗い' });
    await page.getByLabel('文字の大きさ').selectOption({ label: 'とても大きい' });
    const look = () =>
      page.evaluate(() => {
        const { scheme, textSize } = document.documentElement.dataset;
        return [scheme, textSize, getComputedStyle(document.documentElement).colorScheme];
      });
    expect(await look()).toEqual(['dark', 'largest', 'dark']);
    await page.addInitScript(() => {
      const seen = (root: HTMLElement) => `${root.dataset.scheme} ${root.childElementCount > 0}`;
      new MutationObserver((_, observer) => {
        const app = document.getElementById('root');
        if (app === null || app.childElementCount === 0) return;
        Reflect.set(window, 'schemeAtFirstPaint', seen(document.documentElement));
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.reload();
    await page.getByLabel('画面の明るさ').waitFor();
    expect(await page.evaluate(() => Reflect.get(window, 'schemeAtFirstPaint'))).toBe('dark true');
    await page.goto('/profile');
    await page.getByRole('button', { name: 'ログアウト' }).click();
    await page.waitForURL('/login');
    await page.reload();
    await page.getByRole('button', { name: 'ログイン', exact: true }).waitFor();
    expect((await look()).slice(0, 2)).toEqual(['dark', 'largest']);
  });

  test('hide the numbers of the streak on every screen, but not the calendar', async ({ page }) => {
    await follow(page, 'プロフィール', '設定 明るさ');
    await page.getByRole('switch', { name: '数を出さない' }).click();
    const hasNumbers = () => page.getByText(/連続記録\d|\d日連続|最長|節目|ログイン率/).count();
    for (const [path, name] of [
      ['/', '暦を見る'],
      ['/profile', '復活チケット'],
      ['/streak', '本日は記録済み'],
    ] as const) {
      await page.goto(path);
      await page.locator('#page').getByText(name).first().waitFor();
      expect(await hasNumbers()).toBe(0);
    }
    await page.getByRole('table', { name: '2026年11月' }).waitFor();
    await page.getByText('残り3枚', { exact: true }).waitFor();
    await page.goto('/profile/settings');
    await page.getByRole('switch', { name: '数を出さない' }).click();
    await page.goto('/');
    await page.getByText('最長記録').waitFor();
  });

  test('show furigana over the texts of the app, at once and after a reload', async ({ page }) => {
    await follow(page, 'プロフィール', '設定 明るさ');
    expect(await page.locator('rt').count()).toBe(0);
    await page.getByRole('switch', { name: 'ふりがな' }).click();
    await expect.poll(() => page.locator('h1 rt').allTextContents()).toEqual(['せってい']);
    // The accessible name contains the title once, without the furigana.
    await page.getByRole('heading', { name: '設定', level: 1, exact: true }).waitFor();
    for (const [path, reading] of [
      ['/training-menu', 'とくしゅ'],
      ['/training/tokushu/brain-speed', 'しせい'],
      ['/training-detail/jutsu', 'じょうけい'],
    ] as const) {
      await page.goto(path);
      await page.locator('main rt', { hasText: reading }).first().waitFor();
      expect(await findScreenIssues(page)).toEqual([]);
    }
    await page.goto('/profile/settings');
    await page.getByRole('switch', { name: 'ふりがな' }).click();
    await expect.poll(() => page.locator('rt').count()).toBe(0);
    await page.reload();
    expect(await page.getByRole('switch', { name: 'ふりがな' }).getAttribute('aria-checked')).toBe('false');
  });

  test('store the selected voice and play a sample, without issues', async ({ openSignedIn }) => {
    const device = await openSignedIn({
      prepare: (page) => fakeSpeech(page, { voices: japaneseVoices, sentenceMs: 60_000 }),
    });
    const { page } = device;
    await follow(page, 'プロフィール', '設定 明るさ');
    await page.getByLabel('読み上げの声').selectOption({ label: 'Otoya（オフライン可）' });
    await page.getByRole('button', { name: '声を聞いてみる' }).click();
    await expect.poll(() => readUtterances(page)).toMatchObject([{ voice: 'Otoya', rate: 1 }]);
    expect(await findScreenIssues(page)).toEqual([]);
    await page.getByRole('button', { name: '止める' }).click();
    await expect.poll(() => isSpeaking(page)).toBe(false);
    await page.reload();
    await expect.poll(() => page.getByLabel('読み上げの声').inputValue()).toBe('Otoya');
  });
});
