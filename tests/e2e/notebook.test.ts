import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { topics } from '../../src/features/lessons/content/topics.ts';
import { button, follow, goOffline, synced } from '../support/browser/journeys.ts';
import { field, note, test, write } from '../support/fixtures/notebook.ts';

describe('the notebook', () => {
  test('is written, edited and emptied offline, and is the same on a second device', async ({
    device,
    openSignedIn,
    notesOnServer,
  }) => {
    const { page, context } = device;
    await follow(page, 'プロフィール', '稽古帳');
    await page.getByText('まだ何も書かれていません').waitFor();
    expect(await page.getByRole('link', { name: 'プロフィール' }).getAttribute('aria-current')).toBe('page');
    await write(page, '朝の音は三つ。');
    await synced(page);
    await goOffline(device);
    await page.reload();
    await device.setClock('2026-11-20T16:00:00Z');
    await write(page, '夜は、ひとつだけ。\n二行目。');
    await note(page, '夜は').getByText('未送信').waitFor();
    await page.getByRole('region', { name: '11月21日（土）' }).getByText('夜は').waitFor();

    await note(page, '朝の音').getByRole('button', { name: '編集' }).click();
    const dialog = page.getByRole('dialog', { name: 'ひとことを直す' });
    await dialog.getByLabel('ひとこと').fill('朝の音は四つ。');
    await dialog.getByRole('button', { name: '保存する' }).click();
    await dialog.waitFor({ state: 'detached' });
    await note(page, '朝の音は四つ。').waitFor();
    await context.setOffline(false);
    await expect
      .poll(async () => (await notesOnServer()).map(({ text }) => text))
      .toEqual(['朝の音は四つ。', '夜は、ひとつだけ。\n二行目。']);

    const { page: other } = await openSignedIn();
    await other.goto('/notebook');
    await note(other, '朝の音は四つ。').waitFor();
    await note(other, '夜は').waitFor();
    for (const isUndone of [true, false]) {
      await note(other, '朝の音').getByRole('button', { name: '削除' }).click();
      await note(other, '朝の音').waitFor({ state: 'detached' });
      if (!isUndone) continue;
      const undo = other.getByRole('button', { name: '元に戻す' });
      await undo.click();
      // Its message gives its strip back to the page, which then moves.
      await undo.waitFor({ state: 'detached' });
    }
    await follow(other, 'ホーム');
    await synced(other);
    await expect.poll(async () => (await notesOnServer()).filter(({ deleted }) => !deleted).length).toBe(1);
    await page.reload();
    await note(page, '夜は').waitFor();
    await expect.poll(() => note(page, '朝の音').count()).toBe(0);
  });
});

describe('one line at the end of a lesson', () => {
  test('answers its closing question, and belongs to both', async ({ device, notesOnServer }) => {
    const { page } = device;
    const question = topics.find(({ id }) => id === 3)?.closing ?? '';
    await page.goto('/basic-training?topic=3');
    await finishSteps(page);
    await button(page, '稽古完了').click();
    await page.getByText(question).waitFor();
    await field(page).fill('遠くから聞こえた。');
    await button(page, '書きとめる').click();
    await page.getByText('稽古帳に書きとめました').waitFor();
    await page.getByText('遠くから聞こえた。').waitFor();
    await page.getByRole('link', { name: '稽古帳を見る' }).click();
    await note(page, '遠くから聞こえた。').getByText('基本意識の解説').waitFor();
    await synced(page);
    expect(await notesOnServer()).toEqual([
      { text: '遠くから聞こえた。', about: 'basic-awareness', question, deleted: false },
    ]);
  });
});

/** Goes through the steps of a guided lesson. */
async function finishSteps(page: Page): Promise<void> {
  await button(page, 'ガイドを始める').click();
  const last = page.getByRole('heading', { name: '最後の手順まで終えました' });
  const next = button(page, '次へ');
  while (!(await last.isVisible())) {
    await last.or(next).waitFor();
    if (await next.isVisible()) await next.click();
  }
}
