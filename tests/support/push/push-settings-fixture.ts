import type { Locator, Page } from 'playwright';
import { createMemberFixture, follow } from '../fixtures/member-fixture.ts';
import { readFakePush } from './fake-push.ts';

/** Far from midnight in Tokyo. */
const NOW = '2026-11-20T03:00:00Z';

/** A member for each test, with access to their push subscriptions on the server. */
export function createPushSettingsFixture() {
  const fixture = createMemberFixture(NOW);

  /** The endpoints of the member on the server. */
  async function readEndpoints(): Promise<readonly string[]> {
    const rows = await fixture.sql<{ endpoint: string }>(
      'select endpoint from public.push_subscriptions where user_id = $1',
      [fixture.member().userId],
    );
    return rows.map(({ endpoint }) => endpoint);
  }

  return {
    ...fixture,
    readEndpoints,
    /** Whether this browser's endpoint is the only one on the server. */
    async isRegistered(page: Page): Promise<boolean> {
      const { held } = await readFakePush(page);
      const endpoints = await readEndpoints();
      return held !== null && endpoints.length === 1 && endpoints[0] === held.endpoint;
    },
  };
}

export const toggle = (page: Page): Locator => page.getByRole('switch', { name: 'プッシュ通知' });

/** The card for this device. */
export const card = (page: Page): Locator => page.getByRole('region', { name: 'プッシュ通知' });

/** Waits until the card shows a text. */
export const waitForText = (page: Page, text: string): Promise<void> =>
  card(page).getByText(text, { exact: true }).waitFor();

export const openProfile = (page: Page): Promise<void> =>
  page.getByRole('link', { name: 'プロフィール', exact: true }).click();

/** Opens the settings through the bottom bar and the profile. */
export async function openSettings(page: Page): Promise<void> {
  await openProfile(page);
  await follow(page, '通知設定');
}
