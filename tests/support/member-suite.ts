import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, inject } from 'vitest';
import { startTestBackend, type TestBackend } from './backend.ts';
import { type Device, launchBrowser, openDevice } from './browser.ts';
import { dismissAnnouncement, logIn, pill } from './journeys.ts';

interface SuiteMember {
  readonly email: string;
  readonly password: string;
  readonly userId: string;
}

export interface MemberSuite {
  /** The member of the running test, 太郎. */
  readonly member: () => SuiteMember;
  /** As superuser. */
  readonly sql: TestBackend['sql'];
  /** A phone on which the member is signed in and in step with the server; `prepare` runs before the app starts. */
  readonly openSignedIn: (prepare?: (page: Page) => Promise<void>) => Promise<Device>;
}

interface SuiteOptions {
  /** What the server's functions find in their environment. */
  readonly functionEnv?: () => Promise<Readonly<Record<string, string>>>;
  readonly launch?: () => Promise<Browser>;
}

/** One backend and one browser for the tests of a file, and a new member for each test. The time is `now`. */
export function memberSuite(now: string, { functionEnv, launch = launchBrowser }: SuiteOptions = {}): MemberSuite {
  let browser: Browser;
  let backend: TestBackend;
  let member: SuiteMember;
  let count = 0;

  beforeAll(async () => {
    browser = await launch();
    const env = functionEnv && { functionEnv: await functionEnv() };
    backend = await startTestBackend({ dist: inject('dist'), ...env });
    await backend.setNow(now);
  });
  afterAll(async () => {
    await browser.close();
    await backend.close();
  });
  beforeEach(async () => {
    count += 1;
    const email = `member${count}@example.com`;
    const { userId } = await backend.signUpConfirmed(email, 'secret1', '太郎');
    member = { email, password: 'secret1', userId };
  });

  return {
    member: () => member,
    sql: (...query) => backend.sql(...query),
    async openSignedIn(prepare) {
      const device = await openDevice(browser, { url: backend.url, clock: now });
      await prepare?.(device.page);
      await logIn(device.page, member);
      await dismissAnnouncement(device.page);
      await synced(device.page);
      return device;
    },
  };
}

/** Waits until the device is in step with the server. */
export async function synced(page: Page): Promise<void> {
  await expect.poll(() => pill(page).textContent()).toBe('同期済み');
}

/** Follows links of these names, as taps do, without loading the app anew. */
export async function follow(page: Page, ...links: readonly string[]): Promise<void> {
  for (const name of links) await page.getByRole('link', { name }).click();
}
