import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import type { TestBackend } from '../support/backend/backend.ts';
import { follow, pill, synced } from '../support/browser/journeys.ts';
import { openList } from '../support/fixtures/kata.ts';
import { test as base } from '../support/test.ts';

/** What a Japanese phone plan gives once its volume is spent: 128 kbit/s. */
const SLOW = { offline: false, latency: 300, downloadThroughput: 16_000, uploadThroughput: 16_000 };

const test = base.extend('slowDevice', async ({ openSignedIn }) => {
  // Without a service worker, whose requests the page's conditions would not slow down.
  const device = await openSignedIn({
    prepare: (page) => page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')),
  });
  const session = await device.context.newCDPSession(device.page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW);
  return device;
});

/** Resolves to the milliseconds until a change of the profile has been synced. */
async function timeOwnChange(page: Page, bio: string): Promise<number> {
  await page.getByRole('link', { name: 'プロフィール', exact: true }).click();
  await follow(page, '編集');
  await page.getByLabel('自己紹介').fill(bio);
  const start = Date.now();
  await page.getByRole('button', { name: '保存' }).click();
  await pill(page)
    .filter({ hasNotText: /^同期済み$/ })
    .waitFor();
  await synced(page);
  return Date.now() - start;
}

/** Resolves to the milliseconds that the next download of the shared list takes. */
async function timeSharedList(page: Page): Promise<number> {
  const request = await page.waitForEvent('requestfinished', {
    predicate: (finished) => finished.url().includes('/rpc/read_published_content?name=shared_kata'),
    timeout: 100_000,
  });
  return Math.round(request.timing().responseEnd);
}

/** Fills the shared list to its limits: one account with 300 kata, and sixty with two of the largest that are listed. */
async function poisonSharedList({ sql }: TestBackend): Promise<number> {
  await sql(
    `insert into auth.users (id, email) select gen_random_uuid(), 'attacker' || n || '@example.com'
     from generate_series(0, 60) as n`,
  );
  await sql(
    `insert into public.kata_forms (user_id, id, name, zou, ishiki, copy_count)
     select id, gen_random_uuid(), '!' || n, left($1, case email when 'attacker0@example.com' then 2000 else 1000 end), '!', 300
     from auth.users, generate_series(1, case email when 'attacker0@example.com' then 300 else 2 end) as n
     where email like 'attacker%'`,
    ['\u{2A6A5}'.repeat(2000)],
  );
  await sql(`update public.published_content set built_at = '-infinity'`);
  await sql('select private.refresh_shared_kata()');
  const [list] = await sql<{ bytes: number }>(
    `select octet_length(body::text) as bytes from public.published_content where name = 'shared_kata'`,
  );
  return list?.bytes ?? 0;
}

describe('a member on a line of 128 kbit/s', () => {
  test('syncs own changes while accounts make the shared list as large as they can', async ({
    annotate,
    backend,
    slowDevice,
  }) => {
    const { page } = slowDevice;
    const bytes = await poisonSharedList(backend);
    expect(bytes).toBeGreaterThan(100 * 1024);
    expect(bytes).toBeLessThanOrEqual(128 * 1024);
    const listArrives = timeSharedList(page);
    const first = await timeOwnChange(page, '朝の十分');
    const second = await timeOwnChange(page, '夜の十分');
    const list = await listArrives;
    await annotate(`own changes synced after ${first} ms and ${second} ms, the list of ${bytes} bytes took ${list} ms`);
    // Some tenth each; a change that waits for the list takes longer than the list.
    expect(first / list).toBeLessThan(0.5);
    expect(second / list).toBeLessThan(0.5);
    expect(await backend.sql('select bio from public.users where bio is not null')).toEqual([{ bio: '夜の十分' }]);
    await page.getByRole('link', { name: '稽古', exact: true }).click();
    await page.locator('a[href="/kata-training"]:visible').first().click();
    await openList(page, 'みんなの型');
    await page.getByText('!1').first().waitFor();
  });
});
