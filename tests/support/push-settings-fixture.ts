import type { Locator, Page } from 'playwright';
import { readFakePush } from './fake-push.ts';
import { createMemberFixture, follow } from './member-fixture.ts';

/** The time of the tests, far from midnight. */
const NOW = '2026-11-20T03:00:00Z';

/** A member for each test, and what the server has of the devices to which notifications go. */
export function createPushSettingsFixture() {
  const fixture = createMemberFixture(NOW);

  /** The addresses that the server has for the member of the test. */
  async function known(): Promise<readonly string[]> {
    const rows = await fixture.sql<{ endpoint: string }>(
      'select endpoint from public.push_subscriptions where user_id = $1',
      [fixture.member().userId],
    );
    return rows.map(({ endpoint }) => endpoint);
  }

  return {
    ...fixture,
    known,
    /** Whether the server has the address of this browser, and no other. */
    async isKnown(page: Page): Promise<boolean> {
      const { held } = await readFakePush(page);
      const endpoints = await known();
      return held !== null && endpoints.length === 1 && endpoints[0] === held.endpoint;
    },
  };
}

export const toggle = (page: Page): Locator => page.getByRole('switch', { name: 'プッシュ通知' });

/** The part of the settings about this device. */
export const card = (page: Page): Locator => page.getByRole('region', { name: 'プッシュ通知' });

/** Waits until the card says this. */
export const reads = (page: Page, text: string): Promise<void> => card(page).getByText(text, { exact: true }).waitFor();

export const openProfile = (page: Page): Promise<void> =>
  page.getByRole('link', { name: 'プロフィール', exact: true }).click();

/** As a tap in the bottom bar and one on the profile do. */
export async function openSettings(page: Page): Promise<void> {
  await openProfile(page);
  await follow(page, '通知設定');
}
