import { expect } from 'vitest';
import { startTestBackend } from '../backend/backend.ts';
import { confirmAnnouncements, loginRecorded } from '../browser/journeys.ts';
import { test as base, type Member } from '../test.ts';
import type { EngineBrowser, EngineDevice, EngineName, LaunchOptions } from './engine.ts';
import { createEnginePage, type EnginePage } from './engine-page.ts';
import { createHookedSite } from './hooked-site.ts';
import { logIn, synced } from './journeys.ts';
import { launchEngine } from './launch-engine.ts';

export interface Phone {
  readonly page: EnginePage;
  /** Opens another window with the same storage. */
  readonly openPage: () => Promise<EnginePage>;
  readonly takeErrors: EngineDevice['takeErrors'];
}

/**
 * The test function of journeys in all engines. A block for one engine sets it with `test.override('engine', …)`.
 * `openPhone` opens a device without a session, `openSignedInPhone` one with the member of the test signed in and synced.
 * One browser at a time serves a file, and errors of a page fail the test.
 */
export const test = base
  .extend('engine', (): EngineName => 'chromium')
  .extend('launchOptions', (): LaunchOptions => ({}))
  // Only Chromium has a clock that tests can set.
  .extend('now', { scope: 'file' }, () => new Date().toISOString())
  /** The app with a script that records errors. What a test adds to it is removed after that test. */
  .extend('site', { scope: 'file' }, async ({ dist }, { onCleanup }) => {
    const site = await createHookedSite(dist);
    onCleanup(() => site.remove());
    return site;
  })
  .extend('resetSite', { auto: true }, ({ site }, { onCleanup }) => {
    onCleanup(() => site.reset());
    return null;
  })
  .extend('backend', { scope: 'file' }, async ({ site, now }, { onCleanup }) => {
    const backend = await startTestBackend({ dist: site.folder });
    onCleanup(() => backend.close());
    await backend.setNow(now);
    return backend;
  })
  .extend('openDevice', { scope: 'file' }, ({ backend }, { onCleanup }) => {
    let open: { readonly key: string; readonly browser: EngineBrowser } | null = null;
    onCleanup(() => open?.browser.close());
    return async (engine: EngineName, options: LaunchOptions): Promise<EngineDevice> => {
      const key = JSON.stringify([engine, options]);
      if (open?.key !== key) {
        await open?.browser.close();
        open = { key, browser: await launchEngine(engine, options) };
      }
      return open.browser.openDevice({ url: backend.url });
    };
  })
  .extend('openPhone', async ({ engine, launchOptions, openDevice, backend, now }, { onCleanup }) => {
    const devices: EngineDevice[] = [];
    onCleanup(async () => {
      await backend.resume();
      await closeDevices(devices);
    });
    await backend.setNow(now);
    return async (): Promise<Phone> => {
      const device = await openDevice(engine, launchOptions);
      devices.push(device);
      const openPage = async () => createEnginePage(await device.openTab(), backend.url);
      return { page: await openPage(), openPage, takeErrors: device.takeErrors };
    };
  })
  .extend(
    'openSignedInPhone',
    ({ backend, openPhone, member }) =>
      async (as: Pick<Member, 'email' | 'password'> = member) => {
        const phone = await openPhone();
        await confirmAnnouncements(backend, as.email);
        await logIn(phone.page, as);
        await loginRecorded(backend, as.email);
        await synced(phone.page);
        return phone;
      },
  )
  .extend('phone', ({ openSignedInPhone }) => openSignedInPhone());

async function closeDevices(devices: readonly EngineDevice[]): Promise<void> {
  const errors: string[] = [];
  for (const device of devices) {
    errors.push(...(await device.takeErrors()));
    await device.close();
  }
  expect(errors).toEqual([]);
}
