import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { DOUBLE_TAP_MS } from '../browser/input-driver.ts';
import type { Credentials } from '../browser/journeys.ts';
import type { TextMatch } from './dom-queries.ts';
import type { EngineLocator, EnginePage } from './engine-page.ts';

/** Submits the registration form. */
export async function register(page: EnginePage, { username, email, password }: Credentials): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('ユーザー名').fill(username);
  await page.getByLabel('メールアドレス').fill(email);
  await page.getByLabel('パスワード').fill(password);
  await page.getByLabel('パスワード（確認）').fill(password);
  await page.getByRole('button', { name: '登録する' }).click();
}

/** Signs in on the login screen and waits for the home screen. */
export async function logIn(
  page: EnginePage,
  { email, password }: Pick<Credentials, 'email' | 'password'>,
): Promise<void> {
  await page.goto('/login');
  await page.getByLabel(/^ユーザー名またはメールアドレス/).fill(email);
  await page.getByLabel('パスワード').fill(password);
  await page.getByRole('button', { name: 'ログイン' }).click();
  await page.waitForPath('/');
}

/** The sync pill, showing a text. */
export const pill = (page: EnginePage, text: TextMatch): EngineLocator =>
  page.getByRole('status').filter({ hasText: text });

/** Waits until the sync pill shows that everything is synced. */
export async function synced(page: EnginePage): Promise<void> {
  await pill(page, '同期済み').waitFor({ timeout: 60_000 });
}

/** Writes the member's introduction. */
export async function writeBio(page: EnginePage, bio: string): Promise<void> {
  await page.getByLabel('自己紹介').fill(bio);
  await page.getByRole('button', { name: '保存する' }).click();
  await page.waitForPath('/profile');
}

/** The numbers of the home screen, by label. */
export function readHomeNumbers(page: EnginePage): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(() => {
    const groups = [...document.querySelectorAll('main dl > div, main dl:has(> dt)')];
    const entries = groups.flatMap((group) => {
      const label = group.querySelector('dt')?.textContent ?? '';
      const value = /\d+/.exec(group.querySelector('dd')?.textContent?.replace(/復/g, '') ?? '')?.[0];
      return value === undefined ? [] : [[label, value] as const];
    });
    return Object.fromEntries(entries);
  });
}

/** Waits until the service worker has stored the whole build, so that the app opens without the server. */
export async function waitForOffline(page: EnginePage): Promise<void> {
  // A promise that waits in the page is lost when the page is replaced. To a page that loads while the worker becomes active,
  // WebKit says 'activating' for ever: what counts there is that the worker controls the page.
  const readState = () =>
    navigator.serviceWorker.getRegistration().then((found) => {
      const isControlled = navigator.serviceWorker.controller !== null && found?.active !== null;
      return isControlled ? 'activated' : (found?.active?.state ?? 'none');
    });
  await expect.poll(() => page.evaluate(readState)).toBe('activated');
}

/** Waits until the screen has a title and has loaded its data. */
export async function waitUntilLoaded(page: EnginePage): Promise<void> {
  await page.locator('h1').nth(0).waitFor();
  await page.getByText(/読み込み中/).waitForGone();
}

/** Opens a drill from the list and plays it to its end, back on the list. */
export async function finishDrill(page: EnginePage): Promise<void> {
  await page.goto('/training');
  await page.getByRole('link', { name: /^十四ツ/ }).click();
  await page.getByRole('button', { name: '次の問題' }).click();
  await page.getByText(/2 問目/).waitFor();
  await pressButtons(page, '稽古完了', '稽古の一覧へ');
  await page.getByRole('heading', { name: '十七の稽古' }).waitFor();
}

/** Clicks, with enough time before it to never be the second half of a double click. */
export async function press(control: EngineLocator): Promise<void> {
  await sleep(DOUBLE_TAP_MS);
  await control.click();
}

/** Presses buttons, one after the other. */
export async function pressButtons(page: EnginePage, ...names: readonly string[]): Promise<void> {
  for (const name of names) await press(page.getByRole('button', { name }));
}

/** Ends a drill that goes on until the member stops. A line for the notebook may come before the list, where all is synced. */
export async function completeDrill(page: EnginePage, line?: string): Promise<void> {
  await pressButtons(page, '稽古完了');
  if (line !== undefined) await writeLine(page, line);
  await leaveDrill(page);
}

/** Leaves the end of a drill, and waits until the list shows and all is synced. */
export async function leaveDrill(page: EnginePage): Promise<void> {
  await pressButtons(page, '稽古の一覧へ');
  await page.getByRole('heading', { name: '十七の稽古' }).waitFor();
  await synced(page);
}

/** Writes a line for the notebook where a practice ends. */
export async function writeLine(page: EnginePage, text: string): Promise<void> {
  await page.getByLabel('ひとこと').fill(text);
  await pressButtons(page, '書きとめる');
  await page.locator('main').getByText('稽古帳に書きとめました').waitFor();
}

/** A whole paragraph. Its own text nodes do not hold it all: a number and its counter stand in an element of their own. */
export function findParagraph(page: EnginePage, text: string): EngineLocator {
  return page.locator('main p').filter({ hasText: text });
}

/** The one of several texts that the screen shows. */
export async function readShown<Item>(
  page: EnginePage,
  items: readonly Item[],
  textOf: (item: Item) => string,
): Promise<Item> {
  const main = (await page.locator('main').texts()).join('');
  const item = items.find((candidate) => main.includes(textOf(candidate)));
  if (item === undefined) throw new Error(`None of ${items.length} items is shown in "${main}"`);
  return item;
}
