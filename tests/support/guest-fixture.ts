import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { startTestBackend, type TestBackend } from './backend.ts';
import { type Device, type DeviceOptions, launchBrowser, openDevice } from './browser.ts';

/** One backend and one browser for the tests of a file. Errors of a page fail the test that opened it. */
export function createGuestFixture() {
  let browser: Browser;
  let backend: TestBackend;
  const devices: Device[] = [];

  beforeAll(async () => {
    browser = await launchBrowser();
    backend = await startTestBackend({ dist: inject('dist') });
  });
  afterEach(async () => {
    for (const device of devices.splice(0)) {
      expect(device.errors()).toEqual([]);
      await device.close();
    }
  });
  afterAll(async () => {
    await browser.close();
    await backend.close();
  });

  return {
    backend: () => backend,
    /** A device without a session. */
    async open(options: Partial<DeviceOptions> = {}): Promise<Page> {
      const device = await openDevice(browser, { url: backend.url, ...options });
      devices.push(device);
      return device.page;
    },
  };
}

/** Fills in the login form and submits it, without waiting for the result. */
export async function tryLogIn(page: Page, login: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('ユーザー名またはメールアドレス').fill(login);
  await page.getByLabel('パスワード', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
}
