import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { dayAt } from '../../sync/model/day/day.ts';
import { guestAddresses, memberAddresses, openAddresses } from '../support/browser/every-route.ts';
import { goOffline } from '../support/browser/journeys.ts';
import { findHiddenTabStops, findVisitIssues, waitUntilLoaded } from '../support/browser/screen-visit.ts';
import { fillMember } from '../support/seed/fill-member.ts';
import { generateMember } from '../support/seed/member-rows.ts';
import { test as base } from '../support/test.ts';

const LONG = '寿限無寿限無五劫の擦り切れ海砂利水魚の水行末雲来末風来末'.repeat(4);
const UNBROKEN = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerk'.repeat(2);
/** Screens that need the server and must show that they are offline. */
const ONLINE_ONLY = ['/admin', '/login', '/profile/password', '/register', '/reset-password'];

const test = base
  /** Three offline devices: of a member with five years of records, of a new member, and without a session. */
  .extend('devices', { scope: 'file' }, async ({ backend, sql, now, signUp, openShared }) => {
    const [fullMember, emptyMember] = [await signUp(LONG), await signUp('太郎')];
    const rows = generateMember(1, dayAt(Date.parse(now)));
    await fillMember({ url: backend.url, secretKey: backend.keys.secretKey }, fullMember.userId, rows);
    await sql(
      `insert into public.kata_forms (id, user_id, zou, ishiki, name, category)
       values (gen_random_uuid(), $1, $2, $3, $3, $3)`,
      [fullMember.userId, LONG, UNBROKEN.slice(0, 100)],
    );
    await sql(
      `insert into public.notes (id, user_id, text, day, written_at, about, question)
       select gen_random_uuid(), $1, text, '2026-11-20', '2026-11-20T02:00Z', 'jutsu', $2
       from unnest(array[$2, $3, repeat($2, 8)]) as text`,
      [fullMember.userId, LONG.slice(0, 200), UNBROKEN],
    );
    const [full, empty, guest] = await Promise.all([openShared(fullMember), openShared(emptyMember), openShared(null)]);
    await guest.page.goto('/login');
    for (const device of [full, empty, guest]) {
      await goOffline(device);
      await device.page.emulateMedia({ reducedMotion: 'reduce' });
    }
    return { full, empty, guest };
  });

/** Opens the devices, which takes longer than a test may. */
test.beforeAll(({ devices }) => devices, 240_000);

const pathOf = (address: string) => new URL(address, 'http://keiko').pathname;

type Check = (page: Page, address: string) => Promise<readonly string[]>;

/** Cold starts each address. Returns the issues by address, including those of further checks. */
async function visitAll(page: Page, addresses: readonly string[], ...checks: readonly Check[]) {
  const issuesOf: Record<string, readonly string[]> = {};
  for (const address of addresses) {
    const issues = [...(await findVisitIssues(page, address))];
    for (const check of checks) issues.push(...(await check(page, address)));
    if (pathOf(page.url()) !== pathOf(address)) issues.push(`went to ${page.url()}`);
    if (issues.length > 0) issuesOf[address] = issues;
  }
  return issuesOf;
}

/** A screen that needs the server shows that it is offline. */
const checkOfflineNotice: Check = async (page, address) =>
  ONLINE_ONLY.includes(address) && (await page.getByText(/オフライン/).count()) === 0
    ? ['does not show that it is offline']
    : [];

describe('every screen, from a cold start at its own address without a network', () => {
  test('has no issues for a member of five years', { timeout: 400_000 }, async ({ devices }) => {
    expect(await visitAll(devices.full.page, memberAddresses, findHiddenTabStops, checkOfflineNotice)).toEqual({});
  });

  test('has no issues for a new member', { timeout: 400_000 }, async ({ devices }) => {
    expect(await visitAll(devices.empty.page, memberAddresses)).toEqual({});
  });

  test('has no issues for a guest, or redirects to the login', { timeout: 400_000 }, async ({ devices }) => {
    const { page } = devices.guest;
    const formScreens = guestAddresses.filter((address) => address !== '/auth/callback');
    expect(await visitAll(page, formScreens, findHiddenTabStops, checkOfflineNotice)).toEqual({});
    expect(await visitAll(page, [...openAddresses, '/no/such/place'])).toEqual({});
    const isClosed = (path: string) => ![...openAddresses, '/no/such/place'].includes(path);
    const opened: string[] = [];
    for (const address of memberAddresses.filter((each) => isClosed(pathOf(each)))) {
      await navigate(page, address);
      await page.waitForURL('**/login', { timeout: 5000 }).catch(() => opened.push(address));
    }
    expect(opened).toEqual([]);
  });
});

describe('the caches', () => {
  test('contain only the app, no responses of the backend', async ({ devices }) => {
    const stored = await devices.full.page.evaluate(async () => {
      const cached = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return cached.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(stored.length).toBeGreaterThan(50);
    expect(stored.filter((path) => /^\/(rest|auth|functions|realtime|__mail)/.test(path))).toEqual([]);
  });
});

describe('a change of screen', () => {
  test('updates the document title and moves the focus to the heading', { timeout: 120_000 }, async ({ devices }) => {
    const { page } = devices.full;
    await page.goto('/no/such/place');
    await waitUntilLoaded(page);
    const lost: string[] = [];
    // Switching a tab is not a change of screen.
    for (const address of memberAddresses.filter((each) => !each.includes('?tab='))) {
      await navigate(page, address);
      const hasMoved = () => document.activeElement?.tagName === 'H1' && document.title.endsWith(' | 稽古');
      await page.waitForFunction(hasMoved, null, { timeout: 10_000 }).catch(() => lost.push(address));
    }
    expect(lost).toEqual([]);
  });
});

/** Navigates without reloading the app, like a link. */
async function navigate(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const idx = history.length;
    history.pushState({ idx, key: `walk-${idx}-${to}`, usr: null }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);
}
