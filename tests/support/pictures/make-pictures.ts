import { mkdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright';
import { dayAt } from '../../../sync/model/day/day.ts';
import { buildApp } from '../../bench/build.ts';
import { startTestBackend, type TestBackend } from '../backend/backend.ts';
import { type Device, type DeviceOptions, launchBrowser, openDevice } from '../browser/browser.ts';
import { confirmAnnouncements, logIn, pill } from '../browser/journeys.ts';
import { fillMember } from '../seed/fill-member.ts';
import { generateMember } from '../seed/member-rows.ts';
import { darkScreenshots, narrowScreenshots, type Screenshot, wideScreenshots } from './screenshots.ts';
import { drawShortcutIcons } from './shortcut-icons.ts';

/** Saturday, 7:04 in Tokyo. */
const NOW = '2026-11-20T22:04:00Z';
const HANAKO = { email: 'hanako@keiko.example', password: 'keiko-demo' };

const PHONE = { viewport: { width: 392, height: 848 }, pixelRatio: 1.5 };

const publicFolder = (path: string) => fileURLToPath(new URL(`../../../public/${path}`, import.meta.url));

/**
 * `npm run pictures`: regenerates the screenshots of the manifest and the README and the shortcut icons from the current app. Run it, and check
 * the results, when one of these screens has changed.
 */
async function makePictures(): Promise<void> {
  const { dist } = await buildApp();
  const backend = await startTestBackend({ dist });
  const browser = await launchBrowser();
  try {
    await backend.setNow(NOW);
    const { userId } = await backend.signUpConfirmed(HANAKO.email, HANAKO.password, '花子');
    await fillMember(
      { url: backend.url, secretKey: backend.keys.secretKey },
      userId,
      generateMember(7, dayAt(Date.parse(NOW))),
    );
    for (const folder of ['screenshots', 'shortcuts']) await mkdir(publicFolder(folder), { recursive: true });
    const phone = await openSignedIn(browser, backend, PHONE);
    await takeScreenshots(phone, narrowScreenshots);
    await drawShortcutIcons(phone.page, publicFolder('shortcuts'));
    await phone.close();
    const darkPhone = await openSignedIn(browser, backend, { ...PHONE, dark: true });
    await takeScreenshots(darkPhone, darkScreenshots);
    await darkPhone.close();
    const desk = await openSignedIn(browser, backend, { viewport: { width: 1280, height: 800 }, pixelRatio: 1 });
    await takeScreenshots(desk, wideScreenshots);
    await desk.close();
  } finally {
    await browser.close();
    await backend.close();
    await rm(dist, { recursive: true });
  }
}

async function openSignedIn(
  browser: Browser,
  backend: TestBackend,
  screen: Pick<DeviceOptions, 'viewport' | 'pixelRatio' | 'dark'>,
) {
  const device = await openDevice(browser, { url: backend.url, clock: NOW, ...screen });
  await confirmAnnouncements(backend, HANAKO.email);
  await logIn(device.page, HANAKO);
  await pill(device.page).filter({ hasText: '同期済み' }).waitFor();
  return device;
}

async function takeScreenshots({ page }: Device, screenshots: readonly Screenshot[]): Promise<void> {
  for (const { file, path, words } of screenshots) {
    await page.goto(path);
    await page.getByText(words).first().waitFor();
    // The first paint may come from the home cache; wait for the live screen.
    await page.waitForTimeout(1000);
    await page.getByText('読み込み中').waitFor({ state: 'detached' });
    await pill(page).filter({ hasText: '同期済み' }).waitFor();
    await page.screenshot({ path: publicFolder(`screenshots/${file}`), animations: 'disabled' });
  }
}

await makePictures();
