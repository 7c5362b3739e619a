import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, describe, expect } from 'vitest';
import { ROW_SCHEMA } from '../../sync/protocol/sync-exchange.ts';
import { pathOf, releases } from '../releases/fixtures.ts';
import { startTestBackend } from '../support/backend/backend.ts';
import { createSwitchedSite } from '../support/backend/switched-site.ts';
import { waitForOffline } from '../support/browser/browser.ts';
import { synced } from '../support/browser/journeys.ts';
import { buildDist } from '../support/run/build-dist.ts';
import { test as base } from '../support/test.ts';

const last = Math.max(...releases);

/** The recorded build of the last release. */
const recorded = mkdtempSync(join(tmpdir(), 'keiko-release-'));
execFileSync('tar', ['-xzf', pathOf(last, 'build.tar.gz'), '-C', recorded]);
afterAll(() => rmSync(recorded, { recursive: true, force: true }));

const test = base
  /** A build of this checkout whose files differ from the recorded one's. */
  .extend('next', { scope: 'file' }, async ({ dist }, { onCleanup }) => {
    const next = await buildDist('next');
    onCleanup(() => rm(next, { recursive: true, force: true }));
    return { dist: next, replaces: dist };
  })
  .extend('site', { scope: 'file' }, async ({ next }, { onCleanup }) => {
    const site = await createSwitchedSite(recorded);
    onCleanup(() => site.remove());
    return { ...site, next: next.dist };
  })
  .extend('backend', { scope: 'file' }, async ({ site, now }, { onCleanup }) => {
    const backend = await startTestBackend({ dist: site.folder });
    onCleanup(() => backend.close());
    await backend.setNow(now);
    return backend;
  });

/** Loads the deployed build, whichever worker serves the page now. */
async function update(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    while (registration.waiting === null) await new Promise((resolve) => setTimeout(resolve, 50));
  });
  await page.getByRole('button', { name: '更新する' }).click();
  await page.waitForEvent('load');
}

async function saveBio(page: Page, text: string): Promise<void> {
  await page.goto('/profile-edit');
  await page.getByLabel('自己紹介').fill(text);
  await page.getByRole('button', { name: '保存する' }).click();
  await page.waitForURL('/profile');
}

test.beforeAll(({ next }) => next, 180_000);

describe(`the build of release ${last}`, () => {
  test('works with this server, and its data with this build and again with itself', async ({
    sql,
    member,
    site,
    device,
  }) => {
    const bio = () => sql('select bio from public.users where id = $1', [member.userId]);
    const { page, context } = device;
    await saveBio(page, '前の版で書いた自己紹介');
    await synced(page);
    expect(await bio()).toEqual([{ bio: '前の版で書いた自己紹介' }]);
    await waitForOffline(page);
    await context.route('**/rpc/sync_exchange', (route) => route.abort());
    await saveBio(page, '前の版で書いて、まだ送っていない自己紹介');

    await site.deploy(site.next);
    await update(page);
    await page.getByText('前の版で書いて、まだ送っていない自己紹介').waitFor();
    await context.unroute('**/rpc/sync_exchange');
    await synced(page);
    expect(await bio()).toEqual([{ bio: '前の版で書いて、まだ送っていない自己紹介' }]);

    await site.deploy(recorded);
    await update(page);
    if (last < ROW_SCHEMA) await page.getByRole('heading', { name: 'アプリの更新が必要です' }).waitFor();
    else await page.getByText('前の版で書いて、まだ送っていない自己紹介').waitFor();
  });
});
