import type { Page } from 'playwright';
import type { TestBackend } from '../backend/backend.ts';

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

/** Signs in on the login screen and waits for the home screen. */
export async function logIn(page: Page, { email, password }: Pick<Credentials, 'email' | 'password'>): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('ユーザー名またはメールアドレス').fill(email);
  await page.getByLabel('パスワード', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await page.waitForURL('/');
}

/** Closes the daily announcement, which opens after the login has been recorded. */
export async function dismissAnnouncement(page: Page): Promise<void> {
  await page.getByRole('button', { name: '確認しました' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
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
export function pill(page: Page) {
  return page.getByRole('status');
}
