import type { Page } from 'playwright';
import { afterAll, beforeEach, expect } from 'vitest';
import { createMemberFixture, follow } from './member-fixture.ts';
import { type PushHost, startPushHost } from './push-host.ts';
import { findScreenIssues } from './screen-issues.ts';
import { testKeys } from './test-keys.ts';

/** Noon of a Saturday in Tokyo. */
const NOW = '2026-11-21T03:00:00Z';

/** Deletes all notifications before each test and opens devices of signed-in admins. */
export function createAdminFixture() {
  let host: PushHost;
  const fixture = createMemberFixture(NOW, {
    functionEnv: async () => {
      host = await startPushHost();
      return { KEIKO_PUSH_TEST_HOST: host.origin, KEIKO_PUSH_RETRY_SECONDS: '0' };
    },
  });
  beforeEach(() => fixture.sql('delete from public.admin_notifications'));
  afterAll(() => host.close());

  return {
    ...fixture,
    /** The fake push service. */
    host: () => host,
    /** A device on which a new member has signed in as admin. */
    async openAdmin(name: string) {
      const as = await fixture.signUp(name);
      const device = await fixture.openSignedIn(undefined, { as });
      await follow(device.page, 'プロフィール', '管理者画面');
      await tryPassword(device.page, testKeys.adminPassword);
      await device.page.getByRole('heading', { name: `${name}さん` }).waitFor();
      return { ...device, userId: as.userId };
    },
  };
}

export const password = (page: Page) => page.getByLabel('管理者パスワード');
export const gateButton = (page: Page) => page.getByRole('button', { name: '認証する' });

export async function tryPassword(page: Page, text: string) {
  await password(page).fill(text);
  await gateButton(page).click();
}

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Presses a button of the open dialog and waits until it has closed. */
export async function answerDialog(page: Page, name: string) {
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

export async function write(page: Page, texts: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: true }).fill(text);
}

export const notice = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

export async function expectNoIssues(page: Page) {
  // axe reports a button half covered by a fixed bar as too small, so scroll it clear.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  expect(await findScreenIssues(page)).toEqual([]);
}
