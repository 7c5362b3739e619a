import type { Page } from 'playwright';
import type { TestBackend } from './backend.ts';

export interface Person {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/** Registers on the screen as a new member does, up to the message that a mail was sent. */
export async function register(page: Page, person: Person): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('ユーザー名', { exact: true }).fill(person.username);
  await page.getByLabel('メールアドレス', { exact: true }).fill(person.email);
  await page.getByLabel('パスワード', { exact: true }).fill(person.password);
  await page.getByLabel('パスワード（確認）', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: '登録する' }).click();
}

/** The address in the newest mail to `email`. */
export function mailedLink(backend: TestBackend, email: string): string {
  const mail = backend.mails().find(({ to }) => to === email);
  const link = /https?:\S+/.exec(mail?.text ?? '')?.[0];
  if (link === undefined) throw new Error(`Cannot find a link in the mails to "${email}"`);
  return link;
}

/** Signs in on the login screen and waits for the home screen. */
export async function logIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('ユーザー名またはメールアドレス').fill(email);
  await page.getByLabel('パスワード', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await page.waitForURL('/');
}

/** Closes the day's announcement, which opens once the login has been recorded. */
export async function dismissAnnouncement(page: Page): Promise<void> {
  await page.getByRole('button', { name: '確認しました' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** The home screen's numbers by their labels. */
export async function homeNumbers(page: Page): Promise<Readonly<Record<string, string>>> {
  const entries = await page.locator('main dl > div, main dl:has(> dt)').evaluateAll((groups) =>
    groups.flatMap((group) => {
      const label = group.querySelector('dt')?.textContent ?? '';
      const value = /\d+/.exec(group.querySelector('dd')?.textContent?.replace(/復/g, '') ?? '')?.[0];
      return value === undefined ? [] : [[label, value] as const];
    }),
  );
  return Object.fromEntries(entries);
}

/** What the sync pill says. */
export function pill(page: Page) {
  return page.getByRole('status');
}
