import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import { startTestBackend, type TestBackend } from '../support/backend/backend.ts';
import { type Device, launchBrowser, openDevice } from '../support/browser/browser.ts';
import { dismissAnnouncement, logIn, pill } from '../support/browser/journeys.ts';

/** hanako owns the devices; taro owns the shared kata. */
const hanako = { username: '花子', email: 'hanako@example.com', password: 'secret1' };
const taro = { username: '太郎', email: 'taro@example.com', password: 'secret1' };

/** Far from midnight, when the next daily announcement would open. */
const NOW = '2026-11-20T03:00:00Z';

export interface Texts {
  readonly zou: string;
  readonly ishiki: string;
  readonly name?: string;
  readonly category?: string;
}

/** A new backend with two members for each test; tests open devices on it. */
export function createKataFixture() {
  let browser: Browser;
  let backend: TestBackend;
  const devices: Device[] = [];
  const ids = new Map<string, string>();

  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    backend = await startTestBackend({ dist: inject('dist') });
    await backend.setNow(NOW);
    for (const person of [hanako, taro]) {
      ids.set(person.email, (await backend.signUpConfirmed(person.email, person.password, person.username)).userId);
    }
  });
  afterEach(async () => {
    for (const device of devices.splice(0)) {
      expect(device.errors()).toEqual([]);
      await device.close();
    }
    await backend.close();
  });

  return {
    sql: <Row extends object>(query: string, params?: readonly unknown[]) => backend.sql<Row>(query, params),
    hanakoId: () => ids.get(hanako.email),
    taroId: () => ids.get(taro.email),

    /** Opens the kata screen on a new device of hanako. */
    async open(search = ''): Promise<Device> {
      const device = await openDevice(browser, { url: backend.url, clock: NOW });
      devices.push(device);
      await logIn(device.page, hanako);
      await dismissAnnouncement(device.page);
      await device.page.goto(`/kata-training${search}`);
      await device.page.getByRole('tab', { name: '登録' }).waitFor();
      return device;
    },

    /** Inserts kata of taro on the server. */
    async addShared(...rows: readonly Texts[]) {
      for (const { zou, ishiki, name = null, category = null } of rows) {
        await backend.sql(
          `insert into public.kata_forms (user_id, id, zou, ishiki, name, category)
           values ($1, gen_random_uuid(), $2, $3, $4, $5)`,
          [ids.get(taro.email), zou, ishiki, name, category],
        );
      }
    },

    async publishLibrary() {
      await backend.sql(`select private.store_snapshot('shared_kata', private.build_shared_kata())`);
    },

    /** Hanako's kata on the server. */
    kataOnServer: () =>
      backend.sql<Record<string, unknown>>(
        `select name, category, zou, ishiki, is_copied, deleted, copy_count
         from public.kata_forms where user_id = $1 order by created_at`,
        [ids.get(hanako.email)],
      ),
  };
}

/** Fills in the form. */
export async function fill(page: Page, { zou, ishiki, name = '', category = '' }: Texts) {
  await page.getByLabel('象', { exact: true }).fill(zou);
  await page.getByLabel('意識', { exact: true }).fill(ishiki);
  await page.getByLabel('名前', { exact: true }).fill(name);
  await page.getByLabel('カテゴリ', { exact: true }).fill(category);
}

/** Registers a kata through the form. */
export async function register(page: Page, texts: Texts) {
  await page.getByRole('tab', { name: '登録' }).click();
  await fill(page, texts);
  await page.getByRole('button', { name: '型を登録する' }).click();
  await expect.poll(() => page.getByLabel('象', { exact: true }).inputValue()).toBe('');
}

/** Opens one of the two lists. */
export async function openList(page: Page, view: '自分の型' | 'みんなの型' = '自分の型') {
  await page.getByRole('tab', { name: '一覧' }).click();
  await page.getByRole('button', { name: view, exact: true }).click();
}

/** The cards that contain a text. */
export function card(page: Page, text: string) {
  return page.getByRole('article').filter({ hasText: text });
}

/** Waits until everything is on the server. */
export async function synced(page: Page) {
  await expect.poll(() => pill(page).textContent(), { timeout: 20_000 }).toBe('同期済み');
}

/** Triggers a sync now instead of at the next poll. */
export async function sync(page: Page) {
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await synced(page);
}
