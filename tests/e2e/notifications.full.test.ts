import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { testKeys } from '../support/backend/test-keys.ts';
import { waitForOffline } from '../support/browser/browser.ts';
import { synced } from '../support/browser/journeys.ts';
import { findScreenIssues } from '../support/browser/screen-issues.ts';
import {
  card,
  openProfile,
  openSettings,
  test,
  toggle,
  waitForText,
} from '../support/fixtures/notification-settings.ts';
import {
  changeFakePush,
  type FakePush,
  fakePush,
  OTHER_SERVER_KEY,
  readFakePush,
} from '../support/notifications/fake-push.ts';
import type { Member } from '../support/test.ts';

/** Logs in on the current login screen. */
async function logInHere(page: Page, { email, password }: Member): Promise<void> {
  await page.getByLabel('ユーザー名またはメールアドレス').fill(email);
  await page.getByLabel('パスワード', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
}

/** Changes the state of the fake push service and reloads. */
async function restart(page: Page, change: Partial<FakePush>): Promise<void> {
  await changeFakePush(page, change);
  await page.reload();
}

describe('the switch for notifications', () => {
  test('turns on, follows changes of the subscription in the browser, and turns off', {
    timeout: 120_000,
  }, async ({ member, sql, openSignedIn, readEndpoints, isRegistered }) => {
    const device = await openSignedIn({ prepare: fakePush });
    const { page } = device;
    await openSettings(page);
    await waitForText(page, '無効');
    expect((await readFakePush(page)).asked).toBe(0);
    await toggle(page).click();
    await waitForText(page, 'プッシュ通知が有効です');
    expect(await toggle(page).getAttribute('aria-checked')).toBe('true');
    expect(await isRegistered(page)).toBe(true);

    await page.reload();
    await waitForText(page, '有効');
    expect(await readFakePush(page)).toMatchObject({ asked: 1, subscribed: 1 });
    await restart(page, {
      subscription: { endpoint: `${(await readEndpoints())[0]}-moved`, serverKey: testKeys.vapidPublicKey },
    });
    await expect.poll(() => isRegistered(page)).toBe(true);
    await restart(page, { subscription: null });
    await expect.poll(() => isRegistered(page)).toBe(true);
    const [before] = await readEndpoints();
    await restart(page, { subscription: { endpoint: before ?? '', serverKey: OTHER_SERVER_KEY } });
    await expect.poll(async () => (await isRegistered(page)) && (await readEndpoints())[0] !== before).toBe(true);
    expect((await readFakePush(page)).subscription?.serverKey).toBe(testKeys.vapidPublicKey);
    await page.reload();
    await waitForText(page, '有効');

    // As the dispatcher does after the push service has ended the subscription, of which the browser knows nothing.
    const [ended] = await readEndpoints();
    await sql('delete from public.push_subscriptions where user_id = $1', [member.userId]);
    await page.reload();
    await expect.poll(() => isRegistered(page)).toBe(true);
    expect((await readFakePush(page)).subscription?.endpoint).not.toBe(ended);
    await waitForText(page, '有効');

    // The member revokes the permission in the browser settings, and grants it again.
    await changeFakePush(page, { permission: 'denied' });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await waitForText(page, '通知の許可が取り消されています');
    await waitForText(page, '無効');
    await restart(page, { permission: 'granted', subscription: null });
    await expect.poll(() => isRegistered(page), { timeout: 20_000 }).toBe(true);
    expect((await readFakePush(page)).asked).toBe(1);
    await page.reload();
    await waitForText(page, '有効');

    await toggle(page).click();
    await waitForText(page, 'プッシュ通知が無効になりました');
    expect([await readEndpoints(), (await readFakePush(page)).subscription]).toEqual([[], null]);
  });

  test('deletes the subscription on logout, online and offline', {
    timeout: 120_000,
  }, async ({ member, openSignedIn, readEndpoints }) => {
    const device = await openSignedIn({ prepare: fakePush });
    const { page, context } = device;
    await openSettings(page);
    for (const isOffline of [false, true]) {
      await toggle(page).click();
      await waitForText(page, '有効');
      await waitForOffline(page);
      await context.setOffline(isOffline);
      await openProfile(page);
      await page.getByRole('button', { name: 'ログアウト' }).click();
      await page.waitForURL('/login');
      expect((await readFakePush(page)).subscription).toBe(null);
      expect(await page.evaluate(() => localStorage.getItem('keiko.push'))).toBe(null);
      // After an offline logout the server keeps a stale endpoint, which the next push removes.
      expect(await readEndpoints()).toHaveLength(isOffline ? 1 : 0);
      await context.setOffline(false);
      await page.goto('/notifications');
      await page.getByText('ログインが必要です').waitFor();
      await page.getByRole('link', { name: 'ログイン' }).click();
      await logInHere(page, member);
      await page.waitForURL('/notifications');
      await waitForText(page, '無効');
      await synced(page);
    }
    // A subscription left by an interrupted logout is removed at the next start.
    const left = { endpoint: 'https://fcm.googleapis.com/fcm/send/left-behind', serverKey: testKeys.vapidPublicKey };
    await restart(page, { subscription: left });
    await expect.poll(async () => (await readFakePush(page)).subscription).toBe(null);
  });

  test('explains each error, and can be retried', { timeout: 120_000 }, async ({ openSignedIn }) => {
    const device = await openSignedIn({ prepare: fakePush });
    const { page, context } = device;
    await openSettings(page);
    const messages = new Set<string>();
    async function fails(change: Partial<FakePush>, title: string) {
      await changeFakePush(page, { permission: 'default', answer: 'granted', subscribeError: null, ...change });
      await toggle(page).click();
      await waitForText(page, title);
      await waitForText(page, '無効');
      messages.add((await page.getByRole('alert').textContent()) ?? '');
    }
    await fails({ answer: 'default' }, '許可の確認が閉じられました');
    await fails({ answer: 'denied' }, '通知がブロックされています');
    await fails({ permission: 'denied' }, '通知がブロックされています');
    await fails({ subscribeError: 'NotAllowedError' }, '通知の登録を断られました');
    await fails({ subscribeError: 'NotSupportedError' }, '通知の登録に対応していません');
    await fails({ subscribeError: 'AbortError' }, '通知の登録が中断されました');
    await fails({ subscribeError: 'InvalidStateError' }, '通知を登録できませんでした');
    await fails({ subscribeError: 'InvalidAccessError' }, '通知の鍵を処理できませんでした');
    await card(page)
      .getByText(/last=failed \/ key-failed \/ .*InvalidAccessError: Registration failed$/)
      .waitFor();
    await context.route('**/rpc/save_push_subscription', (route) => route.fulfill({ status: 400, json: {} }));
    await fails({}, '登録を保存できませんでした');
    expect((await readFakePush(page)).subscription).toBe(null);
    await context.unroute('**/rpc/save_push_subscription');

    await changeFakePush(page, { workerHangs: true });
    await toggle(page).click();
    await waitForText(page, '処理中...');
    await toggle(page).click({ clickCount: 3 });
    await page.clock.runFor(15_000);
    await waitForText(page, 'サービスワーカーの準備に時間がかかっています');
    messages.add((await page.getByRole('alert').textContent()) ?? '');
    // Two of the cases have the same message: the blocked permission.
    expect(messages.size).toBe(9);
    expect(await findScreenIssues(page)).toEqual([]);

    await restart(page, { workerHangs: false });
    await toggle(page).click();
    await waitForText(page, 'プッシュ通知が有効です');
    await changeFakePush(page, { unsubscribeFails: true });
    await toggle(page).click();
    await waitForText(page, 'プッシュ通知の無効化に失敗しました。');
    await waitForText(page, '有効');
    await changeFakePush(page, { unsubscribeFails: false });
    await toggle(page).click();
    await waitForText(page, 'プッシュ通知が無効になりました');
  });

  test('explains where it is unavailable, and what to do', async ({ openSignedIn }) => {
    const device = await openSignedIn({ prepare: fakePush });
    const { page } = device;
    async function isUnavailable(script: string, title: string) {
      await page.addInitScript(script);
      await page.goto('/notifications');
      await waitForText(page, '利用不可');
      await waitForText(page, title);
      expect(await toggle(page).isDisabled()).toBe(true);
    }
    await page.addInitScript(suppressInstallPrompt);
    await isUnavailable('delete window.PushManager', 'このブラウザは通知に対応していません');
    const safari =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';
    const iphone = `Object.defineProperty(navigator, 'userAgent', { get: () => '${safari}' })`;
    await isUnavailable(iphone, 'ホーム画面に追加すると使えます');
    expect(await findScreenIssues(page)).toEqual([]);
    await page.getByRole('button', { name: '追加の手順を見る' }).click();
    await page.getByRole('dialog', { name: 'iPhoneのホーム画面に追加' }).waitFor();
    const insecure = `Object.defineProperty(window, 'isSecureContext', { get: () => false })`;
    await isUnavailable(insecure, 'HTTPSでひらいたときだけ使えます');
  });
});

/** Runs in the page before its scripts. */
function suppressInstallPrompt() {
  localStorage.setItem('keiko.device.install-dismissed-until', String(Date.now() + 60 * 60_000));
}
