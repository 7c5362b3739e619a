import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright';
import { paths } from '../../../src/paths.ts';
import { fillMember } from '../../../supabase/embedded/seed/fill-member.ts';
import { generateMember } from '../../../supabase/embedded/seed/member-rows.ts';
import { dayAt } from '../../../sync/model/day/day.ts';
import { buildApp } from '../../bench/build.ts';
import { startTestBackend, type TestBackend } from '../backend/backend.ts';
import { launchBrowser } from '../browser/browser.ts';
import { confirmAnnouncements } from '../browser/journeys.ts';
import type { EngineName } from '../engines/engine.ts';
import { createEnginePage, type EnginePage } from '../engines/engine-page.ts';
import { createHookedSite } from '../engines/hooked-site.ts';
import { logIn, synced, waitUntilLoaded } from '../engines/journeys.ts';
import { installedEngines, launchEngine } from '../engines/launch-engine.ts';

const screens = [
  { name: 'home', path: paths.home },
  { name: 'practices', path: paths.practices },
  { name: 'jisho', path: paths.practice('jisho') },
  { name: 'ryue', path: paths.practice('ryue') },
  { name: 'streak', path: paths.streak },
  { name: 'history', path: paths.history },
  { name: 'kata', path: paths.kata },
  { name: 'brain-speed', path: paths.brainSpeed },
  { name: 'profile-edit', path: paths.profileEdit },
  { name: 'notifications', path: paths.notifications },
] as const;

const schemes = ['light', 'dark'] as const;
const HANAKO = { email: 'hanako@keiko.example', password: 'keiko-demo' };
/** Width of one picture on a sheet, in pixels. */
const COLUMN = 320;
const PAUSE_MS = 500;
/** A screen may also move for ever. */
const MAX_TRIES = 6;

interface Picture {
  readonly title: string;
  readonly png: Buffer;
}

/**
 * `npm run pictures:engines [-- FOLDER]`: photographs ten screens in every engine, light and dark, and puts those of a
 * screen side by side.
 */
async function compareEngines(folder: string): Promise<void> {
  const { dist } = await buildApp();
  const site = await createHookedSite(dist);
  const backend = await startTestBackend({ dist: site.folder });
  const browser = await launchBrowser();
  try {
    const { userId } = await backend.signUpConfirmed(HANAKO.email, HANAKO.password, '花子');
    const server = { url: backend.url, secretKey: backend.keys.secretKey };
    await fillMember(server, userId, generateMember(7, dayAt(Date.now())));
    const pictures = new Map<string, Picture[]>(screens.map(({ name }) => [name, []]));
    for (const scheme of schemes)
      for (const engine of installedEngines) await photograph(backend, engine, scheme, pictures);
    await mkdir(folder, { recursive: true });
    for (const [name, taken] of pictures) await writeFile(join(folder, `${name}.png`), await drawSheet(browser, taken));
    process.stdout.write(`${pictures.size} sheets in ${folder}\n`);
  } finally {
    await browser.close();
    await backend.close();
    await site.remove();
    await rm(dist, { recursive: true });
  }
}

async function photograph(
  backend: TestBackend,
  engine: EngineName,
  scheme: (typeof schemes)[number],
  pictures: ReadonlyMap<string, Picture[]>,
): Promise<void> {
  const engineBrowser = await launchEngine(engine, { isDark: scheme === 'dark' });
  const device = await engineBrowser.openDevice({ url: backend.url });
  const page = createEnginePage(await device.openTab(), backend.url);
  await confirmAnnouncements(backend, HANAKO.email);
  await logIn(page, HANAKO);
  await synced(page);
  for (const { name, path } of screens) {
    await page.goto(path);
    await waitUntilLoaded(page);
    await synced(page);
    pictures.get(name)?.push({ title: `${engine}, ${scheme}`, png: await takePicture(page) });
  }
  await device.close();
  await engineBrowser.close();
}

/** Takes the first picture that equals the one before it: lists and bars may still be on their way to the screen. */
async function takePicture(page: EnginePage): Promise<Buffer> {
  let last = await page.screenshot();
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    const next = await page.screenshot();
    if (next.equals(last)) return next;
    last = next;
  }
  return last;
}

async function drawSheet(browser: Browser, pictures: readonly Picture[]): Promise<Buffer> {
  const sheet = await browser.newPage({ viewport: { width: COLUMN * pictures.length, height: 100 } });
  const figures = pictures.map(
    ({ title, png }) =>
      `<figure><figcaption>${title}</figcaption><img src="data:image/png;base64,${png.toString('base64')}"></figure>`,
  );
  await sheet.setContent(`<style>
    body { margin: 0; display: flex; font: 14px sans-serif }
    figure { margin: 0; padding: 4px; inline-size: ${COLUMN - 8}px }
    img { display: block; inline-size: 100% }
  </style>${figures.join('')}`);
  const png = await sheet.screenshot({ fullPage: true });
  await sheet.close();
  return png;
}

await compareEngines(resolve(process.argv[2] ?? 'pictures'));
