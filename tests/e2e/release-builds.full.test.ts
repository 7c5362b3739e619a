import { mkdtempSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { ROW_SCHEMA } from '../../sync/model/row-schema.ts';
import { packBuild, unpackBuild } from '../releases/build-archive.ts';
import { folderOf, releases } from '../releases/fixtures.ts';
import { migrateToNext } from '../releases/next/next-migration.ts';
import { startTestBackend, type TestBackend } from '../support/backend/backend.ts';
import { createSwitchedSite } from '../support/backend/switched-site.ts';
import { waitForOffline } from '../support/browser/browser.ts';
import { synced } from '../support/browser/journeys.ts';
import { buildDist, type Deploy } from '../support/run/build-dist.ts';
import { test as base } from '../support/test.ts';

interface BuildPair {
  readonly older: string;
  /** Returns a new folder with the older build; `dist` is that of this checkout. */
  readonly unpack: (dist: string) => string;
  readonly newer: Deploy;
  readonly hasNewerSchema: boolean;
  /** Makes a server of this checkout one of the newer build. */
  readonly migrate: (backend: TestBackend) => Promise<void>;
}

/** The last recorded release with this checkout, and this checkout with the next release. */
const pairs: readonly BuildPair[] = [
  ...releases.slice(-1).map(
    (schema): BuildPair => ({
      older: `release ${schema}`,
      unpack: () => unpackBuild(folderOf(schema)),
      newer: 'next',
      hasNewerSchema: schema < ROW_SCHEMA,
      migrate: async () => undefined,
    }),
  ),
  { older: 'this checkout', unpack: unpackRecorded, newer: 'release', hasNewerSchema: true, migrate: migrateToNext },
];

/** Packs a build as `npm run record-release` does, and unpacks it. */
function unpackRecorded(dist: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'keiko-release-'));
  packBuild(dist, folder);
  const recorded = unpackBuild(folder);
  rmSync(folder, { recursive: true });
  return recorded;
}

/** Loads the deployed build, whichever worker serves the page now. */
async function update(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    while (registration.waiting === null) await new Promise((resolve) => setTimeout(resolve, 50));
  });
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: '更新する' }).click();
  await loaded;
}

async function saveBio(page: Page, text: string): Promise<void> {
  await page.goto('/profile-edit');
  await page.getByLabel('自己紹介').fill(text);
  await page.getByRole('button', { name: '保存する' }).click();
  await page.waitForURL('/profile');
}

// A fixture with the scope of a file cannot be defined in a describe block.
for (const { older, unpack, newer, hasNewerSchema, migrate } of pairs) {
  const test = base
    .extend('builds', { scope: 'file' }, async ({ dist }, { onCleanup }) => {
      const builds = { older: unpack(dist), newer: await buildDist(newer) };
      onCleanup(async () => {
        for (const folder of Object.values(builds)) await rm(folder, { recursive: true, force: true });
      });
      return builds;
    })
    .extend('site', { scope: 'file' }, async ({ builds }, { onCleanup }) => {
      const site = await createSwitchedSite(builds.older);
      onCleanup(() => site.remove());
      return site;
    })
    .extend('backend', { scope: 'file' }, async ({ site, now }, { onCleanup }) => {
      const backend = await startTestBackend({ dist: site.folder });
      onCleanup(() => backend.close());
      await backend.setNow(now);
      await migrate(backend);
      return backend;
    });

  describe(`the build of ${older}`, () => {
    test.beforeAll(({ builds }) => builds, 180_000);

    test('works with the newer server, and its data with the newer build and again with itself', async ({
      sql,
      member,
      builds,
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

      await site.deploy(builds.newer);
      await update(page);
      await page.getByText('前の版で書いて、まだ送っていない自己紹介').waitFor();
      await context.unroute('**/rpc/sync_exchange');
      await synced(page);
      expect(await bio()).toEqual([{ bio: '前の版で書いて、まだ送っていない自己紹介' }]);

      await site.deploy(builds.older);
      await update(page);
      if (hasNewerSchema) await page.getByRole('heading', { name: 'アプリの更新が必要です' }).waitFor();
      else await page.getByText('前の版で書いて、まだ送っていない自己紹介').waitFor();
    });
  });
}
