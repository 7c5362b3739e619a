import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { fillMember } from '../../supabase/embedded/seed/fill-member.ts';
import { believableMember } from '../../supabase/embedded/seed/member-rows.ts';
import { tokyoDay } from '../../sync/rules/tokyo-clock.ts';
import { startTestBackend, type TestBackend } from '../support/backend.ts';
import { type Device, launchBrowser, openDevice, waitForOffline } from '../support/browser.ts';
import { guestAddresses, memberAddresses, openAddresses } from '../support/every-route.ts';
import { dismissAnnouncement, logIn, pill } from '../support/journeys.ts';
import { findHiddenTabStops, findVisitIssues, waitUntilLoaded } from '../support/screen-visit.ts';

const NOW = '2026-11-20T03:00:00Z';
const LONG = '寿限無寿限無五劫の擦り切れ海砂利水魚の水行末雲来末風来末'.repeat(4);
const UNBROKEN = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerk'.repeat(2);
/** Where nothing can be done without the server, and where that has to be said. */
const ONLINE_ONLY = ['/admin', '/login', '/register', '/reset-password'];

let browser: Browser;
let backend: TestBackend;
let full: Device;
let empty: Device;
let guest: Device;
const devices: Device[] = [];

beforeAll(async () => {
  browser = await launchBrowser();
  backend = await startTestBackend({ dist: inject('dist') });
  await backend.setNow(NOW);
  await signUp('empty@example.com', '太郎');
  const { userId } = await signUp('full@example.com', LONG);
  const rows = believableMember(1, tokyoDay(Date.parse(NOW)));
  await fillMember({ url: backend.url, secretKey: backend.keys.secretKey }, userId, rows);
  await backend.sql(
    `insert into public.kata_forms (id, user_id, zou, ishiki, name, category)
     values (gen_random_uuid(), $1, $2, $3, $3, $3)`,
    [userId, LONG, UNBROKEN.slice(0, 100)],
  );
  [full, empty, guest] = await Promise.all([openMember('full@example.com'), openMember('empty@example.com'), open()]);
  await guest.page.goto('/login');
  for (const { page, context } of devices) {
    await waitForOffline(page);
    await context.setOffline(true);
    await page.emulateMedia({ reducedMotion: 'reduce' });
  }
}, 240_000);

afterAll(async () => {
  await browser.close();
  await backend.close();
  expect(devices.flatMap((device) => device.errors())).toEqual([]);
});

const signUp = (email: string, name: string) => backend.signUpConfirmed(email, 'secret1', name);

async function open(): Promise<Device> {
  const device = await openDevice(browser, { url: backend.url, clock: NOW });
  devices.push(device);
  return device;
}

async function openMember(email: string): Promise<Device> {
  const device = await open();
  await logIn(device.page, { email, password: 'secret1' });
  await dismissAnnouncement(device.page);
  await pill(device.page).filter({ hasText: '同期済み' }).waitFor({ timeout: 120_000 });
  return device;
}

const pathOf = (address: string) => new URL(address, backend.url).pathname;

type Look = (page: Page, address: string) => Promise<readonly string[]>;

/** The faults of a cold start at each address, and what else a look finds there. */
async function walk(page: Page, addresses: readonly string[], ...looks: readonly Look[]) {
  const found: Record<string, readonly string[]> = {};
  for (const address of addresses) {
    const faults = [...(await findVisitIssues(page, address))];
    for (const look of looks) faults.push(...(await look(page, address)));
    if (pathOf(page.url()) !== pathOf(address)) faults.push(`went to ${page.url()}`);
    if (faults.length > 0) found[address] = faults;
  }
  return found;
}

/** Where nothing can be done without the server, the screen says so. */
const silence: Look = async (page, address) =>
  ONLINE_ONLY.includes(address) && (await page.getByText(/オフライン/).count()) === 0
    ? ['hides that it is offline']
    : [];

describe('every screen, from a cold start at its own address without a network', () => {
  test('is whole for a member of five years', { timeout: 400_000 }, async () => {
    expect(await walk(full.page, memberAddresses, findHiddenTabStops, silence)).toEqual({});
  });

  test('is whole for a member of today', { timeout: 400_000 }, async () => {
    expect(await walk(empty.page, memberAddresses)).toEqual({});
  });

  test('is whole for a visitor, or is the login', { timeout: 400_000 }, async () => {
    const { page } = guest;
    const entrance = guestAddresses.filter((address) => address !== '/auth/callback');
    expect(await walk(page, entrance, findHiddenTabStops, silence)).toEqual({});
    expect(await walk(page, [...openAddresses, '/no/such/place'])).toEqual({});
    const isClosed = (path: string) => ![...openAddresses, '/no/such/place'].includes(path);
    const opened: string[] = [];
    for (const address of memberAddresses.filter((each) => isClosed(pathOf(each)))) {
      await move(page, address);
      await page.waitForURL('**/login', { timeout: 5000 }).catch(() => opened.push(address));
    }
    expect(opened).toEqual([]);
  });
});

describe('what is stored for the time without a network', () => {
  test('is the app alone, never an answer of the backend', async () => {
    const stored = await full.page.evaluate(async () => {
      const held = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return held.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(stored.length).toBeGreaterThan(50);
    expect(stored.filter((path) => /^\/(rest|auth|functions|realtime|__mail)/.test(path))).toEqual([]);
  });
});

describe('a change of screen', () => {
  test('names the window anew and moves focus to the title', { timeout: 120_000 }, async () => {
    const { page } = full;
    await page.goto('/no/such/place');
    await waitUntilLoaded(page);
    const lost: string[] = [];
    // A tab of the same screen is no change of screen.
    for (const address of memberAddresses.filter((each) => !each.includes('?tab='))) {
      await move(page, address);
      const isLed = () => document.activeElement?.tagName === 'H1' && document.title.endsWith(' | 稽古');
      await page.waitForFunction(isLed, null, { timeout: 10_000 }).catch(() => lost.push(address));
    }
    expect(lost).toEqual([]);
  });
});

/** Changes the screen without loading the app anew, as a link does. */
async function move(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const idx = history.length;
    history.pushState({ idx, key: `walk-${idx}-${to}`, usr: null }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);
}
