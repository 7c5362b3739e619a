import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { fakeSpeech, japaneseVoices } from '../support/browser/fake-speech.ts';
import { follow } from '../support/browser/journeys.ts';
import { logInAsAdmin, openTab } from '../support/fixtures/admin.ts';
import { test } from '../support/test.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** The text of the focused element; empty if nothing has focus. */
const readFocus = (page: Page) => page.locator('body :focus').allTextContents().then(String);

/** Presses a button by keyboard. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  await button(page, name).focus();
  await page.keyboard.press('Enter');
}

describe('the focus', () => {
  test('moves to the first new session when the history shows more, also on the last page', async ({
    sql,
    member,
    openSignedIn,
  }) => {
    await sql(
      `insert into public.training_sessions (user_id, id, training_type, video_title, duration_minutes, completed_at)
       select $1, gen_random_uuid(), 'jutsu', '稽古' || n, 5, private.now() - n * interval '4 hours'
       from generate_series(1, 110) n`,
      [member.userId],
    );
    const { page } = await openSignedIn();
    await page.goto('/history');
    await press(page, /^さらに50件を見る/);
    await expect.poll(() => readFocus(page)).toContain('稽古51');
    await press(page, /^さらに10件を見る/);
    await expect.poll(() => readFocus(page)).toContain('稽古101');
  });

  test('moves to the title of every new screen, also when going back to the first one', async ({ page }) => {
    await page.goto('/training');
    // Not the one of the first screen, which would have an outline that nobody asked for.
    const title = page.getByRole('heading', { level: 1, name: '十七の稽古' });
    expect(await title.evaluate((heading) => getComputedStyle(heading).outlineStyle)).toBe('none');
    await follow(page, 'ホーム');
    await page.getByRole('heading', { level: 1, name: '稽古' }).waitFor();
    await page.goBack();
    await expect.poll(() => readFocus(page)).toBe('十七の稽古');
  });

  test('stays on the selected tab when the member cancels leaving an unsaved form', async ({ page }) => {
    await logInAsAdmin(page);
    await openTab(page, '通知');
    await press(page, '通知を作成');
    await page.getByLabel('タイトル', { exact: true }).fill('書きかけ');
    await page.getByRole('tab', { name: '通知' }).focus();
    await page.keyboard.press('ArrowRight');
    await press(page, '入力を続ける');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    expect(await readFocus(page)).toBe('通知');

    await page.keyboard.press('ArrowRight');
    await press(page, '保存せずに離れる');
    await expect.poll(() => readFocus(page)).toBe('お知らせ');
    expect(await page.getByRole('tab', { selected: true }).allTextContents()).toEqual(['届ける', 'お知らせ']);
  });

  test('stays on a button of オウム返し that becomes disabled', async ({ openSignedIn }) => {
    const { page } = await openSignedIn({
      prepare: (page) => fakeSpeech(page, { voices: japaneseVoices, sentenceMs: 60_000 }),
    });
    await page.goto('/training/oumugaeshi');
    await page.getByText('文章・速さ・声').click();
    await press(page, '次の文');
    await press(page, '前の文');
    expect(await button(page, '前の文').isDisabled()).toBe(true);
    expect(await readFocus(page)).toBe('前の文');
    await press(page, '再生');
    await press(page, '停止');
    await button(page, '再生').waitFor();
    expect(await button(page, '停止').isDisabled()).toBe(true);
    expect(await readFocus(page)).toBe('停止');
  });
});
