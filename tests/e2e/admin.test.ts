import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { startTestBackend, type TestBackend } from '../support/backend.ts';
import { type Device, launchBrowser, openDevice, waitForOffline } from '../support/browser.ts';
import { dismissAnnouncement, logIn } from '../support/journeys.ts';
import { faults } from '../support/look.ts';
import { follow, synced } from '../support/member-suite.ts';
import { type PushHost, startPushHost } from '../support/push-host.ts';
import { saveDevices } from '../support/push-stand.ts';
import { testKeys } from '../support/test-keys.ts';

/** Noon of a Saturday in Tokyo. */
const NOW = '2026-11-21T03:00:00Z';

let browser: Browser;
let backend: TestBackend;
let host: PushHost;
let count = 0;

beforeAll(async () => {
  browser = await launchBrowser();
  host = await startPushHost();
  const functionEnv = { KEIKO_PUSH_TEST_HOST: host.origin, KEIKO_PUSH_RETRY_SECONDS: '0' };
  backend = await startTestBackend({ dist: inject('dist'), functionEnv });
});
afterAll(async () => {
  await browser.close();
  await backend.close();
  await host.close();
});
beforeEach(async () => {
  await backend.setNow(NOW);
  await backend.sql('delete from public.admin_notifications');
});

async function signUp(name: string) {
  count += 1;
  const email = `admin${count}@example.com`;
  const { userId } = await backend.signUpConfirmed(email, 'secret1', name);
  return { email, password: 'secret1', userId };
}

/** A phone on which a new member is signed in. */
async function openMember(name: string): Promise<Device & { readonly userId: string }> {
  const member = await signUp(name);
  const device = await openDevice(browser, { url: backend.url, clock: NOW });
  await logIn(device.page, member);
  await dismissAnnouncement(device.page);
  await synced(device.page);
  return { ...device, userId: member.userId };
}

const password = (page: Page) => page.getByLabel('管理者パスワード');
const gateButton = (page: Page) => page.getByRole('button', { name: '認証する' });

async function tryPassword(page: Page, text: string) {
  await password(page).fill(text);
  await gateButton(page).click();
}

/** A phone on which a new member has passed the gate. */
async function openAdmin(name: string) {
  const device = await openMember(name);
  await follow(device.page, 'プロフィール', '管理者画面');
  await tryPassword(device.page, testKeys.adminPassword);
  await device.page.getByRole('heading', { name: `${name}さん` }).waitFor();
  return device;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Presses a button of the open dialog and waits until it has closed. */
async function answer(page: Page, name: string) {
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

async function write(page: Page, texts: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: true }).fill(text);
}

const notice = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

const stored = () =>
  backend.sql(
    'select title, target_type, created_by, status from public.admin_notifications order by created_at, title',
  );

async function expectNoFaults(page: Page) {
  // Away from the bars: axe takes a button that is half under one for a small one.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  expect(await faults(page)).toEqual([]);
}

describe('the gate', () => {
  test('lets in who logs in and knows the password, and tells who tries too often when to come back', async () => {
    const member = await signUp('花子');
    const device = await openDevice(browser, { url: backend.url, clock: NOW });
    const { page } = device;
    await page.goto('/admin');
    await page.getByText('ログインが必要です').waitFor();
    await page.getByRole('link', { name: 'ログイン' }).click();
    await page.getByLabel('ユーザー名またはメールアドレス').fill(member.email);
    await page.getByLabel('パスワード', { exact: true }).fill(member.password);
    await press(page, 'ログイン');
    await page.waitForURL('/admin');
    await page.getByRole('heading', { name: '管理者認証' }).waitFor();
    expect(await page.getByRole('link', { name: '戻る' }).getAttribute('href')).toBe('/');
    expect(await gateButton(page).isDisabled()).toBe(true);
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await tryPassword(page, `wrong ${attempt}`);
      await page.getByText('パスワードが正しくありません').waitFor();
      expect(await password(page).inputValue()).toBe('');
    }
    expect(await password(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await tryPassword(page, testKeys.adminPassword);
    await page.getByText(/入力の回数が多すぎます。12:1\d以降に/).waitFor();
    await expectNoFaults(page);

    await backend.setNow('2026-11-21T03:15:01Z');
    await gateButton(page).click();
    await page.getByRole('heading', { name: '花子さん' }).waitFor();
    await page.getByText('まだ通知がありません').waitFor();
    await page.reload();
    await page.getByText('まだ通知がありません').waitFor();
    await press(page, '管理者画面からログアウト');
    await password(page).waitFor();
    await page.getByText('管理者画面からログアウトしました').waitFor();
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('admin')))).toEqual([]);
    expect(await backend.sql('select user_id from private.admin_sessions where user_id = $1', [member.userId])).toEqual(
      [],
    );
    await page.reload();
    await password(page).waitFor();
    expect(device.errors()).toEqual([]);
    await device.close();
  });
});

describe('notifications', () => {
  test('are written once, sent now, sent again after a failure, or scheduled and taken back', async () => {
    const device = await openAdmin('花子');
    const { page, context } = device;
    const phone = host.subscribe(testKeys.vapidPublicKey);
    await saveDevices(backend, device.userId, [phone]);

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
    await expectNoFaults(page);

    await write(page, { タイトル: '稽古の時間です', 送信日時: '' });
    await page.getByRole('button', { name: '送信する', exact: true }).dblclick();
    await page.getByText('通知を送信しました（届いた端末 1台）').waitFor();
    expect(host.received(phone.endpoint).map(({ notification }) => notification)).toMatchObject([
      { title: '稽古の時間です', body: '今日の一つを、今から。' },
    ]);
    await notice(page, '稽古の時間です').getByText('送信済み').waitFor();
    expect(await stored()).toEqual([
      { title: '稽古の時間です', target_type: 'all', created_by: '花子', status: 'sent' },
    ]);

    await context.route('**/functions/v1/send-push-notification', (route) =>
      route.fulfill({ status: 500, body: '{}' }),
    );
    await press(page, '通知を作成');
    await write(page, { タイトル: '二度目で届く', メッセージ: '失敗のあと。' });
    await page.getByLabel('送信先').selectOption('active_users');
    await press(page, '送信する');
    await page.getByRole('alertdialog', { name: '通知の送信に失敗しました' }).waitFor();
    await answer(page, 'OK');
    await context.unroute('**/functions/v1/send-push-notification');
    await notice(page, '二度目で届く').getByText('下書き').waitFor();
    await notice(page, '二度目で届く').getByRole('button', { name: '今すぐ送信' }).click();
    await answer(page, '送信する');
    await notice(page, '二度目で届く').getByText('送信済み').waitFor();
    expect(host.received(phone.endpoint)).toHaveLength(2);

    await context.route('**/rest/v1/admin_notifications', (route) => route.fulfill({ status: 500, body: '{}' }));
    await press(page, '通知を作成');
    await write(page, { タイトル: '明日の朝', メッセージ: '六時半に。', 送信日時: '2026-11-22T06:30' });
    await press(page, '予約する');
    await page.getByRole('alertdialog', { name: '通知の作成に失敗しました' }).waitFor();
    await answer(page, 'OK');
    await context.unroute('**/rest/v1/admin_notifications');
    await press(page, '予約する');
    await notice(page, '明日の朝').getByText('予約済み').waitFor();
    await notice(page, '明日の朝').getByText('予定 2026年11月22日（日）6:30').waitFor();

    // Another admin takes it back while this one still looks at it.
    const other = await openAdmin('次郎');
    await notice(other.page, '明日の朝').waitFor();
    await expectNoFaults(other.page);
    await notice(other.page, '明日の朝').getByRole('button', { name: '取り消し' }).click();
    await answer(other.page, '取り消す');
    await notice(other.page, '明日の朝').getByText('キャンセル').waitFor();
    await notice(page, '明日の朝').getByRole('button', { name: '取り消し' }).click();
    await answer(page, '取り消す');
    await page.getByText('取り消せませんでした。').waitFor();
    await notice(page, '明日の朝').getByText('キャンセル').waitFor();
    expect(await stored()).toHaveLength(3);
    expect([...device.errors(), ...other.errors()]).toEqual([]);
    await other.close();
    await device.close();
  });

  test('keep what is typed when the admin session or the network ends, and list more than fifty', async () => {
    await backend.sql(
      `insert into public.admin_notifications (title, message, target_type, created_by, status, sent_at, delivered)
       select 'むかし ' || n, '本文', 'all', '花子', 'sent', private.now(), 3 from generate_series(1, 60) n`,
    );
    const device = await openAdmin('花子');
    const { page, context } = device;
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

    await page.getByRole('tab', { name: 'お知らせ' }).click();
    await answer(page, '入力を続ける');
    await follow(page, '記録');
    await answer(page, '入力を続ける');
    await waitForOffline(page);
    await context.setOffline(true);
    await page.getByText('管理者画面はオンラインでのみ使えます').waitFor();
    await press(page, '送信する');
    await page.getByRole('alertdialog', { name: '通知の作成に失敗しました' }).waitFor();
    await answer(page, 'OK');
    await context.setOffline(false);
    await page.getByText('管理者画面はオンラインでのみ使えます').waitFor({ state: 'detached' });
    await press(page, '送信する');
    await notice(page, '消えない').getByText('送信済み').waitFor();

    await press(page, '管理者画面からログアウト');
    await password(page).waitFor();
    await context.setOffline(true);
    await page.reload();
    await page.getByText('管理者画面はオンラインでのみ使えます').waitFor();
    await expectNoFaults(page);
    await context.setOffline(false);
    await password(page).waitFor();
    expect(device.errors()).toEqual([]);
    await device.close();
  });
});

describe('the library', () => {
  test('is written, corrected and ended by the admin, and reaches members with their next sync', async () => {
    const device = await openAdmin('花子');
    const { page } = device;
    await page.getByRole('tab', { name: 'お知らせ' }).click();
    await notice(page, 'ようこそ').waitFor();
    await expectNoFaults(page);
    await press(page, 'お知らせを書く');
    await press(page, '保存する');
    await page.getByText('本文を入力してください').waitFor();
    await write(page, {
      タイトル: '稽古納め',
      本文: '12月28日です。\nどうぞよいお年を。',
      画像の場所: 'https://example.com/a.png',
    });
    await press(page, '保存する');
    await page.getByText('画像の場所は、/ で始まる').waitFor();
    await page.getByRole('region', { name: '会員に見える形' }).getByText('どうぞよいお年を。').waitFor();
    await expectNoFaults(page);
    await write(page, { 画像の場所: '' });
    await press(page, '保存する');
    await notice(page, '稽古納め').getByText('表示中').waitFor();
    await notice(page, '稽古納め').getByRole('button', { name: '編集' }).click();
    await write(page, { タイトル: '今年の稽古納め' });
    await press(page, '保存する');
    await notice(page, '今年の稽古納め').waitFor();

    await page.getByRole('tab', { name: '合同稽古' }).click();
    expect(new URL(page.url()).search).toBe('?tab=group');
    for (const title of ['流絵の会', '取りやめの会']) {
      await press(page, '合同稽古を加える');
      await write(page, { 開始日時: '2026-11-28T20:00', タイトル: title, 参加用のURL: 'http://meet.example' });
      await press(page, '保存する');
      await page.getByText('参加用のURLは、https:// で始まる').waitFor();
      await write(page, { 参加用のURL: 'https://meet.example/kai' });
      await press(page, '保存する');
      await notice(page, title).getByText('2026年11月28日（土）20:00').waitFor();
    }
    await notice(page, '取りやめの会').getByRole('button', { name: '終了する' }).click();
    await answer(page, '終了する');
    await notice(page, '取りやめの会').getByText('終了', { exact: true }).waitFor();

    await page.getByRole('tab', { name: '今日の稽古' }).click();
    await press(page, '今日の稽古を加える');
    await write(page, {
      日付: '2026-11-21',
      タイトル: '影を三つ数える',
      説明: '窓の外で。',
      '時間（分）': '１２１',
      分類: '観察',
    });
    await press(page, '保存する');
    await page.getByText('時間は1から120までの分で入力してください').waitFor();
    await write(page, { '時間（分）': '８' });
    await press(page, '保存する');
    await notice(page, '影を三つ数える').getByText('今日', { exact: true }).waitFor();
    await press(page, '今日の稽古を加える');
    await write(page, { 日付: '2026-11-21', タイトル: '別の稽古', 説明: '本文', 分類: '観察' });
    await press(page, '保存する');
    await page.getByText('この日にはもう登録があります').waitFor();
    await press(page, 'やめる');
    await answer(page, '保存せずに離れる');

    await synced(page);
    await follow(page, 'ホーム');
    await page.getByRole('heading', { name: '影を三つ数える' }).waitFor();
    await page.getByText('流絵の会').waitFor();
    expect(await page.getByText('取りやめの会').count()).toBe(0);

    const member = await openDevice(browser, { url: backend.url, clock: NOW });
    await logIn(member.page, await signUp('次郎'));
    await member.page.getByRole('dialog', { name: '今年の稽古納め' }).getByText('どうぞよいお年を。').waitFor();
    await dismissAnnouncement(member.page);
    await member.page.getByRole('heading', { name: '影を三つ数える' }).waitFor();
    expect([...device.errors(), ...member.errors()]).toEqual([]);
    await member.close();
    await device.close();
  });
});

describe('the built app', () => {
  const dist = inject('dist');
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => ({ name, text: readFileSync(join(parentPath, name), 'utf8') }));
  const holding = (text: string) => files.filter((file) => file.text.includes(text)).map(({ name }) => name);

  test('holds nothing of the admin’s password and no key that is secret', () => {
    const [, , salt = '', hash = ''] = testKeys.adminPasswordHash.split('$');
    const { adminPassword, secretKey, jwtSecret, vapidPrivateKey } = testKeys;
    const secrets = [adminPassword, salt, hash, secretKey, jwtSecret, vapidPrivateKey];
    expect(Math.min(...secrets.map((secret) => secret.length))).toBeGreaterThan(10);
    for (const secret of secrets) expect(holding(secret)).toEqual([]);
  });

  test('has the admin’s screens in a chunk of their own', () => {
    expect(holding('通知を作成')).toEqual([expect.stringMatching(/^admin-screen-.+\.js$/)]);
    expect(holding('admin-screen-')).not.toContain('index.html');
  });
});
