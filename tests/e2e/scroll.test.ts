import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { startTestBackend, type TestBackend } from '../support/backend/backend.ts';
import { type Device, launchBrowser, openDevice } from '../support/browser/browser.ts';
import { dismissAnnouncement, logIn, pill } from '../support/browser/journeys.ts';

const SESSIONS = 220;

let backend: TestBackend;
let browser: Browser;
let device: Device;
let page: Page;

beforeAll(async () => {
  backend = await startTestBackend({ dist: inject('dist') });
  browser = await launchBrowser();
  const person = { email: 'scroller@example.com', password: 'secret1' };
  const { userId } = await backend.signUpConfirmed(person.email, person.password, 'scroller');
  await backend.sql(
    `insert into public.training_sessions (user_id, id, training_type, video_title, duration_minutes, completed_at)
     select $1, gen_random_uuid(), 'jutsu', '稽古' || n, 5, now() - n * interval '4 hours'
     from generate_series(0, $2 - 1) n`,
    [userId, SESSIONS],
  );
  await backend.sql(
    `insert into public.kata_forms (user_id, id, zou, ishiki, created_at)
     select $1, gen_random_uuid(), '象' || n, '意識' || n, now() - n * interval '1 minute'
     from generate_series(0, 119) n`,
    [userId],
  );
  device = await openDevice(browser, { url: backend.url });
  page = device.page;
  await logIn(page, person);
  await dismissAnnouncement(page);
  await pill(page).filter({ hasText: '同期済み' }).waitFor();
});
afterAll(async () => {
  await device.close();
  await browser.close();
  await backend.close();
});

const scrollY = () => page.evaluate(() => window.scrollY);

async function scrollTo(y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo(0, top), y);
  await expect.poll(scrollY).toBe(y);
}

const openTab = async (name: string, heading: string) => {
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
};

describe('the scroll position', () => {
  test('of a long list returns with Back and Forward, and another screen starts at the top', async () => {
    await page.goto('/history');
    const rows = page.getByRole('region', { name: '日ごとの記録' }).getByRole('listitem');
    for (const count of [50, 100, 150, 200]) {
      await expect.poll(() => rows.count()).toBe(count);
      await page.getByRole('button', { name: /^さらに\d+件を見る/ }).click();
    }
    await expect.poll(() => rows.count()).toBe(SESSIONS);
    await rows.nth(190).scrollIntoViewIfNeeded();
    const listed = await scrollY();
    expect(listed).toBeGreaterThan(5000);
    const top = (await rows.nth(190).boundingBox())?.y;

    await openTab('プロフィール', 'プロフィール');
    expect(await scrollY()).toBe(0);
    await scrollTo(100);
    await page.goBack();
    await expect.poll(async () => Math.abs((await scrollY()) - listed)).toBeLessThanOrEqual(2);
    expect(await rows.count()).toBe(SESSIONS);
    expect(Math.abs(((await rows.nth(190).boundingBox())?.y ?? 0) - (top ?? 0))).toBeLessThanOrEqual(2);

    await page.goForward();
    await page.getByRole('heading', { name: 'プロフィール', level: 1 }).waitFor();
    await expect.poll(scrollY).toBe(100);
    await openTab('記録', '連続記録');
    expect(await scrollY()).toBe(0);
    expect(device.errors()).toEqual([]);
  });

  test('of the kata list returns with Back, and stays when the address changes within a screen', async () => {
    await page.goto('/kata-training?tab=list');
    await page.getByText('象0', { exact: true }).waitFor();
    await scrollTo(4000);
    await openTab('プロフィール', 'プロフィール');
    await page.goBack();
    await expect.poll(async () => Math.abs((await scrollY()) - 4000)).toBeLessThanOrEqual(2);

    await page.goto('/kata-training');
    await scrollTo(60);
    await page.getByRole('tab', { name: '一覧' }).click();
    await page.getByText('象0', { exact: true }).waitFor();
    expect(await scrollY()).toBe(60);
    expect(device.errors()).toEqual([]);
  });
});
