import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { scenarios } from '../../src/practices/setsuna/content.ts';
import { goOffline, synced } from '../support/browser/journeys.ts';
import { answerDialog, expectNoIssues, notice, openTab, press, test, write } from '../support/fixtures/admin.ts';
import { markScenariosSeen, scenarioCsv } from '../support/fixtures/materials.ts';

async function openMaterials(page: Page, drill: string) {
  await openTab(page, '教材');
  await page.getByLabel('稽古', { exact: true }).selectOption({ label: drill });
  await page.getByRole('heading', { name: `${drill}の教材` }).waitFor();
}

const chooseFile = (page: Page, text: string, name = 'added.csv') =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

/** Plays 刹那 for some scenarios and returns what happened in each. */
async function playSetsuna(page: Page, amount: number): Promise<readonly string[]> {
  await page.goto('/training/setsuna');
  const events: string[] = [];
  for (let n = 0; n < amount; n += 1) {
    await press(page, '思考開始');
    const main = (await page.locator('main').textContent()) ?? '';
    const added = /足した出来事\d+が、目の前で起きる。/.exec(main)?.[0];
    events.push(added ?? scenarios.find(({ event }) => main.includes(event))?.event ?? main);
    if (n + 1 < amount) await press(page, '次の状況');
  }
  await press(page, '稽古完了');
  await press(page, '稽古の一覧へ');
  await page.getByRole('heading', { name: '十七の稽古' }).waitFor();
  return events;
}

const isAdded = (event: string) => event.startsWith('足した出来事');

describe('material that the admin adds', () => {
  test('by a file reaches a device that was offline, stays there offline, and can be withdrawn once seen', {
    timeout: 240_000,
  }, async ({ sql, openAdmin, openSignedIn, member }) => {
    await sql('delete from public.materials');
    await markScenariosSeen({ sql }, member.userId, '2026-11-01');
    const phone = await openSignedIn();
    await goOffline(phone);

    const admin = await openAdmin('花子');
    const { page } = admin;
    await openMaterials(page, '刹那');
    await page.getByText('まだ足した教材がありません').waitFor();
    await expectNoIssues(page);
    await press(page, 'ファイルから足す');
    const lines = scenarioCsv(10).split('\r\n');
    await chooseFile(
      page,
      [...lines.slice(0, 4), '場面だけ,,街', ...lines.slice(5), '同じ,同じ。,街,余り'].join('\r\n'),
    );
    await page.getByText('直すところが2か所あります').waitFor();
    await page.getByRole('listitem').filter({ hasText: '5行目' }).getByText('「出来事」入力してください').waitFor();
    await page.getByRole('listitem').filter({ hasText: '12行目' }).waitFor();
    await expectNoIssues(page);
    expect(await sql('select from public.materials')).toEqual([]);
    await chooseFile(page, scenarioCsv(10));
    await page.getByText('10件を読み取りました').waitFor();
    await page.getByText('ほか7件').waitFor();
    await expectNoIssues(page);
    await press(page, '10件を足す');
    await page.getByText('10件を足しました。会員には次の同期で届きます。').waitFor();
    await page.getByRole('heading', { name: '足した場面10で待つ。' }).waitFor();
    await press(page, 'ファイルから足す');
    await chooseFile(page, scenarioCsv(10));
    await page.getByText('直すところが10か所あります').waitFor();
    await press(page, 'やめる');

    expect((await playSetsuna(phone.page, 2)).filter(isAdded)).toEqual([]);
    await phone.context.setOffline(false);
    await synced(phone.page);
    // The document arrives after the sync.
    await expect.poll(async () => (await playSetsuna(phone.page, 1)).some(isAdded), { timeout: 90_000 }).toBe(true);
    const shown = await playSetsuna(phone.page, 2);
    expect(shown.filter(isAdded)).toHaveLength(2);
    await synced(phone.page);
    await phone.context.setOffline(true);
    const offline = await playSetsuna(phone.page, 2);
    expect(offline.filter(isAdded)).toHaveLength(2);
    expect(new Set([...shown, ...offline]).size).toBe(4);

    const [event = ''] = shown;
    const number = /\d+/.exec(event)?.[0];
    const seen = `足した場面${number}で待つ。`;
    await notice(page, seen).getByRole('button', { name: '取り下げる' }).click();
    await answerDialog(page, '取り下げる');
    await notice(page, seen).getByText('取り下げ中').waitFor();
    await phone.context.setOffline(false);
    await synced(phone.page);
    const rest = await playSetsuna(phone.page, 2);
    expect(rest.filter(isAdded)).toHaveLength(2);
    expect(rest).not.toContain(event);
    await phone.page.goto('/history');
    await phone.page.getByText('刹那').first().waitFor();
    const stored = await sql<{ item: string }>(
      `select distinct r ->> 'item' as item from public.practice_results, jsonb_array_elements(results) r
       where user_id = $1 and r ->> 'item' like 'setsuna-_____'`,
      [member.userId],
    );
    expect(stored.length).toBeGreaterThanOrEqual(4);
  });

  test('one by one is previewed, edited, and kept while the form is wrong', async ({
    sql,
    openAdmin,
    openSignedIn,
  }) => {
    await sql('delete from public.materials');
    const { page } = await openAdmin('春子');
    await openMaterials(page, '今日の稽古');
    expect(new URL(page.url()).search).toBe('?tab=materials&pack=daily');
    await press(page, '教材を足す');
    await write(page, { 日: '11/21', タイトル: '窓の外の三つの音', 説明: '近い音から順に三つ数えます。' });
    await press(page, '保存する');
    await page
      .getByText('1から120までの分にしてください')
      .or(page.getByText('入力してください').first())
      .first()
      .waitFor();
    expect(await page.getByLabel('タイトル', { exact: true }).inputValue()).toBe('窓の外の三つの音');
    await write(page, { '時間（分）': '５', 分類: '観察', ふりがな: '近い=ちかい' });
    await page.getByRole('article', { name: '会員に見える形' }).getByText('近い音から順に三つ数えます。').waitFor();
    await expectNoIssues(page);
    await press(page, '保存する');
    await page.getByText('保存しました。会員には次の同期で届きます。').waitFor();
    await notice(page, '窓の外の三つの音').getByRole('button', { name: '編集' }).click();
    await write(page, { タイトル: '窓の外の四つの音' });
    await press(page, '保存する');
    await notice(page, '窓の外の四つの音').waitFor();
    await press(page, 'ファイルから足す');
    const download = page.waitForEvent('download');
    await press(page, 'ひな形（CSV）を保存');
    expect((await download).suggestedFilename()).toBe('keiko-今日の稽古.csv');

    const phone = await openSignedIn();
    await phone.page.getByRole('heading', { name: '窓の外の四つの音' }).waitFor();
  });
});
