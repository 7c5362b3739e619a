import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import type { TestBackend } from '../support/backend/backend.ts';
import { type Device, waitForOffline } from '../support/browser/browser.ts';
import { countQueuedExchanges, readDeviceData } from '../support/browser/device-data.ts';
import { openReset, pill, synced } from '../support/browser/journeys.ts';
import { findScreenIssues } from '../support/browser/screen-issues.ts';
import { test as base, type Member } from '../support/test.ts';

const SECRET = '秘密の谷';
const TWO_HOURS_LATER = '2026-11-20T05:00:00Z';

const test = base
  .extend('first', ({ signUp }) => signUp('はじめの会員'))
  .extend('second', ({ signUp }) => signUp('つぎの会員'));

/** Ends the member's sessions on the server, and writes a row that cannot be sent. */
async function writeWithoutSession({ sql }: TestBackend, device: Device, { userId }: Member) {
  const { page } = device;
  await sql('delete from auth.refresh_tokens where session_id in (select id from auth.sessions where user_id = $1)', [
    userId,
  ]);
  await sql('delete from auth.sessions where user_id = $1', [userId]);
  await device.setClock(TWO_HOURS_LATER);
  await page.goto('/profile-edit');
  await page.getByLabel('地域').fill(SECRET);
  await page.getByRole('button', { name: '保存する' }).click();
  await page.getByText('再ログインが必要です').first().waitFor();
  // The saved form leaves by itself.
  await page.waitForURL('/profile');
  await page.getByRole('link', { name: 'ログイン', exact: true }).click();
  await page.waitForURL('/login');
}

async function submitLogin(page: Page, { email, password }: Pick<Member, 'email' | 'password'>) {
  await page.getByLabel('ユーザー名またはメールアドレス').fill(email);
  await page.getByLabel('パスワード', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
}

/** What is left of a member on the device. */
async function readTraces({ context }: Device, { userId, email, username }: Member): Promise<readonly string[]> {
  const data = await readDeviceData(context);
  return [userId, email, username, SECRET].filter((trace) => data.includes(trace));
}

const isControlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);

describe('a login as another member', () => {
  test('names who loses data, can send it first, and otherwise leaves nothing behind', async ({
    backend,
    first,
    second,
    openSignedIn,
  }) => {
    const device = await openSignedIn({ as: first });
    const { page } = device;
    expect(await readTraces(device, first)).toEqual([first.userId, first.email, first.username]);
    await writeWithoutSession(backend, device, first);

    await submitLogin(page, second);
    const question = page.getByRole('alertdialog', { name: 'アカウントを切り替えますか' });
    await question.waitFor();
    expect(await question.textContent()).toContain(first.email);
    expect(await question.textContent()).toContain('まだ送っていない記録が1件');
    expect(await findScreenIssues(page)).toEqual([]);
    await page.getByRole('button', { name: '先に送る' }).click();
    await page.getByText('ログインは切り替えていません').waitFor();
    expect(await page.getByLabel('ユーザー名またはメールアドレス').inputValue()).toBe(first.email);
    const password = page.getByLabel('パスワード', { exact: true });
    expect(await password.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await page.getByText('未入力です').count()).toBe(0);
    expect(await readTraces(device, first)).toContain(SECRET);

    await submitLogin(page, second);
    await page.getByRole('button', { name: '消して切り替える' }).click();
    await page.waitForURL('/');
    await page.getByText(second.username).first().waitFor();
    await synced(page);
    await expect.poll(() => readTraces(device, first)).toEqual([]);
    expect(await readTraces(device, second)).toContain(second.email);
  });

  test('asks nothing of the same member, whose pending rows are sent', async ({
    backend,
    sql,
    first,
    openSignedIn,
  }) => {
    const device = await openSignedIn({ as: first });
    await writeWithoutSession(backend, device, first);
    await submitLogin(device.page, first);
    await device.page.waitForURL('/profile');
    await expect
      .poll(() => sql('select location from public.users where id = $1', [first.userId]))
      .toEqual([{ location: SECRET }]);
  });
});

describe('a recovery link of another account', () => {
  test('asks before it replaces the member of the device', async ({ backend, first, second, openSignedIn }) => {
    const device = await openSignedIn({ as: first });
    const { page } = device;
    const openLink = async () => {
      const headers = { apikey: backend.keys.publishableKey, 'content-type': 'application/json' };
      const body = JSON.stringify({ email: second.email });
      await fetch(`${backend.url}/auth/v1/recover`, { method: 'POST', headers, body });
      await openReset(page, backend, second.email);
      await page.getByText(`別のアカウント（${second.email}）`).waitFor();
    };
    await openLink();
    expect(await findScreenIssues(page)).toEqual([]);
    await page.getByRole('button', { name: 'いまのまま使う' }).click();
    await page.waitForURL('/');
    await page.getByText(first.username).first().waitFor();

    await openLink();
    await page.getByRole('button', { name: '切り替える', exact: true }).click();
    await page.getByLabel('パスワード', { exact: true }).fill('atarashii');
    await page.getByLabel('パスワード（確認）', { exact: true }).fill('atarashii');
    await page.getByRole('button', { name: 'パスワードを設定する' }).click();
    await page.waitForURL('/');
    await page.getByText(second.username).first().waitFor();
    await expect.poll(() => readTraces(device, first)).toEqual([]);
  });
});

describe('a start', () => {
  /** Runs in the page: the first step of a logout. */
  const signOutOnly = () => {
    const { dataId } = JSON.parse(localStorage.getItem('keiko.member') ?? '{}');
    localStorage.removeItem('keiko.member');
    localStorage.setItem('keiko.device.removals', JSON.stringify([dataId]));
  };

  /** Leaves the device as if the app was killed after the first step of a logout. */
  const interruptLogout = async (page: Page) => {
    await page.evaluate(async () => {
      sessionStorage.setItem('keiko.draft', '秘密の谷');
      const cache = await caches.open('of-an-older-version');
      await cache.put('/older.json', new Response('秘密の谷', { headers: { 'content-type': 'text/plain' } }));
    });
    await page.evaluate(signOutOnly);
  };

  test('removes what an interrupted logout left', async ({ first, openSignedIn }) => {
    const device = await openSignedIn({ as: first });
    await interruptLogout(device.page);
    expect(await readTraces(device, first)).not.toEqual([]);
    await device.page.goto('/login');
    await expect.poll(() => readTraces(device, first)).toEqual([]);
  });

  test('keeps the data of the member who is signed in', async ({ first, openSignedIn }) => {
    const device = await openSignedIn({ as: first });
    await device.page.evaluate(() => {
      indexedDB.open('rxdb-dexie-keiko-01900000-0000-7000-8000-000000000001--0--documents');
    });
    await device.page.goto('/');
    await expect.poll(() => readDeviceData(device.context)).not.toContain('01900000-0000-7000-8000-000000000001');
    await synced(device.page);
    expect(await readTraces(device, first)).toContain(first.userId);
  });

  test('without a controlling worker clears the requests that the worker has queued', async ({
    backend,
    first,
    openSignedIn,
  }) => {
    const device = await openSignedIn({ as: first });
    const { page, context } = device;
    await waitForOffline(page);
    await context.setOffline(true);
    await page.goto('/profile-edit');
    await page.getByLabel('地域').fill(SECRET);
    await page.getByRole('button', { name: '保存する' }).click();
    await page.waitForURL('/profile');
    await expect.poll(() => pill(page).textContent()).toBe('未送信 1件');
    await expect.poll(() => countQueuedExchanges(page)).toBe(1);
    await page.goto('about:blank');
    await context.setOffline(false);

    // Like a hard reload: the pages have no controller, while the worker is active.
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setBypassServiceWorker', { bypass: true });
    await page.goto('/__mail.json');
    await page.evaluate(signOutOnly);
    expect(await countQueuedExchanges(page)).toBe(1);
    await page.goto(`${backend.url}/login`);
    expect(await isControlled(page)).toBe(false);
    await expect.poll(() => countQueuedExchanges(page)).toBe(0);
    await expect.poll(() => readTraces(device, first)).toEqual([]);
  });
});

describe('the service worker', () => {
  test('queues no request of a member who has logged out meanwhile', async ({ first, second, openSignedIn }) => {
    const { page, context } = await openSignedIn({ as: second });
    await waitForOffline(page);
    await page.goto('/sync');
    await context.setOffline(true);
    const exchange = (memberId: string) =>
      page.evaluate(async (sub) => {
        const token = `e30.${btoa(JSON.stringify({ sub }))}.e30`;
        const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
        const body = JSON.stringify({ req: { push: [{}] } });
        await fetch('/rest/v1/rpc/sync_exchange', { method: 'POST', headers, body }).catch(() => undefined);
      }, memberId);
    await exchange(first.userId);
    expect(await countQueuedExchanges(page)).toBe(0);
    await exchange(second.userId);
    expect(await countQueuedExchanges(page)).toBe(1);
  });
});
