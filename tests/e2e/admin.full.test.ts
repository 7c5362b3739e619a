import { describe, expect } from 'vitest';
import { testKeys } from '../support/backend/test-keys.ts';
import { dismissAnnouncement, follow, logIn, synced } from '../support/browser/journeys.ts';
import {
  answerDialog,
  expectNoIssues,
  gateButton,
  notice,
  openTab,
  password,
  press,
  test,
  tryPassword,
  write,
} from '../support/fixtures/admin.ts';
import { logInDaily } from '../support/fixtures/home.ts';

describe('the admin gate', () => {
  test('admits a member with the admin password, and shows the end of the lockout after too many attempts', async ({
    backend,
    sql,
    signUp,
    openGuest,
  }) => {
    const member = await signUp('花子');
    const device = await openGuest();
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
    await expectNoIssues(page);

    await backend.setNow('2026-11-21T03:15:01Z');
    await gateButton(page).click();
    await page.getByRole('heading', { name: '花子さん' }).waitFor();
    await page.getByRole('tabpanel', { name: '様子' }).waitFor();
    await page.reload();
    await page.getByRole('tabpanel', { name: '様子' }).waitFor();
    await press(page, '管理者画面からログアウト');
    await password(page).waitFor();
    await page.getByText('管理者画面からログアウトしました').waitFor();
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('admin')))).toEqual([]);
    expect(await sql('select user_id from private.admin_sessions where user_id = $1', [member.userId])).toEqual([]);
    await page.reload();
    await password(page).waitFor();
  });
});

describe('the mark of a tab', () => {
  test('goes with the decision that it asked for', async ({ sql, signUp, openAdmin }) => {
    const [author, reporter] = [await signUp('太郎'), await signUp('次郎')];
    await sql(
      `with kata as (
         insert into public.kata_forms (user_id, id, zou, ishiki) values ($1, gen_random_uuid(), '湯気', '追う') returning id)
       insert into public.kata_reports (user_id, kata_id, reason) select $2, id, 'personal' from kata`,
      [author.userId, reporter.userId],
    );
    const { page } = await openAdmin('花子');
    const marks = page.getByRole('img', { name: '対応待ち' });
    await page.getByRole('tab', { name: '見守る' }).click();
    await expect.poll(() => marks.count()).toBe(2);
    await page.getByRole('tab', { name: /^型/ }).click();
    await press(page, '問題なし');
    await page.getByText('通報を閉じました').waitFor();
    await expect.poll(() => marks.count()).toBe(0);
  });
});

describe('published content', () => {
  test('reaches people without an account by one switch a row, off at first', async ({ sql, openAdmin }) => {
    await sql(`insert into public.outside_addresses (place, address) values ('video:brain-speed-1', 'dQw4w9WgXcQ')`);
    await sql(`insert into public.group_practices (starts_at, title, url)
      values ('2026-11-28T20:00+09', '写絵の会', 'https://meet.example/shae')`);
    const { page } = await openAdmin('四郎');
    for (const [tab, table] of [
      ['お知らせ', 'announcements'],
      ['合同稽古', 'group_practices'],
      ['動画とページ', 'outside_addresses'],
    ] as const) {
      await openTab(page, tab);
      const control = page.getByRole('switch', { name: '登録していない人にも届ける' }).first();
      expect(await control.getAttribute('aria-checked')).toBe('false');
      await expectNoIssues(page);
      const marked = async () => (await sql(`select 1 from public.${table} where for_guests`)).length;
      await control.click();
      await page.getByText('登録していない人にも、1日ほどで届きます').waitFor();
      await expect.poll(() => control.getAttribute('aria-checked')).toBe('true');
      expect(await marked()).toBe(1);
      await control.click();
      await page.getByText('登録していない人の画面からは、1日ほどでなくなります').waitFor();
      expect(await marked()).toBe(0);
    }
    await openTab(page, '今日の稽古');
    expect(await page.getByRole('switch').count()).toBe(0);
    for (const table of ['outside_addresses', 'group_practices']) await sql(`delete from public.${table}`);
  });

  test('is created, edited and ended by the admin, and reaches members with their next sync', async ({
    sql,
    signUp,
    openGuest,
    openAdmin,
  }) => {
    const device = await openAdmin('花子');
    const { page } = device;
    const countTabsPerLine = async (width: number) => {
      await page.setViewportSize({ width, height: 844 });
      const tops = await page
        .getByRole('tab')
        .evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().top));
      return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
    };
    for (const width of [320, 390]) {
      const lines = await countTabsPerLine(width);
      // Only an odd number of tabs leaves one by itself.
      expect(lines.slice(0, -1).filter((amount) => amount < 2)).toEqual([]);
      expect(lines.length).toBeLessThanOrEqual(4);
    }
    await openTab(page, 'お知らせ');
    await notice(page, 'ようこそ').waitFor();
    await expectNoIssues(page);
    await press(page, 'お知らせを書く');
    await press(page, '保存する');
    await page.getByText('本文を入力してください').waitFor();
    await write(page, { タイトル: '稽古納め', 本文: '12月28日です。\nどうぞよいお年を。' });
    await page.locator('input[type=file]').setInputFiles('package.json');
    await answerDialog(page, 'OK');
    await page.locator('input[type=file]').setInputFiles('public/screenshots/narrow-home.png');
    await page.getByRole('button', { name: '画像を外す' }).waitFor();
    await page.getByRole('region', { name: '会員に見える形' }).getByText('どうぞよいお年を。').waitFor();
    await page.getByLabel('画像の説明').fill('雪の道場');
    await page.getByRole('img', { name: '雪の道場' }).waitFor();
    await expectNoIssues(page);
    await press(page, '保存する');
    await page.getByText(/^会員\d+人の画面に、次の同期で出ます。$/).waitFor();
    await answerDialog(page, '公開する');
    await notice(page, '稽古納め').getByText('表示中').waitFor();
    await notice(page, '稽古納め').getByRole('button', { name: '編集' }).click();
    await write(page, { タイトル: '今年の稽古納め' });
    await press(page, '保存する');
    await notice(page, '今年の稽古納め').waitFor();

    await openTab(page, '合同稽古');
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
    await press(page, '合同稽古を加える');
    await write(page, { 開始日時: '2026-11-29T20:00', タイトル: '日曜の会' });
    await page.getByLabel('くり返し').selectOption({ label: '隔週日曜' });
    await write(page, { 最後の日: '2026-11-28' });
    await press(page, '保存する');
    await page.getByText('最後の日は、開始日時より前にはできません').waitFor();
    await expectNoIssues(page);
    await write(page, { 最後の日: '2027-03-28' });
    await press(page, '保存する');
    await notice(page, '日曜の会').getByText('隔週日曜 20:00').waitFor();
    await notice(page, '日曜の会').getByText('2026年11月29日（日）から2027年3月28日（日）まで').waitFor();
    await notice(page, '取りやめの会').getByRole('button', { name: '終了する' }).click();
    await answerDialog(page, '終了する');
    await notice(page, '取りやめの会').getByText('終了', { exact: true }).waitFor();

    await openTab(page, '今日の稽古');
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
    await answerDialog(page, '保存せずに離れる');

    await openTab(page, '動画とページ');
    for (const [place, label, address] of [
      ['「頭の回転を上げる」1の動画', '動画のID', 'https://youtu.be/dQw4w9WgXcQ'],
      ['「ツアー」の稽古サイト', 'URL', 'https://dojo.example/tour'],
    ] as const) {
      await press(page, '動画やページを加える');
      await page.getByLabel('開く場所').selectOption({ label: place });
      await write(page, { [label]: address });
      await expectNoIssues(page);
      await press(page, '保存する');
      await notice(page, place).getByText('公開中').waitFor();
    }

    await openTab(page, '様子');
    await page.getByText('今日の記録がある会員').waitFor();
    await page.getByLabel('メールアドレスまたはID').fill(device.admin.email.toUpperCase());
    await press(page, '探す');
    await page.getByText('登録した日時').waitFor();
    await expectNoIssues(page);
    await page.getByLabel('メールアドレスまたはID').fill('nobody@example.com');
    await press(page, '探す');
    await page.getByText('その会員は見つかりませんでした。').waitFor();

    await synced(page);
    await follow(page, 'ホーム');
    await page.getByRole('heading', { name: '影を三つ数える' }).waitFor();
    await page.getByText('流絵の会').waitFor();
    expect(await page.getByText('取りやめの会').count()).toBe(0);
    await page.getByText('隔週日曜').first().waitFor();

    const member = await openGuest();
    const jiro = await signUp('次郎');
    await logInDaily(sql, jiro, '2026-11-20', '2026-11-20');
    await logIn(member.page, jiro);
    const popup = member.page.getByRole('dialog', { name: '今年の稽古納め' });
    await popup.getByText('どうぞよいお年を。').waitFor();
    const picture = await popup.locator('img').evaluate((image) => {
      if (!(image instanceof HTMLImageElement)) throw new Error('Cannot find the picture');
      return { type: image.src.slice(0, 15), isSmall: image.src.length <= 82_000, width: image.naturalWidth };
    });
    expect(picture).toEqual({ type: 'data:image/webp', isSmall: true, width: expect.any(Number) });
    expect(picture.width).toBeGreaterThan(200);
    await dismissAnnouncement(member.page);
    await member.page.getByRole('heading', { name: '影を三つ数える' }).waitFor();
    await member.page.goto('/training/tokushu/brain-speed');
    await member.page
      .getByRole('button', { name: /開始|始める/ })
      .first()
      .click();
    await member.page.getByRole('button', { name: '動画を再生' }).waitFor();
    await member.page.goto('/training-detail/tour');
    await press(member.page, '稽古を始める');
    await member.page
      .getByRole('dialog', { name: 'ツアー' })
      .locator('iframe[src="https://dojo.example/tour"]')
      .waitFor();
    member.takeErrors();
  });
});
