import type { Browser, Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import { startTestBackend, type TestBackend } from './backend.ts';
import { type Device, type DeviceOptions, launchBrowser, openDevice } from './browser.ts';
import { dismissAnnouncement, logIn, pill } from './journeys.ts';

export const BRAIN_SPEED_PATH = '/training/tokushu/brain-speed';
const hanako = { username: '花子', email: 'hanako@example.com', password: 'secret1' };

/** The row of training_progress. */
export interface ProgressRow {
  readonly current_lesson: number;
  readonly last_watched_date: string | null;
  readonly completed_at: string | null;
}

/** Starts a server with one member; tests open devices on it. */
export async function startLessonFixture(options: {
  readonly dist: string;
  readonly now: string;
  readonly joined?: string;
}) {
  const browser: Browser = await launchBrowser();
  const backend: TestBackend = await startTestBackend({ dist: options.dist });
  const devices: Device[] = [];
  await backend.setNow(options.joined ?? options.now);
  const { userId } = await backend.signUpConfirmed(hanako.email, hanako.password, hanako.username);
  await backend.setNow(options.now);

  return {
    backend,
    browser,
    /** A device with the member signed in and synced. */
    async open(
      more: Partial<DeviceOptions> & { readonly prepare?: (page: Page) => Promise<void> } = {},
    ): Promise<Device> {
      const { prepare, ...rest } = more;
      const device = await openDevice(browser, { url: backend.url, clock: options.now, ...rest });
      devices.push(device);
      device.page.setDefaultTimeout(12_000);
      await prepare?.(device.page);
      await logIn(device.page, hanako);
      await dismissAnnouncement(device.page);
      await synced(device.page);
      return device;
    },
    /** A device without a session. */
    async openGuest(): Promise<Device> {
      const device = await openDevice(browser, { url: backend.url, clock: options.now });
      devices.push(device);
      return device;
    },
    /** Resets the time, the progress and the sessions. */
    async reset() {
      await backend.setNow(options.now);
      for (const table of ['training_progress', 'training_sessions', 'login_records'])
        await backend.sql(`delete from public.${table}`);
    },
    async setProgress({ current_lesson, last_watched_date, completed_at }: ProgressRow, total = 30) {
      await backend.sql('delete from public.training_progress');
      await backend.sql(
        `insert into public.training_progress (user_id, training_type, total_lessons, current_lesson, last_watched_date, completed_at)
         values ($1, 'brain-speed', $2, $3, $4, $5)`,
        [userId, total, current_lesson, last_watched_date, completed_at],
      );
    },
    progress: () =>
      backend.sql<ProgressRow>(
        `select current_lesson, last_watched_date::text, private.wire_instant(completed_at) as completed_at
         from public.training_progress`,
      ),
    sessions: () =>
      backend.sql(
        'select training_type, video_title, video_number, status, duration_minutes from public.training_sessions order by completed_at, id',
      ),
    /** Closes all devices. Returns the errors of their pages. */
    async closeDevices(): Promise<readonly string[]> {
      const errors = devices.flatMap((device) => device.errors());
      for (const device of devices.splice(0)) await device.close();
      return errors;
    },
    async end() {
      await browser.close();
      await backend.close();
    },
  };
}

export type LessonFixture = Awaited<ReturnType<typeof startLessonFixture>>;

/** Noon in Tokyo, long after the member has joined. */
const DEFAULTS = { now: '2026-11-20T03:00:00Z', joined: '2026-10-01T03:00:00Z' };

/** One fixture for the tests of a file, reset before each test. */
export function createLessonFixture(): () => LessonFixture {
  let fixture: LessonFixture;
  beforeAll(async () => {
    fixture = await startLessonFixture({ dist: inject('dist'), ...DEFAULTS });
  }, 120_000);
  beforeEach(() => fixture.reset());
  afterEach(async () => {
    expect(await fixture.closeDevices()).toEqual([]);
  });
  afterAll(() => fixture.end());
  return () => fixture;
}

export async function synced(page: Page): Promise<void> {
  await pill(page).filter({ hasText: '同期済み' }).waitFor({ timeout: 20_000 });
}

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** The row of one lesson in the list. */
export const lessonRow = (page: Page, lesson: number): Locator => page.locator(`li[data-lesson="${lesson}"]`);

/** Watches today's lesson, from the list back to the list. */
export async function watchToday(page: Page): Promise<void> {
  await button(page, '開始').click();
  await button(page, '視聴完了').click();
  await page.getByText('レッスン一覧').waitFor();
}
