import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, inject } from 'vitest';
import { startTestBackend, type TestBackend } from './backend.ts';
import { type Device, type DeviceOptions, launchBrowser, openDevice } from './browser.ts';
import { dismissAnnouncement, logIn, pill } from './journeys.ts';

export interface FixtureMember {
  readonly email: string;
  readonly password: string;
  readonly userId: string;
}

interface SignedInOptions {
  /** Initial time of the device, if not that of the fixture. */
  readonly clock?: string;
  /** Who signs in, if not the member of the running test. */
  readonly as?: FixtureMember;
}

export interface MemberFixture {
  /** The member of the running test, 太郎. */
  readonly member: () => FixtureMember;
  /** As superuser. */
  readonly sql: TestBackend['sql'];
  readonly url: () => string;
  /** Sets the time of the server until the test ends. */
  readonly setNow: (iso: string) => Promise<void>;
  /** Creates another member. */
  readonly signUp: (username: string) => Promise<FixtureMember>;
  /** The member's recorded days on the server, oldest first. */
  readonly recordedDays: () => Promise<readonly string[]>;
  /** A device without a session. */
  readonly openGuest: (options?: Partial<DeviceOptions>) => Promise<Device>;
  /** A device with the member signed in and synced; `prepare` runs before the app starts. */
  readonly openSignedIn: (prepare?: (page: Page) => Promise<void>, options?: SignedInOptions) => Promise<Device>;
}

interface FixtureOptions {
  /** Environment of the server's functions. */
  readonly functionEnv?: () => Promise<Readonly<Record<string, string>>>;
  readonly launch?: () => Promise<Browser>;
}

/** One backend and one browser for the tests of a file, and a new member for each test, at the time `now`. */
export function createMemberFixture(
  now: string,
  { functionEnv, launch = launchBrowser }: FixtureOptions = {},
): MemberFixture {
  let browser: Browser;
  let backend: TestBackend;
  let member: FixtureMember;
  let count = 0;

  beforeAll(async () => {
    browser = await launch();
    const env = functionEnv && { functionEnv: await functionEnv() };
    backend = await startTestBackend({ dist: inject('dist'), ...env });
  });
  afterAll(async () => {
    await browser.close();
    await backend.close();
  });
  beforeEach(async () => {
    await backend.setNow(now);
    member = await signUp('太郎');
  });

  async function signUp(username: string): Promise<FixtureMember> {
    count += 1;
    const email = `member${count}@example.com`;
    const { userId } = await backend.signUpConfirmed(email, 'secret1', username);
    return { email, password: 'secret1', userId };
  }
  const openGuest = (options: Partial<DeviceOptions> = {}) =>
    openDevice(browser, { url: backend.url, clock: now, ...options });

  return {
    member: () => member,
    sql: (...query) => backend.sql(...query),
    url: () => backend.url,
    setNow: (iso) => backend.setNow(iso),
    signUp,
    openGuest,
    async recordedDays() {
      const rows = await backend.sql<{ day: string }>(
        'select login_date::text as day from public.login_records where user_id = $1 order by 1',
        [member.userId],
      );
      return rows.map(({ day }) => day);
    },
    async openSignedIn(prepare, { clock = now, as = member } = {}) {
      const device = await openGuest({ clock });
      await prepare?.(device.page);
      await logIn(device.page, as);
      await dismissAnnouncement(device.page);
      await synced(device.page);
      return device;
    },
  };
}

/** Waits until the sync pill shows that everything is synced. */
export async function synced(page: Page): Promise<void> {
  await expect.poll(() => pill(page).textContent()).toBe('同期済み');
}

/** Clicks links by name, one after the other, without reloading the app. */
export async function follow(page: Page, ...links: readonly string[]): Promise<void> {
  for (const name of links) await page.getByRole('link', { name }).click();
}
