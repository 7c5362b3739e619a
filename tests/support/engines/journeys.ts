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

/** Closes the announcement, which opens after the login has been recorded, and is then confirmed on all devices. */
export async function dismissAnnouncement(page: EnginePage): Promise<void> {
  await page.getByRole('button', { name: '確認しました' }).click();
  await page.getByRole('dialog').waitForGone();
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
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    while (registration.active?.state !== 'activated') await new Promise((resolve) => setTimeout(resolve, 50));
  });
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
  await page.getByRole('button', { name: '稽古完了' }).click();
  await page.getByRole('heading', { name: '十七の稽古' }).waitFor();
}
