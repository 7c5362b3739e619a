import type { Browser, Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { startTestBackend, type TestBackend } from './backend.ts';
import { type Device, launchBrowser, openDevice, waitForOffline } from './browser.ts';
import { dismissAnnouncement, logIn, pill } from './journeys.ts';

const hanako = { username: '花子', email: 'hanako@example.com', password: 'secret1' };

/** One member on one device for all tests of a file. The time is `now`, or the real time if null. */
export function createPracticeFixture(now: string | null = null) {
  let browser: Browser;
  let backend: TestBackend;
  let device: Device;

  beforeAll(async () => {
    browser = await launchBrowser();
    backend = await startTestBackend({ dist: inject('dist') });
    await backend.setNow(now);
    await backend.signUpConfirmed(hanako.email, hanako.password, hanako.username);
    device = await openSignedIn();
  }, 120_000);
  afterEach(() => {
    expect(device.errors()).toEqual([]);
  });
  afterAll(async () => {
    await browser.close();
    await backend.close();
  });

  const openGuest = () => openDevice(browser, { url: backend.url, ...(now !== null && { clock: now }) });

  async function openSignedIn(): Promise<Device> {
    const opened = await openGuest();
    await logIn(opened.page, hanako);
    await dismissAnnouncement(opened.page);
    await pill(opened.page).filter({ hasText: '同期済み' }).waitFor();
    return opened;
  }

  return {
    device: () => device,
    /** As superuser. */
    sql: (query: string) => backend.sql(query),
    /** Another device, without a session. */
    openGuest,
    /** Another device, with the member signed in. */
    openSignedIn,
  };
}

/** Goes offline once the app is cached. */
export async function goOffline({ page, context }: Device): Promise<void> {
  await waitForOffline(page);
  await context.setOffline(true);
}

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

export const listTitle = (page: Page): Locator => page.getByRole('heading', { level: 1, name: '十七の稽古' });

/** The number of sessions this week as the list shows it, once loaded. */
export async function sessionsThisWeek(page: Page): Promise<number> {
  const stat = page.locator('dl > div').filter({ hasText: '今週' }).locator('dd');
  await expect.poll(() => stat.textContent()).toMatch(/^\d+回$/);
  return Number.parseInt((await stat.textContent()) ?? '', 10);
}
