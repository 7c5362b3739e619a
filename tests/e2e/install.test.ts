import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { launchProfile, waitForOffline } from '../support/browser.ts';
import { dispatchInstallPrompt, dispatchInstallPromptEarly } from '../support/install-prompt-event.ts';
import { dismissAnnouncement, logIn } from '../support/journeys.ts';
import { createMemberFixture, follow } from '../support/member-fixture.ts';
import { findScreenIssues } from '../support/screen-issues.ts';

const NOW = '2026-11-20T03:00:00Z';
const HOUR = 60 * 60_000;
const later = (ms: number) => new Date(Date.parse(NOW) + ms).toISOString();

/** Longer than the prompt waits before it comes. */
const LONG_ENOUGH = 2800;

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';
const MAC_SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15';
const EDGE =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0';

const { member, url, openGuest, openSignedIn } = createMemberFixture(NOW);

const question = (page: Page) => page.getByRole('dialog', { name: /ませんか$/ });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dismissedUntil = (page: Page) =>
  page.evaluate(() => Number(localStorage.getItem('keiko.device.install-dismissed-until')));

/** For how long the prompt stayed away is left of `ms`: the page's clock runs on while the test does. */
function expectAway(until: number, from: string, ms: number) {
  expect(until - Date.parse(from) - ms).toBeGreaterThanOrEqual(0);
  expect(until - Date.parse(from) - ms).toBeLessThan(60_000);
}

describe('the install prompt', () => {
  test('takes an offer made before the app is up, comes after two seconds, and is gone once installed', async () => {
    const device = await openGuest();
    const { page } = device;
    await dispatchInstallPromptEarly(page, 'accepted');
    await page.goto('/login');
    await button(page, 'ログイン').waitFor();
    const since = Date.now();
    await question(page).waitFor();
    expect(Date.now() - since).toBeGreaterThan(1000);
    expect(await findScreenIssues(page)).toEqual([]);
    await button(page, 'インストール').click();
    await question(page).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => window.installPrompts)).toBe(1);
    expect(await dismissedUntil(page)).toBe(0);
    await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
    await device.setClock(later(48 * HOUR));
    await page.reload();
    await page.waitForTimeout(LONG_ENOUGH);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(device.errors()).toEqual([]);
    await device.close();
  });

  test('stays away for two hours after あとで, for twelve after 今回はスキップ, and forgets what has run out', async () => {
    const device = await openGuest();
    const { page } = device;
    await dispatchInstallPromptEarly(page, 'dismissed');
    await page.goto('/login');
    await button(page, 'あとで').click();
    await question(page).waitFor({ state: 'detached' });
    expectAway(await dismissedUntil(page), NOW, 2 * HOUR);
    await device.setClock(later(2 * HOUR - 60_000));
    await page.reload();
    await page.waitForTimeout(LONG_ENOUGH);
    expect(await question(page).count()).toBe(0);
    await device.setClock(later(2 * HOUR + 60_000));
    await page.reload();
    await question(page).waitFor();
    expect(await dismissedUntil(page)).toBe(0);
    await button(page, '今回はスキップ').click();
    await question(page).waitFor({ state: 'detached' });
    expectAway(await dismissedUntil(page), later(2 * HOUR + 60_000), 12 * HOUR);
    // No in the browser's own words is the same.
    await device.setClock(later(15 * HOUR));
    await page.reload();
    await button(page, 'インストール').click();
    await question(page).waitFor({ state: 'detached' });
    expectAway(await dismissedUntil(page), later(15 * HOUR), 12 * HOUR);
    await device.close();
  });

  test('shows the steps when the native prompt fails, and わかりました counts as skipped', async () => {
    const device = await openGuest({ userAgent: EDGE, viewport: { width: 1280, height: 800 } });
    const { page } = device;
    await page.goto('/login');
    await dispatchInstallPrompt(page, 'failed');
    await button(page, 'インストール').click();
    const steps = page.getByRole('dialog', { name: 'パソコンにインストール（Edge）' });
    await steps.getByText('「インストール」を押します').waitFor();
    await button(page, 'わかりました').click();
    await steps.waitFor({ state: 'detached' });
    expectAway(await dismissedUntil(page), NOW, 12 * HOUR);
    expect(device.errors()).toEqual([]);
    await device.close();
  });

  test.each([
    ['iPhone', IPHONE, 1, 'iPhoneのホーム画面に追加'],
    ['iPad that calls itself a Mac', MAC_SAFARI, 5, 'iPadのホーム画面に追加'],
  ] as const)('leads through the steps on an %s, which makes no offer', async (_name, userAgent, touch, title) => {
    const device = await openGuest({ userAgent });
    const { page } = device;
    await page.addInitScript(`Object.defineProperty(navigator, 'maxTouchPoints', { get: () => ${touch} })`);
    await page.goto('/login');
    await button(page, 'インストール').click();
    const steps = page.getByRole('dialog', { name: title });
    expect(await steps.getByRole('listitem').count()).toBe(3);
    await steps.getByText('iOSでは必ずSafariブラウザをご利用ください').waitFor();
    if (userAgent === IPHONE) expect(await findScreenIssues(page)).toEqual([]);
    await device.close();
  });

  test('does not come where the app stands alone already', async () => {
    const device = await openGuest({ userAgent: IPHONE });
    const { page } = device;
    await page.addInitScript(`Object.defineProperty(navigator, 'standalone', { get: () => true })`);
    await page.goto('/login');
    await page.waitForTimeout(LONG_ENOUGH);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await device.close();
  });

  test('waits for the announcement, a drill and a form, comes afterwards, and by hand from the profile', async () => {
    const device = await openGuest();
    const { page } = device;
    await dispatchInstallPromptEarly(page, 'failed');
    await page.goto('/login');
    await page.getByLabel('ユーザー名またはメールアドレス').fill('た');
    await page.waitForTimeout(LONG_ENOUGH);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await logIn(page, member());
    await button(page, '確認しました').waitFor();
    await page.waitForTimeout(LONG_ENOUGH);
    expect(await page.getByRole('dialog').count()).toBe(1);
    await dismissAnnouncement(page);
    await page.goto('/training/jutsu');
    await button(page, '次の問題').waitFor();
    await page.waitForTimeout(LONG_ENOUGH);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await follow(page, 'ホーム');
    await question(page).waitFor();
    await page.keyboard.press('Escape');
    await question(page).waitFor({ state: 'detached' });
    expectAway(await dismissedUntil(page), NOW, 2 * HOUR);
    await follow(page, 'プロフィール');
    await page.getByRole('button', { name: 'ホーム画面に追加' }).click();
    await button(page, 'わかりました').click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(device.errors()).toEqual([]);
    await device.close();
  });
});

describe('the browser', () => {
  test('finds nothing that keeps the app from being installed', async () => {
    const profile = await mkdtemp(join(tmpdir(), 'keiko-profile-'));
    // Chromium installs nothing from a private window, which is what its other test contexts are.
    const context = await launchProfile(profile);
    const page = await context.newPage();
    await page.goto(`${url()}/login`);
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

declare global {
  interface Window {
    /** Launches the installed app at an address, as the system does for one that is open already. */
    launch?: (targetURL: string | null) => void;
  }
}

/** Only an installed app is launched: here the browser's queue is one that the test fills. */
async function giveLaunchQueue(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const setConsumer = (consume: (launch: object) => void) => {
      window.launch = (targetURL) => consume({ targetURL });
    };
    Object.defineProperty(window, 'launchQueue', { value: { setConsumer } });
  });
}

const launch = (page: Page, path: string | null) =>
  page.evaluate((to) => window.launch?.(to && new URL(to, location.origin).href), path);

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

describe('a launch of the app that is open already', () => {
  test('opens the address of a shortcut, with its query, without loading anew', async () => {
    const { page, errors, close } = await openSignedIn(giveLaunchQueue);
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
    expect(errors()).toEqual([]);
    await close();
  });

  test('leaves the screen as it stands when it names none, or meets a drill', async () => {
    const { page, errors, close } = await openSignedIn(giveLaunchQueue);
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
    expect(errors()).toEqual([]);
    await close();
  });
});
