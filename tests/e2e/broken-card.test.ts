import { describe, expect } from 'vitest';
import { button, readHomeNumbers } from '../support/browser/journeys.ts';
import { test } from '../support/test.ts';

const BROKEN = 'ここを表示できませんでした。';

/** Runs in the page: stores `body` as that of the only kata, and resolves to the one it had. */
async function setKataBody(body: unknown): Promise<unknown> {
  let former: unknown;
  const settled = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await settled(indexedDB.open(name));
    if (database.objectStoreNames.contains('docs')) {
      const docs = database.transaction('docs', 'readwrite').objectStore('docs');
      for (const row of await settled(docs.getAll())) {
        if (!row.id.startsWith('kata_forms/')) continue;
        former = row.body;
        await settled(docs.put({ ...row, body }));
      }
    }
    database.close();
  }
  return former;
}

describe('a card whose data is damaged', () => {
  test('says so in its place, the screen goes on, and the card returns once the data can be read', async ({
    openGuest,
  }) => {
    const { page, takeErrors } = await openGuest();
    await page.goto('/login');
    await button(page, '登録せずに始める').click();
    await expect.poll(() => readHomeNumbers(page)).toMatchObject({ 連続記録: '1' });
    await page.goto('/kata-training');
    await page.getByLabel('象').fill('朝の霧');
    await page.getByLabel('意識').fill('静か');
    await button(page, '型を登録する').click();
    await page.getByText('型を登録しました').waitFor();

    // With no page of the app open.
    await page.goto('/favicon.svg');
    const body = await page.evaluate(setKataBody, 'damaged');
    await page.goto('/');
    await page.getByText(BROKEN).first().waitFor();
    expect(await readHomeNumbers(page)).toMatchObject({ 連続記録: '1' });
    await page.getByRole('article', { name: '今日の稽古' }).waitFor();
    await page.getByRole('link', { name: 'プロフィール' }).click();
    await page.getByRole('region', { name: 'ログインの記録' }).waitFor();
    expect(await page.getByText(BROKEN).count()).toBe(1);
    expect(takeErrors()).not.toEqual([]);

    await page.evaluate(setKataBody, body);
    await button(page, 'もう一度').click();
    await page.getByRole('region', { name: '稽古の歩み' }).getByText('自分の型').waitFor();
    expect(await page.getByText(BROKEN).count()).toBe(0);
  });
});
