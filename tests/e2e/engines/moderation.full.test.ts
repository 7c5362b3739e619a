import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { testKeys } from '../../support/backend/test-keys.ts';
import type { EnginePage } from '../../support/engines/engine-page.ts';
import { test as base } from '../../support/engines/engine-test.ts';
import { press, pressButtons, synced } from '../../support/engines/journeys.ts';
import { installedEngines } from '../../support/engines/launch-engine.ts';

const LIST = '/kata-training?tab=list';
const SHARED = `${LIST}&view=all`;

const test = base
  /** Shares a kata of a new member with all devices; its zou is shown by no other. */
  .extend('shareKata', ({ sql, signUp }) => async (author: string) => {
    const [member, id] = [await signUp(author), randomUUID()];
    const zou = `湯気${id.slice(0, 8)}`;
    await sql(`insert into public.kata_forms (user_id, id, zou, ishiki) values ($1, $2, $3, '目で追う')`, [
      member.userId,
      id,
      zou,
    ]);
    await sql(`select private.store_snapshot('shared_kata', private.build_shared_kata())`);
    return { member, id, zou };
  });

const card = (page: EnginePage, zou: string) => page.getByRole('article').filter({ hasText: new RegExp(zou) });
const about = (page: EnginePage, zou: string) => page.getByRole('button', { name: `「${zou}」を隠す、通報する` });

async function openAdminTab(page: EnginePage) {
  await page.goto('/admin?tab=kata');
  await page.getByLabel('管理者パスワード').fill(testKeys.adminPassword);
  await press(page.getByRole('button', { name: '認証する' }));
  await page.getByRole('heading', { name: '型の共有' }).waitFor();
}

describe.each(installedEngines)('a shared kata in %s', (engine) => {
  test.override('engine', engine);

  test('is reported, hidden, corrected and shown again', { timeout: 480_000 }, async ({
    shareKata,
    openSignedInPhone,
    phone,
    signUp,
  }) => {
    const { member: author, zou } = await shareKata(`書き手${engine}`);
    const reporter = phone.page;
    await reporter.goto(SHARED);
    await press(card(reporter, zou).getByRole('button', { name: '自分の型にする' }));
    await card(reporter, zou).getByText('自分の型にしました').waitFor();
    await press(about(reporter, zou));
    await press(reporter.getByRole('button', { name: '管理者に通報する' }));
    await reporter.getByLabel('理由').selectOption('personal');
    await reporter.getByLabel('補足（任意）').fill('名前が書かれています');
    await press(reporter.getByRole('button', { name: '通報する' }));
    await reporter.getByText('通報を受け付けました。管理者が確かめます。').waitFor();
    await synced(reporter);

    const admin = (await openSignedInPhone(await signUp(`管理者${engine}`))).page;
    await openAdminTab(admin);
    const item = admin.getByRole('listitem').filter({ hasText: new RegExp(`通報 1件.*${zou}`) });
    await item.getByText(/名前が書かれています/).waitFor();
    await press(item.getByRole('button', { name: '非表示にする' }));
    await admin.getByLabel('理由（書いた人に表示）').selectOption('personal');
    await admin.getByLabel('書いた人へのひとこと（任意）').fill('名前を消してください');
    await press(admin.getByRole('button', { name: '非表示にする' }));
    await admin.getByText('非表示にしました。会員の端末からは、次の同期でなくなります。').waitFor();

    await reporter.goto(SHARED);
    await synced(reporter);
    await card(reporter, zou).waitForGone();
    await reporter.goto(LIST);
    await card(reporter, zou).getByText('写した型').waitFor();

    const authorPage = (await openSignedInPhone(author)).page;
    await authorPage.goto(LIST);
    await authorPage.getByText(`「${zou}」は、ほかの会員に見えなくなりました`).waitFor();
    await card(authorPage, zou)
      .getByText(/個人が特定できることが書かれている（名前を消してください）/)
      .waitFor();
    await press(authorPage.getByRole('button', { name: '内容を直す' }));
    await authorPage.getByLabel('意識').fill('湯気の行方を追う');
    await press(authorPage.getByRole('button', { name: '保存する' }));
    await card(authorPage, zou)
      .getByText(/直した内容を、管理者が確かめます。/)
      .waitFor();

    await admin.reload();
    const corrected = admin.getByRole('listitem').filter({ hasText: new RegExp(`直されました.*${zou}`) });
    await corrected.getByText('湯気の行方を追う').waitFor();
    await press(corrected.getByRole('button', { name: '再び表示する' }));
    await press(admin.getByRole('alertdialog').getByRole('button', { name: '再び表示する' }));
    await admin.getByText('再び表示しました').waitFor();
    await press(admin.getByRole('tab', { name: '操作の記録' }));
    const shown = new RegExp(`型「${zou}」を再び表示しました`);
    await admin.getByRole('listitem').filter({ hasText: shown }).waitFor();

    await authorPage.reload();
    await synced(authorPage);
    await card(authorPage, zou).waitFor();
    await card(authorPage, zou).getByText('非表示').waitForGone();
    expect(await card(authorPage, zou).count()).toBe(1);
  });

  test('is hidden for oneself, on all devices, and shown again', { timeout: 240_000 }, async ({
    shareKata,
    openSignedInPhone,
    phone: { page },
  }) => {
    const { zou } = await shareKata(`隠される人${engine}`);
    await page.goto(SHARED);
    await press(about(page, zou));
    await pressButtons(page, '自分の画面から隠す');
    await card(page, zou).waitForGone();
    await pressButtons(page, '元に戻す');
    await card(page, zou).waitFor();
    await press(about(page, zou));
    await pressButtons(page, '自分の画面から隠す');
    await card(page, zou).waitForGone();
    await synced(page);

    const other = (await openSignedInPhone()).page;
    await other.goto(SHARED);
    await press(other.getByRole('button', { name: /^隠した型/ }));
    await press(card(other, zou).getByRole('button', { name: 'もう一度表示する' }));
    await pressButtons(other, 'みんなの型を見る');
    await card(other, zou).waitFor();
  });
});
