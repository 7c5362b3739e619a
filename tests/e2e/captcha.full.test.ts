import { rm } from 'node:fs/promises';
import type { Page, Route } from 'playwright';
import { describe, expect } from 'vitest';
import { startTestBackend } from '../support/backend/backend.ts';
import { register, tryLogIn } from '../support/browser/journeys.ts';
import { findScreenIssues } from '../support/browser/screen-issues.ts';
import { buildDist } from '../support/run/build-dist.ts';
import { test as base } from '../support/test.ts';

const HOST = 'https://challenges.cloudflare.com';

const test = base
  /** A build with a site key. */
  .extend('guarded', { scope: 'file' }, async ({ dist: _plain }, { onCleanup }) => {
    process.env.VITE_CAPTCHA_SITE_KEY = 'site-key';
    const dist = await buildDist('next');
    delete process.env.VITE_CAPTCHA_SITE_KEY;
    onCleanup(() => rm(dist, { recursive: true, force: true }));
    return dist;
  })
  .extend('backend', { scope: 'file' }, async ({ guarded, now }, { onCleanup }) => {
    const backend = await startTestBackend({ dist: guarded });
    onCleanup(() => backend.close());
    await backend.setNow(now);
    return backend;
  });

/** Builds first, which takes longer than a test may. */
test.beforeAll(({ backend }) => backend, 180_000);

/** Turnstile's script: gives a token at once, or after a tap on the box that it shows. */
const widget = (asks: boolean) => `
  window.turnstile = {
    render(container, { sitekey, callback, 'before-interactive-callback': ask }) {
      const give = () => callback(sitekey + ' ' + crypto.randomUUID());
      if (!${asks}) return setTimeout(give), 'widget';
      ask();
      const box = document.createElement('button');
      box.textContent = '私は人間です';
      Object.assign(box.style, { minBlockSize: '48px', minInlineSize: '48px', background: '#fff', color: '#000' });
      box.onclick = give;
      container.append(box);
      return 'widget';
    },
    remove() {},
  };`;

/** Emulates Turnstile, and the check of the auth server before each request that asks for a token: each is good once. */
async function emulate(page: Page, { asks = false, isBlocked = false } = {}) {
  const accepted: string[] = [];
  const context = page.context();
  await context.route(`${HOST}/**`, (route) =>
    isBlocked ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: widget(asks) }),
  );
  const check = async (route: Route) => {
    const request = route.request();
    // A fulfilled route would respond even to a device without a connection.
    if (isBlocked) return route.continue();
    if (request.method() !== 'POST' || request.url().includes('grant_type=refresh_token')) return route.continue();
    const token = request.postDataJSON()?.gotrue_meta_security?.captcha_token;
    if (typeof token !== 'string' || accepted.includes(token)) {
      const body = { code: 400, error_code: 'captcha_failed', msg: 'captcha protection: request disallowed' };
      return route.fulfill({ status: 400, json: body, headers: { 'x-supabase-api-version': '2024-01-01' } });
    }
    accepted.push(token);
    return route.continue();
  };
  for (const path of ['signup', 'token', 'recover']) await context.route(new RegExp(`/auth/v1/${path}(\\?|$)`), check);
  return accepted;
}

const person = { username: '花子', email: 'hanako@example.com', password: 'himitsu' } as const;

const ONLY_TURNSTILE = new Set([`Requested "${HOST}"`]);

describe('with a CAPTCHA', () => {
  test('registration, reset and each attempt of a login carry a token of their own', async ({ backend, openGuest }) => {
    const { page, takeErrors } = await openGuest();
    const accepted = await emulate(page);
    await register(page, person);
    await page.getByRole('heading', { name: '登録が完了しました' }).waitFor();
    await page.goto('/reset-password');
    await page.getByLabel('メールアドレス').fill(person.email);
    await page.getByRole('button', { name: '送信する' }).click();
    await page.getByText('パスワードリセット用のメールを送信しました。').waitFor();
    expect(accepted).toHaveLength(2);

    await backend.signUpConfirmed('taro@example.com', 'himitsu', '太郎');
    await tryLogIn(page, 'taro@example.com', 'wrong-one');
    await page.getByText('ログインに失敗しました。').waitFor();
    await page.getByLabel('パスワード', { exact: true }).fill('himitsu');
    await page.getByRole('button', { name: 'ログイン', exact: true }).click();
    await page.waitForURL(`${backend.url}/`);
    expect(accepted).toHaveLength(4);
    expect(accepted.every((token) => token.startsWith('site-key '))).toBe(true);
    expect(new Set(takeErrors())).toEqual(ONLY_TURNSTILE);
  });

  test('what has to be done is asked in a dialog, which can be left', async ({ backend, openGuest }) => {
    const { page, takeErrors } = await openGuest({ viewport: { width: 320, height: 640 } });
    const accepted = await emulate(page, { asks: true });
    await backend.signUpConfirmed('jiro@example.com', 'himitsu', '次郎');
    await tryLogIn(page, 'jiro@example.com', 'himitsu');
    const dialog = page.getByRole('dialog', { name: '人による操作かどうかを確かめます' });
    await dialog.waitFor();
    expect(await findScreenIssues(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'やめる' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('人による操作かどうかを確かめられませんでした。').waitFor();

    await page.getByRole('button', { name: 'ログイン', exact: true }).click();
    await dialog.getByRole('button', { name: '私は人間です' }).click();
    await page.waitForURL(`${backend.url}/`);
    expect(accepted).toHaveLength(1);
    expect(new Set(takeErrors())).toEqual(ONLY_TURNSTILE);
  });

  test('a blocked script is named as the cause, and a device without a connection says that it is offline', async ({
    openGuest,
  }) => {
    const { page, takeErrors } = await openGuest();
    await emulate(page, { isBlocked: true });
    await tryLogIn(page, 'taro@example.com', 'himitsu');
    await page.getByText('広告などを止める機能を切るか').waitFor();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'ログイン', exact: true }).click();
    await page.getByText('オフラインです。インターネットにつながってから').waitFor();
    expect(new Set(takeErrors())).toEqual(ONLY_TURNSTILE);
  });
});
