import { describe, expect } from 'vitest';
import { waitForOffline } from '../support/browser/browser.ts';
import { findScreenIssues } from '../support/browser/screen-issues.ts';
import { openProfile, openSettings, test, toggle, waitForText } from '../support/fixtures/notification-settings.ts';
import { fakePush } from '../support/notifications/fake-push.ts';

describe('the notification settings', () => {
  test('send a test, and say why it could not be sent', { timeout: 120_000 }, async ({
    sql,
    member,
    openSignedIn,
    isRegistered,
  }) => {
    const device = await openSignedIn({ prepare: fakePush });
    const { page, context } = device;
    await openSettings(page);
    async function test(result: string) {
      await page.getByRole('button', { name: 'この端末にテスト通知' }).click();
      await page.getByText(result).waitFor();
    }
    await test('テスト通知は送りませんでした');
    await toggle(page).click();
    await waitForText(page, '有効');
    // The keys of the fake subscription are invalid for encryption, which the real function detects.
    await test('通知サービスに受け付けられませんでした');
    await sql('delete from public.push_subscriptions where user_id = $1', [member.userId]);
    await context.route('**/functions/v1/send-test-notification', (route) =>
      route.fulfill({ json: { success: true } }),
    );
    await test('テスト通知を送りました');
    expect(await isRegistered(page)).toBe(true);
    expect(await findScreenIssues(page)).toEqual([]);

    await waitForOffline(page);
    await context.setOffline(true);
    await page.reload();
    await waitForText(page, '有効');
    await waitForText(page, '切り替えには通信が必要です。');
    expect(await toggle(page).isDisabled()).toBe(true);
    await page.getByText('いまの設定を確かめるには、通信が必要です。').waitFor();
    await test('オフラインです。');
  });

  test('set the reminder in one tap, change its time, and show only what the server has saved', async ({
    sql,
    member,
    openSignedIn,
  }) => {
    const device = await openSignedIn({ prepare: fakePush });
    const { page, context } = device;
    const reminder = page.getByRole('switch', { name: '稽古の声かけ' });
    const saved = () => sql('select at::text from public.reminders where user_id = $1', [member.userId]);
    await openSettings(page);
    await context.route('**/rpc/set_reminder', (route) => route.fulfill({ status: 400, json: {} }));
    await reminder.click();
    await page.getByText('変えられませんでした').waitFor();
    expect(await reminder.getAttribute('aria-checked')).toBe('false');
    await context.unroute('**/rpc/set_reminder');
    await reminder.click();
    await page.getByText('毎日 07:00').waitFor();
    await page.getByText('この端末で受け取るには、プッシュ通知も有効にしてください。').waitFor();
    await page.getByLabel('時刻（日本時間）').fill('20:30');
    await page.getByRole('button', { name: '毎日 20:30 に変える' }).click();
    await page.getByText('毎日 20:30', { exact: true }).waitFor();
    expect(await saved()).toEqual([{ at: '20:30:00' }]);
    await page.reload();
    await page.getByText('毎日 20:30', { exact: true }).waitFor();
    await reminder.click();
    await page.getByText('なし', { exact: true }).waitFor();
    expect(await saved()).toEqual([]);
  });
});

describe("the app's icon", () => {
  test('has a badge until the daily practice is done, and none after a logout', async ({
    sql,
    member,
    openSignedIn,
  }) => {
    const device = await openSignedIn({
      prepare: async (page) => {
        await page.addInitScript(recordBadge);
      },
    });
    const { page } = device;
    const badge = () => page.evaluate(() => document.documentElement.dataset.badge);
    await expect.poll(badge).toBe('set');
    await sql(
      `insert into public.training_sessions (user_id, id, training_type, video_title, duration_minutes, completed_at)
       values ($1, gen_random_uuid(), 'jutsu', '十四ツ', 3, '2026-11-20T02:00:00Z')`,
      [member.userId],
    );
    await page.reload();
    await expect.poll(badge).toBe('clear');
    await sql('delete from public.training_sessions where user_id = $1', [member.userId]);
    await openProfile(page);
    await page.getByRole('button', { name: 'ログアウト' }).click();
    await page.waitForURL('/login');
    expect(await badge()).toBe('clear');
  });
});

/** Runs in the page before its scripts: records the app badge in a data attribute. */
function recordBadge() {
  const record = (badge: string) => async () => {
    document.documentElement.dataset.badge = badge;
  };
  Object.assign(navigator, { setAppBadge: record('set'), clearAppBadge: record('clear') });
}
