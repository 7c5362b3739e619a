import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from 'playwright';
import type { TestBackend } from '../backend/backend.ts';
import { type Device, waitForOffline } from './browser.ts';

export interface Credentials {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/** Submits the registration form. */
export async function register(page: Page, credentials: Credentials): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('ユーザー名', { exact: true }).fill(credentials.username);
  await page.getByLabel('メールアドレス', { exact: true }).fill(credentials.email);
  await page.getByLabel('パスワード', { exact: true }).fill(credentials.password);
  await page.getByLabel('パスワード（確認）', { exact: true }).fill(credentials.password);
  await page.getByRole('button', { name: '登録する' }).click();
}

/** The link in the newest mail to `email`. */
export function findMailedLink(backend: TestBackend, email: string): string {
  const mail = backend.mails().find(({ to }) => to === email);
  const link = /https?:\S+/.exec(mail?.text ?? '')?.[0];
  if (link === undefined) throw new Error(`Cannot find a link in the mails to "${email}"`);
  return link;
}

/** Opens the newest link mailed to an address, which this browser does not expect, and taps the button. */
export async function acceptMailedLink(page: Page, backend: TestBackend, email: string, name: string): Promise<void> {
  await page.goto(findMailedLink(backend, email));
  await page.getByRole('button', { name }).click();
}

/** Opens the mailed link of a reset. */
export async function openReset(page: Page, backend: TestBackend, email: string): Promise<void> {
  await acceptMailedLink(page, backend, email, '再設定を続ける');
}

/** Begins without an account, and waits for the day to be recorded. */
export async function startAsGuest(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: '登録せずに始める' }).click();
  await page.waitForURL('/');
  while ((await readHomeNumbers(page)).総ログイン !== '1') await sleep(50);
}

/** Signs in on the login screen and waits for the home screen. */
export async function logIn(page: Page, { email, password }: Pick<Credentials, 'email' | 'password'>): Promise<void> {
  await tryLogIn(page, email, password);
  await page.waitForURL('/');
}

/** Fills in the login form and submits it, without waiting for the result. */
export async function tryLogIn(page: Page, login: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('ユーザー名またはメールアドレス').fill(login);
  await page.getByLabel('パスワード', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
}

/** Closes the announcement, which opens after the login has been recorded, and is then confirmed on all devices. */
export async function dismissAnnouncement(page: Page): Promise<void> {
  await page.getByRole('button', { name: '確認しました' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Lets the member have confirmed all announcements, so that none opens on a later day. */
export async function confirmAnnouncements({ sql }: Pick<TestBackend, 'sql'>, email: string): Promise<void> {
  await sql(
    `insert into public.member_settings (user_id, key, entries)
     select id, 'announcements', (select jsonb_object_agg(a.id, 1) from public.announcements a)
     from auth.users where email = $1 on conflict do nothing`,
    [email],
  );
}

/** Waits until today's login has reached the server. */
export async function loginRecorded({ sql }: Pick<TestBackend, 'sql'>, email: string): Promise<void> {
  const today = () =>
    sql(
      `select from public.login_records r join auth.users u on u.id = r.user_id
       where u.email = $1 and r.login_date = (private.now() at time zone 'Asia/Tokyo')::date`,
      [email],
    );
  for (let attempt = 0; (await today()).length === 0; attempt += 1) {
    if (attempt === 300) throw new Error(`The login of "${email}" does not reach the server`);
    await sleep(100);
  }
}

/** The numbers of the home screen, by label. */
export async function readHomeNumbers(page: Page): Promise<Readonly<Record<string, string>>> {
  const entries = await page.locator('main dl > div, main dl:has(> dt)').evaluateAll((groups) =>
    groups.flatMap((group) => {
      const label = group.querySelector('dt')?.textContent ?? '';
      const value = /\d+/.exec(group.querySelector('dd')?.textContent?.replace(/復/g, '') ?? '')?.[0];
      return value === undefined ? [] : [[label, value] as const];
    }),
  );
  return Object.fromEntries(entries);
}

/** The sync pill. */
export function pill(page: Page): Locator {
  return page.getByRole('status');
}

/** Waits until the sync pill shows that everything is synced. */
export async function synced(page: Page): Promise<void> {
  try {
    await pill(page)
      .filter({ hasText: /^同期済み$/ })
      .waitFor({ timeout: 60_000 });
  } catch (cause) {
    const shown = JSON.stringify(await pill(page).allTextContents());
    throw new Error(`Waiting for 同期済み at "${page.url()}", the pill shows ${shown}`, { cause });
  }
}

/**
 * Sets the clocks of the server and of a device with one page. The app is closed meanwhile: an exchange between the two
 * would store the difference as the offset of the device's clock.
 */
export async function moveClocks(
  { setNow }: Pick<TestBackend, 'setNow'>,
  { page, setClock }: Pick<Device, 'page' | 'setClock'>,
  iso: string,
): Promise<void> {
  await page.goto('about:blank');
  await setNow(iso);
  await setClock(iso);
}

/** Clicks links by name, one after the other, without reloading the app. */
export async function follow(page: Page, ...links: readonly string[]): Promise<void> {
  for (const name of links) await page.getByRole('link', { name }).click();
}

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** Goes offline once the app is cached. */
export async function goOffline({ page, context }: Device): Promise<void> {
  await waitForOffline(page);
  await context.setOffline(true);
}

/** Finishes a practice, and goes on from its end. */
export async function finish(page: Page, done = '稽古完了', leave = '稽古の一覧へ'): Promise<void> {
  await button(page, done).click();
  await button(page, leave).click();
}
