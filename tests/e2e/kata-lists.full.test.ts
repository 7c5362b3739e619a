import { describe, expect } from 'vitest';
import { waitForOffline } from '../support/browser/browser.ts';
import { goOffline, synced } from '../support/browser/journeys.ts';
import { card, openList, register, test } from '../support/fixtures/kata.ts';

describe('the list of own kata', () => {
  test('keeps the name of each list on one line at 320 px with the largest text', async ({ openKata }) => {
    const { page } = await openKata('?tab=list');
    await page.setViewportSize({ width: 320, height: 640 });
    await page.evaluate(() => {
      document.documentElement.dataset.textSize = 'largest';
    });
    for (const name of ['自分の型', 'みんなの型']) {
      const words = page.getByRole('button', { name, exact: true }).locator('span').first();
      const { height, lineHeight } = await words.evaluate((element) => ({
        height: element.getBoundingClientRect().height,
        lineHeight: Number.parseFloat(getComputedStyle(element).lineHeight),
      }));
      expect(height, name).toBeLessThan(1.5 * lineHeight);
    }
  });

  test('shows fifty at a time', async ({ openKata, sql, member }) => {
    const { page } = await openKata();
    await sql(
      `insert into public.kata_forms (user_id, id, zou, ishiki)
       select $1, gen_random_uuid(), repeat('象', 1 + (n * 37) % 200), n::text from generate_series(1, 120) n`,
      [member.userId],
    );
    await page.reload();
    await openList(page);
    await page.getByText('120件', { exact: true }).waitFor();
    const rows = page.getByRole('list', { name: '自分の型' }).locator('> li');
    expect(await rows.count()).toBe(50);
    await page.getByRole('button', { name: 'さらに50件を見る（残り70件）' }).click();
    await page.getByRole('button', { name: 'さらに20件を見る（残り20件）' }).click();
    expect(await rows.count()).toBe(120);
    expect(await rows.nth(100).evaluate((row) => row === document.activeElement)).toBe(true);
  });

  test('deletes after a confirmation, with undo for five seconds', async ({ openKata, kataOnServer }) => {
    const { page } = await openKata();
    await register(page, { zou: '消す象', ishiki: '意識' });
    await openList(page);
    await page.getByRole('button', { name: '削除', exact: true }).click();
    await page.getByRole('button', { name: 'やめる' }).click();
    await card(page, '消す象').waitFor();
    await page.getByRole('button', { name: '削除', exact: true }).click();
    await page.getByRole('alertdialog').waitFor();
    await page.goBack();
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await page.goForward();
    await card(page, '消す象').waitFor();
    for (const undo of [true, false]) {
      await page.getByRole('button', { name: '削除', exact: true }).click();
      await page.getByRole('button', { name: '削除する' }).click();
      await card(page, '消す象').waitFor({ state: 'detached' });
      if (undo) await page.getByRole('button', { name: '元に戻す' }).click();
    }
    await expect.poll(async () => (await kataOnServer())[0]?.deleted, { timeout: 15_000 }).toBe(true);
    expect(await page.getByText('まだ型がありません').count()).toBe(1);
  });

  test('deletes at once when the member leaves the list', async ({ openKata }) => {
    const { page } = await openKata();
    await register(page, { zou: '消す象', ishiki: '意識' });
    await openList(page);
    await page.getByRole('button', { name: '削除', exact: true }).click();
    await page.getByRole('button', { name: '削除する' }).click();
    await page.getByRole('tab', { name: 'テスト' }).click();
    await page.getByText('テストする型がありません。まず型を登録してください。').waitFor();
    await page.getByRole('button', { name: '元に戻す' }).click();
    await page.getByRole('button', { name: 'テストを開始' }).waitFor();
  });
});

describe('shared kata', () => {
  test('are copied once, with the suffix, and counted as copied', async ({
    openKata,
    addShared,
    publishLibrary,
    kataOnServer,
  }) => {
    await addShared({ zou: '坂の上', ishiki: '郵便局', name: '坂' });
    await publishLibrary();
    const { page } = await openKata('?tab=list&view=all');
    await page.getByRole('button', { name: '自分の型にする' }).dblclick();
    await page.getByText('型を自分の型として保存しました！').waitFor();
    await card(page, '坂の上').getByText('自分の型にしました').waitFor();
    expect(await page.getByRole('button', { name: '自分の型にする' }).count()).toBe(0);
    await synced(page);
    expect(await kataOnServer()).toMatchObject([{ name: '坂（コピー）', zou: '坂の上', is_copied: true }]);
    await card(page, '坂の上').getByText('1人が写しました').waitFor();
  });

  test('come from the device offline and also from the server online, in a stable order', async ({
    openKata,
    addShared,
    publishLibrary,
  }) => {
    await addShared(
      { zou: '近くの象', ishiki: '一', name: '甲の型' },
      { zou: '近くの森', ishiki: '二', name: '乙の型' },
    );
    await publishLibrary();
    await addShared(...Array.from({ length: 60 }, (_, n) => ({ zou: `遠くの象${n}`, ishiki: '三', name: `型${n}` })));
    const device = await openKata();
    const { page, context } = device;
    await goOffline(device);
    await openList(page, 'みんなの型');
    await page.getByText('この端末にある、よく写された2件から探しています').waitFor();
    await page.getByLabel('検索').fill('ノ');
    const before = await page.getByRole('article').allInnerTexts();
    expect(before).toHaveLength(2);
    await context.setOffline(false);
    await card(page, '遠くの象').first().waitFor();
    const after = await page.getByRole('article').allInnerTexts();
    expect(after.slice(0, 2)).toEqual(before);
    await page.getByText('オフラインです').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^さらに/ }).click();
    await page.getByText('62件', { exact: true }).waitFor();
  });

  test('are read on while all that came is the member’s own and left out', async ({
    sql,
    member,
    openKata,
    addShared,
    taro,
  }) => {
    await sql(
      `insert into public.kata_forms (user_id, id, zou, ishiki, name)
       select $1, gen_random_uuid(), '近くの象', n::text, 'あ' from generate_series(1, 120) n`,
      [member.userId],
    );
    await addShared({ zou: '遠くの象', ishiki: '三', name: 'ん' });
    const { page } = await openKata('?tab=list&view=all');
    const leaveOutOwn = page.getByRole('switch', { name: '自分の型を除く' });
    await card(page, '近くの象').first().waitFor();
    await leaveOutOwn.click();
    await card(page, '遠くの象').waitFor();
    expect(await page.getByRole('article').count()).toBe(1);
    await sql('delete from public.kata_forms where user_id = $1', [taro.userId]);
    await page.reload();
    await leaveOutOwn.click();
    await page.getByText('ほかの会員の型は、まだありません').waitFor();
  });

  test('show an error when the search fails, and can be retried', async ({ openKata, addShared }) => {
    await addShared({ zou: '遠くの象', ishiki: '三' });
    const { page } = await openKata();
    await page.route('**/rpc/search_shared_kata', (route) => route.fulfill({ status: 503, body: '' }));
    await openList(page, 'みんなの型');
    await page.getByText('ほかの型を読み込めませんでした').waitFor();
    await page.unroute('**/rpc/search_shared_kata');
    await page.getByRole('button', { name: 'もう一度探す' }).click();
    await card(page, '遠くの象').waitFor();
  });

  test('that have been deleted make the copy fail, which is shown and can be dismissed', async ({
    sql,
    openKata,
    addShared,
    publishLibrary,
    taro,
  }) => {
    await addShared({ zou: '消える象', ishiki: '三' });
    await publishLibrary();
    const { page, context } = await openKata('?tab=list&view=all');
    await card(page, '消える象').waitFor();
    await waitForOffline(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: '自分の型にする' }).click();
    await page.getByText('型を自分の型として保存しました！').waitFor();
    await sql('update public.kata_forms set deleted = true where user_id = $1', [taro.userId]);
    await context.setOffline(false);
    await page.getByText('型のコピーに失敗しました。').waitFor({ timeout: 20_000 });
    await page.getByText('写すもとの型は、もう共有されていません。').first().waitFor();
    await page.getByRole('button', { name: '確認しました' }).click();
    await page.getByText('型のコピーに失敗しました。').waitFor({ state: 'detached' });
    await openList(page);
    await page.getByText('まだ型がありません').waitFor();
  });
});
