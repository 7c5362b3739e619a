import { describe, expect } from 'vitest';
import { dayAt } from '../../../sync/model/day/day.ts';
import { findMailedLink } from '../../support/browser/journeys.ts';
import type { EnginePage } from '../../support/engines/engine-page.ts';
import { test } from '../../support/engines/engine-test.ts';
import { logIn, pressButtons, readHomeNumbers, register, synced } from '../../support/engines/journeys.ts';
import { installedEngines } from '../../support/engines/launch-engine.ts';

const LESSON = '/training/tokushu/brain-speed';

/** Runs before the app: sets its clock back by the days that the page has stored, and removes what no iPhone has. */
function setClockBack(): void {
  Reflect.deleteProperty(globalThis, 'Temporal');
  const shift = Number(localStorage.getItem('test-days-ago') ?? 0) * 86_400_000;
  const Real = Date;
  window.Date = new Proxy(Real, {
    construct: (target, values: []) => (values.length > 0 ? new target(...values) : new target(Real.now() - shift)),
    get: (target, key) => (key === 'now' ? () => Real.now() - shift : Reflect.get(target, key)),
  });
}

/** Opens a path as so many days ago. */
async function open(page: EnginePage, path: string, daysAgo: number): Promise<void> {
  await page.evaluate((days) => localStorage.setItem('test-days-ago', `${days}`), daysAgo);
  await page.goto(path);
}

/** Begins without an account so many days ago. */
async function beginLocally(page: EnginePage, daysAgo: number): Promise<void> {
  await page.goto('/login');
  await open(page, '/login', daysAgo);
  await pressButtons(page, '登録せずに始める');
  await page.waitForPath('/');
  await loggedIn(page, 1);
}

/** Waits until home shows so many logins. */
async function loggedIn(page: EnginePage, count: number): Promise<void> {
  await expect.poll(() => readHomeNumbers(page), { timeout: 20_000 }).toMatchObject({ 総ログイン: `${count}` });
}

describe.each(installedEngines)('without an account in %s', (engine) => {
  test.override('engine', engine);
  test.beforeEach(({ site }) => site.runBeforeApp(setClockBack));

  const hanako = (of: string) => ({
    username: '花子',
    email: `hanako-${of}-${engine}@example.com`,
    password: 'secret1',
  });

  test('forty days with two tickets and twenty lessons are those of the account, on a second device too', {
    timeout: 600_000,
  }, async ({ backend, sql, openPhone }) => {
    const { page } = await openPhone();
    await beginLocally(page, 40);
    let logins = 1;
    for (let daysAgo = 39; daysAgo >= 0; daysAgo -= 1) {
      if (daysAgo === 30 || daysAgo === 12) continue;
      await open(page, '/', daysAgo);
      logins += 1;
      await loggedIn(page, logins);
      if (daysAgo === 29 || daysAgo === 11) {
        await pressButtons(page, '復活チケットを使う', 'チケットを使う');
        await expect.poll(() => readHomeNumbers(page)).toMatchObject({ 連続記録: `${41 - daysAgo}` });
      }
      if (daysAgo % 2 === 1) {
        await page.goto(LESSON);
        await pressButtons(page, '開始', '視聴完了', 'レッスンの一覧へ');
        await page.getByText(/今日の分は終えました|次のレッスンは明日視聴できます/).waitFor();
      }
    }
    const numbers = { 連続記録: '41', 総ログイン: '39', 最長記録: '41', 復活チケット: '2' };
    await open(page, '/', 0);
    await expect.poll(() => readHomeNumbers(page)).toEqual(numbers);

    const member = hanako('forty');
    await register(page, member);
    await page.getByText(/確認のメールを送信しました/).waitFor();
    await page.goto(findMailedLink(backend, member.email));
    await page.waitForPath('/');
    await synced(page);
    await expect.poll(() => readHomeNumbers(page)).toEqual(numbers);
    const second = await openPhone();
    await logIn(second.page, member);
    await synced(second.page);
    for (const each of [page, second.page]) {
      await each.goto('/');
      await expect.poll(() => readHomeNumbers(each)).toEqual(numbers);
      await each.goto(LESSON);
      await each.getByText(/20\/30/).waitFor();
    }
    const rows = `select count(*)::int as days, count(*) filter (where kind = 'ticket')::int as tickets
       from public.login_records r join auth.users u on u.id = r.user_id where u.email = $1`;
    expect(await sql(rows, [member.email])).toEqual([{ days: 41, tickets: 2 }]);
  });

  test('a year is saved as a picture', async ({ now, openPhone }) => {
    const { page } = await openPhone();
    await beginLocally(page, 0);
    await page.goto(`/history/${dayAt(Date.parse(now)).slice(0, 4)}`);
    await page.evaluate(() => {
      const { createObjectURL } = URL;
      Object.defineProperty(navigator, 'canShare', { value: undefined });
      URL.createObjectURL = (blob: Blob) => {
        void createImageBitmap(blob).then(({ width, height }) => {
          sessionStorage.setItem('picture', `${blob.type} ${width} ${height}`);
        });
        return createObjectURL(blob);
      };
    });
    await pressButtons(page, '絵を保存する');
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('picture'))).toBe('image/png 1080 1350');
  });
});
