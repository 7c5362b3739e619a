import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { launchProfile, waitForOffline } from '../support/browser/browser.ts';
import { dispatchInstallPrompt, dispatchInstallPromptEarly } from '../support/browser/install-prompt-event.ts';
import { dismissAnnouncement, finish, follow, logIn } from '../support/browser/journeys.ts';
import { fakeLaunchQueue, launch } from '../support/browser/launch-queue.ts';
import { findScreenIssues } from '../support/browser/screen-issues.ts';
import { logInDaily } from '../support/fixtures/home.ts';
import { test } from '../support/test.ts';

const NOW = '2026-11-20T03:00:00Z';
const HOUR = 60 * 60_000;
const later = (ms: number) => new Date(Date.parse(NOW) + ms).toISOString();

/** Longer than the delay of the prompt. */
const REGISTER_FIRST = '先に登録すると、アプリでも続きから始められます';

const AFTER_DELAY_MS = 2800;

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';
const EDGE =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0';

const installPrompt = (page: Page) => page.getByRole('dialog', { name: /ませんか$/ });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dismissedUntil = (page: Page) =>
  page.evaluate(() => Number(localStorage.getItem('keiko.device.install-dismissed-until')));

/** Makes a device one on which a practice has been finished. */
async function rememberPractice(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => localStorage.setItem('keiko.device.practised', '1'));
}

/** Expects that `dismiss` closes the prompt for `ms`. */
async function expectDismissal(page: Page, ms: number, dismiss: () => Promise<void>): Promise<void> {
  const readClock = () => page.evaluate(() => Date.now());
  const before = await readClock();
  await dismiss();
  await installPrompt(page).waitFor({ state: 'detached' });
  const from = (await dismissedUntil(page)) - ms;
  expect(from).toBeGreaterThanOrEqual(before);
  expect(from).toBeLessThanOrEqual(await readClock());
}

describe('the install prompt', () => {
  test('handles an event fired before the app starts, opens after two seconds, and stays closed once installed', async ({
    openGuest,
  }) => {
    const device = await openGuest();
    await rememberPractice(device.context);
    const { page } = device;
    await dispatchInstallPromptEarly(page, 'accepted');
    await page.goto('/login');
    await button(page, 'ログイン').waitFor();
    await installPrompt(page).waitFor();
    expect(await page.evaluate(() => performance.now())).toBeGreaterThanOrEqual(2000);
    expect(await findScreenIssues(page)).toEqual([]);
    await button(page, 'インストール').click();
    await installPrompt(page).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => window.installPrompts)).toBe(1);
    expect(await dismissedUntil(page)).toBe(0);
    await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
    await device.setClock(later(48 * HOUR));
    await page.reload();
    await page.clock.runFor(AFTER_DELAY_MS);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('stays closed for two hours after あとで and for twelve after 今回はスキップ, and deletes an expired dismissal', async ({
    openGuest,
  }) => {
    const device = await openGuest();
    await rememberPractice(device.context);
    const { page } = device;
    await dispatchInstallPromptEarly(page, 'dismissed');
    await page.goto('/login');
    await installPrompt(page).waitFor();
    await expectDismissal(page, 2 * HOUR, () => button(page, 'あとで').click());
    await device.setClock(later(2 * HOUR - 60_000));
    await page.reload();
    await page.clock.runFor(AFTER_DELAY_MS);
    expect(await installPrompt(page).count()).toBe(0);
    await device.setClock(later(2 * HOUR + 60_000));
    await page.reload();
    await installPrompt(page).waitFor();
    expect(await dismissedUntil(page)).toBe(0);
    await expectDismissal(page, 12 * HOUR, () => button(page, '今回はスキップ').click());
    // Dismissing the browser's own prompt has the same effect.
    await device.setClock(later(15 * HOUR));
    await page.reload();
    await installPrompt(page).waitFor();
    await expectDismissal(page, 12 * HOUR, () => button(page, 'インストール').click());
  });

  test('shows the steps when the native prompt fails, and わかりました counts as skipped', async ({ openGuest }) => {
    const device = await openGuest({ userAgent: EDGE, viewport: { width: 1280, height: 800 } });
    await rememberPractice(device.context);
    const { page } = device;
    await page.goto('/login');
    await dispatchInstallPrompt(page, 'failed');
    await button(page, 'インストール').click();
    const steps = page.getByRole('dialog', { name: 'パソコンにインストール（Edge）' });
    await steps.getByText('「インストール」を押します').waitFor();
    await expectDismissal(page, 12 * HOUR, async () => {
      await button(page, 'わかりました').click();
      await steps.waitFor({ state: 'detached' });
    });
  });

  test('opens at the start after the second practised day', async ({ openGuest }) => {
    const { page, setClock } = await openGuest({ userAgent: IPHONE });
    await page.goto('/login');
    await button(page, '登録せずに始める').click();
    await page.waitForURL('/');
    for (const day of ['2026-11-20T04:00:00Z', '2026-11-21T04:00:00Z']) {
      await setClock(day);
      await page.goto('/training/today');
      await button(page, '稽古完了').waitFor();
      await page.clock.runFor(70_000);
      await finish(page, '稽古完了', 'ホームへ');
      await page.goto('/');
      await page.clock.runFor(AFTER_DELAY_MS);
      expect(await installPrompt(page).count()).toBe(0);
    }
    await setClock('2026-11-22T04:00:00Z');
    await page.goto('/');
    await page.getByRole('dialog', { name: REGISTER_FIRST }).waitFor();
  });

  test('opens from the card that says that the browser may delete the records', async ({ openGuest }) => {
    const { page, setClock } = await openGuest({ userAgent: IPHONE });
    await page.goto('/login');
    await button(page, '登録せずに始める').click();
    await page.waitForURL('/');
    // Nothing is asked on the first day.
    await setClock('2026-11-21T03:00:00Z');
    await page.goto('/');
    const card = page.getByRole('article', { name: '記録は、この端末にだけあります' });
    await card.waitFor();
    expect(await findScreenIssues(page)).toEqual([]);
    // The installed app would open empty, so that nothing promises to keep the records.
    await card.getByRole('button', { name: 'アプリにする' }).click();
    await page.getByRole('dialog', { name: REGISTER_FIRST }).waitFor();
    expect(await page.getByText('追加すれば残ります').count()).toBe(0);
    expect(await findScreenIssues(page)).toEqual([]);
    await button(page, '書き出す').click();
    await page.waitForURL('/profile/data');
  });

  test('waits for the announcement, a drill and a form, opens afterwards, and opens from the profile on demand', async ({
    sql,
    member,
    openGuest,
  }) => {
    await logInDaily(sql, member, '2026-11-19', '2026-11-19');
    const device = await openGuest();
    await rememberPractice(device.context);
    const { page } = device;
    await dispatchInstallPromptEarly(page, 'failed');
    await page.goto('/login');
    await page.getByLabel('ユーザー名またはメールアドレス').fill('た');
    await page.clock.runFor(AFTER_DELAY_MS);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await logIn(page, member);
    await button(page, '確認しました').waitFor();
    await page.clock.runFor(AFTER_DELAY_MS);
    expect(await page.getByRole('dialog').count()).toBe(1);
    await dismissAnnouncement(page);
    await page.goto('/training/jutsu');
    await button(page, '次の問題').waitFor();
    await page.clock.runFor(AFTER_DELAY_MS);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.goto('/');
    await installPrompt(page).waitFor();
    await expectDismissal(page, 2 * HOUR, () => page.keyboard.press('Escape'));
    await follow(page, 'プロフィール');
    await page.getByRole('button', { name: 'アプリとして使う' }).click();
    await button(page, 'わかりました').click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });
});

describe('the browser', () => {
  test('reports no installability errors', async ({ backend }) => {
    const profile = await mkdtemp(join(tmpdir(), 'keiko-profile-'));
    // Chromium cannot install from a private window, which all other test contexts are.
    const context = await launchProfile(profile);
    const page = await context.newPage();
    await page.goto(`${backend.url}/login`);
    await waitForOffline(page);
    const session = await context.newCDPSession(page);
    expect(await session.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] });
    const { errors, data } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(JSON.parse(data ?? '')).toMatchObject({ id: '/', lang: 'ja', display: 'standalone' });
    await context.close();
    await rm(profile, { recursive: true, force: true });
  });
});

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

describe('a launch of the open app', () => {
  test('opens the address of a shortcut, with its query, without a reload', async ({ openSignedIn }) => {
    const { page } = await openSignedIn({ prepare: fakeLaunchQueue });
    const isSamePage = await page.evaluateHandle(() => {
      const here = document;
      return () => here === document;
    });
    await launch(page, '/streak');
    await title(page, '連続記録');
    await launch(page, '/kata-training?tab=test');
    await title(page, '型の稽古');
    await page.getByRole('tab', { name: 'テスト', selected: true }).waitFor();
    expect(await isSamePage.evaluate((same) => same())).toBe(true);
  });

  test('keeps the screen if it has no address, or during a drill', async ({ openSignedIn }) => {
    const { page } = await openSignedIn({ prepare: fakeLaunchQueue });
    await launch(page, '/streak');
    await title(page, '連続記録');
    await launch(page, '/');
    await launch(page, null);
    expect(new URL(page.url()).pathname).toBe('/streak');

    await page.goto('/training/jutsu');
    await page.getByText('1 問目').waitFor();
    await launch(page, '/streak');
    await page.getByRole('button', { name: '次の問題' }).click();
    await page.getByText('2 問目').waitFor();
    expect(new URL(page.url()).pathname).toBe('/training/jutsu');
  });
});
