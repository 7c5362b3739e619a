import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import type { TestBackend } from '../support/backend/backend.ts';
import { button, finish, goOffline, readHomeNumbers, synced } from '../support/browser/journeys.ts';
import { findScreenIssues } from '../support/browser/screen-issues.ts';
import { doGuideSteps, logInDaily, practise, registerKata } from '../support/fixtures/home.ts';
import { type Member, test } from '../support/test.ts';

const streakCard = (page: Page) => page.getByRole('region', { name: '連続記録' });
const tenMinutes = (page: Page) => page.getByRole('article', { name: '今日の10分' });
const celebration = (page: Page, name: string) => page.getByRole('article', { name });

/** Waits until home has decided on its further card. */
async function settle(page: Page) {
  await page.getByRole('region', { name: '合同稽古' }).waitFor();
  await synced(page);
  await page.clock.runFor(500);
}

/** The parts of home from top to bottom, by their first words. */
const partsOf = (page: Page) =>
  page
    .locator('main > :nth-child(2) > *')
    .evaluateAll((parts) => parts.map((part) => part.getAttribute('aria-label') ?? part.textContent?.slice(0, 7)));

describe('home on the first day', () => {
  test('has the next step of the guide, the streak and the training, and asks nothing', async ({ page }) => {
    await settle(page);
    expect(await partsOf(page)).toEqual([
      expect.stringMatching(/^こんにちは/),
      expect.stringMatching(/^はじめての方へ/),
      '連続記録',
      '今日の稽古',
      expect.stringMatching(/^合同稽古/),
      'お知らせ',
      'ログアウト',
    ]);
    await page.getByText('次はこれ').waitFor();
    await page.getByRole('article', { name: '今日の稽古' }).getByText(/^初級/).waitFor();
    expect(await button(page, '復活チケットを使う').count()).toBe(0);
    expect(await findScreenIssues(page)).toEqual([]);
  });

  test('asks on the second day after a practice, and leads from the answer to the drills that fit it', async ({
    sql,
    member,
    openSignedIn,
  }) => {
    await logInDaily(sql, member, '2026-11-19', '2026-11-19');
    await practise(sql, member, 'jutsu', '2026-11-19');
    const { page } = await openSignedIn();
    await page.getByLabel('稽古に求めること').selectOption('景色を思い描きたい');
    await page.getByLabel('1日の稽古時間').selectOption('10分くらい');
    await button(page, 'おすすめを見る').click();
    await page.waitForURL('/training-menu');
    const recommended = page.getByRole('region', { name: 'おすすめ' }).getByRole('listitem');
    await recommended.first().waitFor();
    expect(await recommended.allTextContents()).toEqual([
      expect.stringContaining('うつしえ'),
      expect.stringContaining('辞書'),
      expect.stringContaining('流絵'),
    ]);
  });

  test('reports a cache that cannot be read, once', async ({ page }) => {
    const message = page.getByText('キャッシュデータの読み込みに失敗しました');
    await page.evaluate(() => localStorage.setItem('keiko.home-cache', '{'));
    await page.reload();
    await message.waitFor();
    await expect.poll(() => readHomeNumbers(page)).toMatchObject({ 連続記録: '1' });
    await settle(page);
    await page.reload();
    await settle(page);
    expect(await message.count()).toBe(0);
  });
});

describe('home after a missed day', () => {
  test('covers three days in one step, offline, and another device that did the same spends nothing', async ({
    sql,
    member,
    openSignedIn,
  }) => {
    await logInDaily(sql, member, '2026-10-04', '2026-11-16');
    const [first, second] = [await openSignedIn(), await openSignedIn()];
    for (const device of [first, second]) {
      const { page } = device;
      if (device === first) {
        await page.getByText('おかえりなさい。').waitFor();
        expect(await findScreenIssues(page)).toEqual([]);
        await button(page, 'ホームへ').click();
        // The other device learns that the member was welcomed.
        await synced(page);
      }
      await streakCard(page).getByText('1日 → 48日').waitFor();
      await goOffline(device);
      await button(page, '復活チケットを使う').click();
      const question = page.getByRole('alertdialog', { name: '復活チケットを使いますか' });
      await question.getByText('3日分、3枚で48日がつながります。').waitFor();
      await question.getByText('残り枚数 4枚 → 1枚').waitFor();
      await button(page, 'やめる').click();
      await button(page, '復活チケットを使う').click();
      await button(page, 'チケットを使う').click();
      await page.getByText('11月17日から19日までを復活チケットでつなぎました').waitFor();
      expect(await button(page, '復活チケットを使う').count()).toBe(0);
      expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('総ログイン');
    }
    for (const { page, context } of [first, second]) {
      await context.setOffline(false);
      await synced(page);
      const numbers = { 連続記録: '48', 総ログイン: '45', 復活チケット: '1' };
      await expect.poll(() => readHomeNumbers(page)).toMatchObject(numbers);
    }
    const bridges = 'select count(distinct bridge)::integer as bridges from public.login_records where user_id = $1';
    expect(await sql(bridges, [member.userId])).toEqual([{ bridges: 1 }]);
  });

  test('tells the member that a bridge came too late', async ({ sql, member, backend, openSignedIn }) => {
    await logInDaily(sql, member, '2026-11-10', '2026-11-17');
    const device = await openSignedIn();
    const { page } = device;
    await goOffline(device);
    await button(page, '復活チケットを使う').click();
    await button(page, 'チケットを使う').click();
    await page.getByText('11月18日から19日までを復活チケットでつなぎました').waitFor();
    await backend.setNow('2026-12-21T03:00:00Z');
    await device.setClock('2026-12-21T03:00:00Z');
    await page.goto('/streak');
    await device.context.setOffline(false);
    await page.getByText('11月18日から19日までの復活チケットは取り消されました').waitFor();
    await page.goto('/sync');
    await page.getByText('11月18日から19日までの復活チケット', { exact: true }).waitFor();
    expect(await button(page, 'もう一度送る').count()).toBe(1);
    await page.goto('/streak');
    await page.locator('#page').getByRole('button', { name: '確認しました' }).click();
    await expect.poll(() => page.getByText('取り消されました').count()).toBe(0);
  });

  test('says that the day is recorded when another tab was faster', async ({ sql, member, openSignedIn }) => {
    await logInDaily(sql, member, '2026-11-15', '2026-11-18');
    const { page, context } = await openSignedIn();
    const other = await context.newPage();
    await other.goto('/streak');
    await button(page, '復活チケットを使う').click();
    await page.getByRole('alertdialog', { name: '復活チケットを使いますか' }).waitFor();
    await button(other, '復活チケットを使う').click();
    await button(other, 'チケットを使う').click();
    await other.getByText('11月19日を復活チケットでつなぎました').waitFor();
    await other.getByText('昨日は、復活チケットで補ってあります').waitFor();
    await button(page, 'チケットを使う').click();
    await page.getByRole('alertdialog', { name: '昨日は、復活チケットで補ってあります' }).waitFor();
    await expect.poll(() => readHomeNumbers(page)).toMatchObject({ 復活チケット: '2' });
  });
});

describe('home on the tenth day', () => {
  test('shows one further card: the lesson, then a drill, and before all a review', async ({
    sql,
    member,
    openSignedIn,
  }) => {
    await logInDaily(sql, member, '2026-11-11', '2026-11-19');
    await doGuideSteps(sql, member, '2026-11-19');
    const { page } = await openSignedIn();
    // The one question of the day.
    await button(page, '答えない').click();
    const programme = page.getByRole('article', { name: '頭の回転を上げる' });
    await programme.getByText('今日の10分').waitFor();
    expect(await tenMinutes(page).count()).toBe(0);

    await sql(`update public.training_progress set last_watched_date = '2026-11-20' where user_id = $1`, [
      member.userId,
    ]);
    await page.reload();
    await tenMinutes(page).getByRole('link', { name: 'この稽古をひらく' }).waitFor();
    expect(await programme.getByText('今日の10分').count()).toBe(0);

    await registerKata(sql, member, '雨の停留所', '2026-11-20');
    await page.reload();
    await tenMinutes(page).getByRole('heading', { name: '型を確かめる' }).waitFor();
    expect(await tenMinutes(page).count()).toBe(1);
    expect(await findScreenIssues(page)).toEqual([]);
    await tenMinutes(page).getByRole('link', { name: '型のテストへ' }).click();
    await page.getByRole('tab', { name: 'テスト', selected: true }).waitFor();
  });

  test('leads to words that are due, and back home, also from the end', async ({ sql, member, openSignedIn }) => {
    await logInDaily(sql, member, '2026-11-11', '2026-11-19');
    await sql(
      `insert into public.practice_results (user_id, id, training_type, day, results) values ($1, gen_random_uuid(),
       'jisho', '2026-11-15', '[{"item": "jisho-001", "result": "seen"}, {"item": "jisho-meaning-水掛け論", "result": "again"}]')`,
      [member.userId],
    );
    const { page } = await openSignedIn();
    await tenMinutes(page).getByRole('link', { name: '辞書の稽古へ' }).click();
    await page.getByRole('heading', { level: 1, name: '辞書の稽古' }).waitFor();
    await button(page, '戻る').click();
    await tenMinutes(page).getByRole('link', { name: '辞書の稽古へ' }).click();
    await finish(page, '稽古完了', 'ホームへ');
    await page.getByRole('region', { name: '連続記録' }).waitFor();
  });
});

describe('home on the three-hundredth day', () => {
  test('celebrates the milestone once, on whichever device', async ({ sql, member, openSignedIn }) => {
    await logInDaily(sql, member, '2026-01-25', '2026-11-19');
    const [{ page }, { page: other }] = [await openSignedIn(), await openSignedIn()];
    await expect.poll(() => readHomeNumbers(page)).toMatchObject({ 連続記録: '300', 最長記録: '300' });
    for (const each of [page, other]) {
      await celebration(each, '200日の節目です').getByText('復活チケットも10枚増えました').waitFor();
    }
    await expect.poll(() => readHomeNumbers(page)).toMatchObject({ 復活チケット: '13' });
    expect(await tenMinutes(page).count()).toBe(0);
    expect(await findScreenIssues(page)).toEqual([]);
    await button(page, '閉じる').click();
    await celebration(page, '200日の節目です').waitFor({ state: 'detached' });
    await synced(page);
    await page.reload();
    await settle(page);
    expect(await celebration(page, '200日の節目です').count()).toBe(0);
    await other.reload();
    await settle(other);
    // The other device learns it with its next sync.
    await celebration(other, '200日の節目です').waitFor({ state: 'detached' });
    await other.reload();
    await settle(other);
    expect(await celebration(other, '200日の節目です').count()).toBe(0);

    await page.goto('/streak');
    const milestones = page.getByRole('region', { name: '節目' });
    await milestones.waitFor();
    expect((await milestones.getByRole('listitem').allTextContents()).slice(0, 4)).toEqual([
      '6060日到達',
      '100100日到達',
      '200200日到達',
      '365365日あと65日',
    ]);
  });
});

describe('the list of announcements', () => {
  test('shows older ones too, offline, from home and the profile', async ({ sql, openSignedIn }) => {
    await sql(
      `insert into public.announcements (date, title, content) values ('2025-12-24', '年末の稽古', 'お休みはありません。')`,
    );
    const device = await openSignedIn();
    const { page } = device;
    await goOffline(device);
    await page.getByRole('link', { name: 'お知らせ', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'お知らせ' }).waitFor();
    expect(await page.getByRole('article').count()).toBe(2);
    await page.getByRole('article', { name: '年末の稽古' }).getByText('2025年12月24日（水）').waitFor();
    expect(await findScreenIssues(page)).toEqual([]);
    await page.goto('/profile');
    await page.getByRole('link', { name: /^お知らせ/ }).click();
    await page.getByRole('article', { name: '年末の稽古' }).waitFor();
    await sql(`delete from public.announcements where title = '年末の稽古'`);
  });

  test('says so when there is none', async ({ sql, openSignedIn }) => {
    const { page } = await openSignedIn();
    await sql('update public.announcements set ended = true');
    await page.reload();
    await synced(page);
    await page.goto('/announcements');
    await page.getByText('お知らせはまだありません').waitFor();
    expect(await findScreenIssues(page)).toEqual([]);
    await sql('update public.announcements set ended = false');
  });
});

test('始める stays above the bar under a banner on a small phone', async ({ sql, member, openSignedIn }) => {
  const { page } = await openSignedIn();
  await synced(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await sql('delete from auth.sessions where user_id = $1', [member.userId]);
  await page.clock.fastForward(4_000_000);
  await page.reload();
  await page.getByText('再ログインが必要です').first().waitFor();
  const start = page.getByRole('article', { name: '今日の稽古' }).getByRole('link', { name: '始める' });
  const [box, bar] = [await start.boundingBox(), await page.getByRole('navigation').boundingBox()];
  expect((box?.y ?? 640) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  expect(await findScreenIssues(page)).toEqual([]);
  await start.click({ trial: true });
});

describe('an item of the day before', () => {
  test('is asked once on all devices, with one tap', async ({ sql, member, openSignedIn }) => {
    await logInDaily(sql, member, '2026-11-18', '2026-11-19');
    for (const day of ['2026-11-18', '2026-11-19']) await practise(sql, member, 'utsusie', day);
    await sql(
      `insert into public.member_settings (user_id, key, entries) values ($1, 'aim', '{"asked": 1}')
       on conflict (user_id, key) do update set entries = excluded.entries`,
      [member.userId],
    );
    await sql(
      `insert into public.practice_results (user_id, id, training_type, day, results)
       values ($1, gen_random_uuid(), 'utsusie', '2026-11-19', '[{"item": "utsusie-001-2", "result": "wrong"}]')`,
      [member.userId],
    );
    const { page } = await openSignedIn();
    const { page: other } = await openSignedIn();
    const card = (each: Page) => each.getByRole('article', { name: 'この前の一問' });
    await card(other).getByText('みぞれが混じるのはどこですか。').waitFor();
    await button(page, '平野').click();
    await card(page)
      .getByText(/みぞれが混じりそうです。/)
      .waitFor();
    expect(await findScreenIssues(page)).toEqual([]);
    await card(page).getByRole('button', { name: '閉じる' }).click();
    await card(page).waitFor({ state: 'detached' });
    await synced(page);
    const stored = () =>
      sql<{ results: unknown }>(
        `select results from public.practice_results where user_id = $1 and day = '2026-11-20'`,
        [member.userId],
      );
    await expect.poll(stored).toEqual([
      {
        results: [
          { item: 'kept', result: 'seen' },
          { item: 'utsusie-001-2', result: 'wrong' },
        ],
      },
    ]);
    await other.goto('/');
    await settle(other);
    await expect.poll(() => card(other).count()).toBe(0);
  });
});

describe('a line of seven days ago', () => {
  async function writeSevenDaysAgo(sql: TestBackend['sql'], { userId }: Member, text: string) {
    await sql(
      `insert into public.notes (user_id, id, text, day, written_at, about, question, recall, rev)
       values ($1, gen_random_uuid(), $2, '2026-11-13', '2026-11-13T03:00:00Z', 'kyokun', '誰から話を聞きますか。', 'week', 1)`,
      [userId, text],
    );
  }
  const card = (page: Page) => page.getByRole('article', { name: '前に書いた一行' });

  test('is folded on home, and answered once on all devices', async ({ sql, member, openSignedIn }) => {
    await logInDaily(sql, member, '2026-11-12', '2026-11-19');
    await writeSevenDaysAgo(sql, member, '先に名乗ってから聞く');
    const { page } = await openSignedIn();
    const { page: other } = await openSignedIn();
    await card(other).waitFor();
    expect(await page.getByText('先に名乗ってから聞く').isVisible()).toBe(false);
    await page.getByText('七日前の一行があります').click();
    await page.getByText('先に名乗ってから聞く').waitFor();
    expect(await findScreenIssues(page)).toEqual([]);
    await button(page, '使った').click();
    await card(page).waitFor({ state: 'detached' });
    await synced(page);
    expect(await sql('select recall from public.notes where user_id = $1', [member.userId])).toEqual([
      { recall: 'used' },
    ]);
    await other.goto('/');
    await settle(other);
    await expect.poll(() => card(other).count()).toBe(0);
  });
});
