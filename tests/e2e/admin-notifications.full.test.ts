import { describe, expect } from 'vitest';
import type { TestBackend } from '../support/backend/backend.ts';
import { testKeys } from '../support/backend/test-keys.ts';
import { waitForOffline } from '../support/browser/browser.ts';
import { follow } from '../support/browser/journeys.ts';
import {
  answerDialog,
  expectNoIssues,
  notice,
  openTab,
  password,
  press,
  test,
  tryPassword,
  write,
} from '../support/fixtures/admin.ts';
import { saveDevices } from '../support/notifications/notification-fixture.ts';

const readNotifications = (sql: TestBackend['sql']) =>
  sql('select title, target_type, created_by, status from public.admin_notifications order by created_at, title');

describe('notifications of the admin', () => {
  test('are created, sent at once, resent after a failure, scheduled and cancelled', async ({
    sql,
    openAdmin,
    pushHost,
  }) => {
    const device = await openAdmin('花子');
    const { page, context } = device;
    await openTab(page, '通知');
    const phone = pushHost.subscribe(testKeys.vapidPublicKey);
    await saveDevices({ sql }, device.admin.userId, [phone]);

    await press(page, '通知を作成');
    await press(page, '送信する');
    await page.getByText('タイトルを入力してください').waitFor();
    await page.getByText('メッセージを入力してください').waitFor();
    await write(page, {
      タイトル: '朝'.repeat(101),
      メッセージ: '今日の一つを、今から。',
      送信日時: '2026-11-21T11:59',
    });
    await press(page, '予約する');
    await page.getByText('タイトルは100文字以内で入力してください').waitFor();
    await page.getByText('過去の日時には送信できません').waitFor();
    await page.getByText('11/500文字').waitFor();
    await expectNoIssues(page);

    await write(page, { タイトル: '稽古の時間です', 送信日時: '' });
    await press(page, 'この端末だけに試しに送る');
    await page.getByRole('alertdialog', { name: '試しに送れませんでした' }).waitFor();
    await answerDialog(page, 'OK');
    await page.getByRole('button', { name: '送信する', exact: true }).dblclick();
    await page.getByRole('alertdialog').getByText('全員の1台の端末へ送ります。送ったあとは取り消せません。').waitFor();
    await answerDialog(page, '送信する');
    await page.getByText('通知を送信しました（届いた端末 1台）').waitFor();
    expect(pushHost.received(phone.endpoint).map(({ notification }) => notification)).toMatchObject([
      { title: '稽古の時間です', body: '今日の一つを、今から。' },
    ]);
    await notice(page, '稽古の時間です').getByText('送信済み').waitFor();
    expect(await readNotifications(sql)).toEqual([
      { title: '稽古の時間です', target_type: 'all', created_by: '花子', status: 'sent' },
    ]);

    await context.route('**/functions/v1/send-push-notification', (route) =>
      route.fulfill({ status: 500, body: '{}' }),
    );
    await press(page, '通知を作成');
    await write(page, { タイトル: '二度目で届く', メッセージ: '失敗のあと。' });
    await page.getByLabel('送信先').selectOption('active_users');
    await press(page, '送信する');
    await answerDialog(page, '送信する');
    await page.getByRole('alertdialog', { name: '通知の送信に失敗しました' }).waitFor();
    await answerDialog(page, 'OK');
    await context.unroute('**/functions/v1/send-push-notification');
    await notice(page, '二度目で届く').getByText('下書き').waitFor();
    await notice(page, '二度目で届く').getByRole('button', { name: '今すぐ送信' }).click();
    await answerDialog(page, '送信する');
    await notice(page, '二度目で届く').getByText('送信済み').waitFor();
    expect(pushHost.received(phone.endpoint)).toHaveLength(2);

    await context.route('**/rest/v1/admin_notifications', (route) => route.fulfill({ status: 500, body: '{}' }));
    await press(page, '通知を作成');
    await write(page, { タイトル: '明日の朝', メッセージ: '六時半に。', 送信日時: '2026-11-22T06:30' });
    await press(page, '予約する');
    await page.getByRole('alertdialog', { name: '通知の作成に失敗しました' }).waitFor();
    await answerDialog(page, 'OK');
    await context.unroute('**/rest/v1/admin_notifications');
    await press(page, '予約する');
    await notice(page, '明日の朝').getByText('予約済み').waitFor();
    await notice(page, '明日の朝').getByText('予定 2026年11月22日（日）6:30').waitFor();

    // Another admin cancels it while this admin still has the old list open.
    const other = await openAdmin('次郎');
    await openTab(other.page, '通知');
    await notice(other.page, '明日の朝').waitFor();
    await expectNoIssues(other.page);
    await notice(other.page, '明日の朝').getByRole('button', { name: '取り消し' }).click();
    await answerDialog(other.page, '取り消す');
    await notice(other.page, '明日の朝').getByText('キャンセル').waitFor();
    await notice(page, '明日の朝').getByRole('button', { name: '取り消し' }).click();
    await answerDialog(page, '取り消す');
    await page.getByText('取り消せませんでした。').waitFor();
    await notice(page, '明日の朝').getByText('キャンセル').waitFor();
    expect(await readNotifications(sql)).toHaveLength(3);
  });

  test('keep typed text when the admin session or the network ends, and are listed beyond fifty', async ({
    backend,
    sql,
    openAdmin,
  }) => {
    await sql(
      `insert into public.admin_notifications (title, message, target_type, created_by, status, sent_at, delivered)
       select 'むかし ' || n, '本文', 'all', '花子', 'sent', private.now(), 3 from generate_series(1, 60) n`,
    );
    const device = await openAdmin('花子');
    const { page, context } = device;
    await openTab(page, '通知');
    await expect.poll(() => page.getByText('むかし').count()).toBe(50);
    await press(page, 'さらに50件を見る');
    await expect.poll(() => page.getByText('むかし').count()).toBe(60);

    await press(page, '通知を作成');
    await write(page, { タイトル: '消えない', メッセージ: '書きかけ' });
    await backend.setNow('2026-11-21T12:00:00Z');
    await press(page, '送信する');
    await page.getByText('管理者認証の期限が切れました').waitFor();
    expect(await page.getByLabel('タイトル', { exact: true }).isVisible()).toBe(false);
    await tryPassword(page, testKeys.adminPassword);
    await page.getByRole('heading', { name: '花子さん' }).waitFor();
    expect(await page.getByLabel('タイトル', { exact: true }).inputValue()).toBe('消えない');
    expect(await page.getByLabel('メッセージ', { exact: true }).inputValue()).toBe('書きかけ');

    await openTab(page, 'お知らせ');
    await answerDialog(page, '入力を続ける');
    await follow(page, '記録');
    await answerDialog(page, '入力を続ける');
    await waitForOffline(page);
    await context.setOffline(true);
    await page.getByText('管理者画面はオンラインでのみ使えます').waitFor();
    await press(page, '送信する');
    await page.getByRole('alertdialog', { name: '通知の作成に失敗しました' }).waitFor();
    await answerDialog(page, 'OK');
    await context.setOffline(false);
    await page.getByText('管理者画面はオンラインでのみ使えます').waitFor({ state: 'detached' });
    await press(page, '送信する');
    await answerDialog(page, '送信する');
    await notice(page, '消えない').getByText('送信済み').waitFor();

    await press(page, '管理者画面からログアウト');
    await password(page).waitFor();
    await context.setOffline(true);
    await page.reload();
    await page.getByText('管理者画面はオンラインでのみ使えます').waitFor();
    await expectNoIssues(page);
    await context.setOffline(false);
    await password(page).waitFor();
  });
});
