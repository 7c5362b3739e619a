import { describe, expect } from 'vitest';
import { type Device, waitForOffline } from '../support/browser/browser.ts';
import { synced } from '../support/browser/journeys.ts';
import { card, openList, register, test } from '../support/fixtures/kata.ts';

describe('kata offline and on two devices', () => {
  test('are created, listed and tested offline, and synced later', async ({ openKata, kataOnServer }) => {
    const { page, context } = await openKata();
    await waitForOffline(page);
    await context.setOffline(true);
    await page.goto('/kata-training?tab=list');
    await page.getByText('まだ型がありません').waitFor();
    await register(page, { zou: '電波のない山', ishiki: '静けさ' });
    await openList(page);
    await card(page, '電波のない山').getByText('未送信').waitFor();
    await page.getByRole('tab', { name: 'テスト' }).click();
    await page.getByRole('button', { name: 'テストを開始' }).click();
    await page.getByRole('button', { name: '答えを見る' }).click();
    await page.getByRole('button', { name: 'おぼえた', exact: true }).click();
    await page.getByRole('heading', { name: 'テストが終わりました' }).waitFor();
    await context.setOffline(false);
    await synced(page);
    expect(await kataOnServer()).toMatchObject([{ zou: '電波のない山' }]);
  });

  test('offer an edit that another device’s deletion has overridden to register it again, or to discard it', async ({
    openKata,
    kataOnServer,
  }) => {
    const phone = await openKata();
    await register(phone.page, { zou: '消される象', ishiki: '意識', name: '共通' });
    await synced(phone.page);
    const tablet = await openKata('?tab=list');
    await card(tablet.page, '共通').waitFor();
    await edit(tablet, '意識', '直した意識');
    await openList(phone.page);
    await phone.page.getByRole('button', { name: '削除', exact: true }).click();
    await phone.page.getByRole('button', { name: '削除する' }).click();
    await phone.page.getByRole('tab', { name: 'テスト' }).click();
    await expect.poll(async () => (await kataOnServer())[0]?.deleted).toBe(true);
    await tablet.context.setOffline(false);
    const notice = tablet.page.getByText('「共通」は別の端末で削除されていました');
    await notice.waitFor({ timeout: 20_000 });
    await tablet.page.getByRole('button', { name: 'もう一度登録する' }).click();
    await notice.waitFor({ state: 'detached' });
    await card(tablet.page, '共通').getByText('直した意識').waitFor();
    await synced(tablet.page);
    expect((await kataOnServer()).filter(({ deleted }) => !deleted)).toMatchObject([{ ishiki: '直した意識' }]);
  });

  /** Goes offline and edits a field of the only kata. */
  async function edit({ page, context }: Device, field: string, text: string) {
    await context.setOffline(true);
    await openList(page);
    await page.getByRole('button', { name: '編集' }).click();
    await page.getByRole('dialog').getByLabel(field, { exact: true }).fill(text);
    await page.getByRole('dialog').getByRole('button', { name: '保存する' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
});
