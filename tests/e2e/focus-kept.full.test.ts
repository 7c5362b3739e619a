import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { openGallery } from '../support/gallery/open-gallery.ts';
import { test } from '../support/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const readFocus = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');
const readAnnouncements = (page: Page) => page.locator('[data-announcer] > p').allTextContents();

/** Presses a button by keyboard, once it is enabled. */
async function press(page: Page, name: string): Promise<void> {
  await expect.poll(() => button(page, name).isEnabled()).toBe(true);
  await button(page, name).focus();
  await page.keyboard.press('Enter');
}

/** Collects all announcements from now on. */
function collectAnnouncements(page: Page) {
  return page.evaluateHandle(() => {
    const announced: string[] = [];
    const listen = (changes: MutationRecord[]) => {
      for (const { addedNodes } of changes) announced.push(...[...addedNodes].map((node) => node.textContent ?? ''));
    };
    for (const region of document.querySelectorAll('[data-announcer]')) {
      new MutationObserver(listen).observe(region, { childList: true });
    }
    return announced;
  });
}

describe('the focus', () => {
  test('follows a kata test from start to end, and each question is announced', async ({ sql, member, page }) => {
    await sql(
      `insert into public.kata_forms (user_id, id, zou, ishiki) values ($1, gen_random_uuid(), '朝の海', '波を数える')`,
      [member.userId],
    );
    await page.goto('/kata-training?tab=test');
    await button(page, 'テストを開始').waitFor();
    expect(await readFocus(page)).not.toBe('型のテスト');
    await press(page, 'テストを開始');
    await expect.poll(() => readFocus(page)).toBe('答えを見る');
    expect(await readAnnouncements(page)).toContain('1問目。朝の海');
    await press(page, '終了');
    await expect.poll(() => readFocus(page)).toBe('型のテスト');
  });

  test('stays in the dialog of a kata, with its content, until it has faded out', async ({ sql, member, page }) => {
    await sql(
      `insert into public.kata_forms (user_id, id, zou, ishiki) values ($1, gen_random_uuid(), '朝の海', '波を数える')`,
      [member.userId],
    );
    await page.goto('/kata-training?tab=list');
    await press(page, '編集');
    await page.getByRole('dialog').getByLabel('象').waitFor();
    const isWhole = await page.evaluate(async () => {
      const dialog = document.querySelector('dialog');
      dialog?.dispatchEvent(new Event('cancel', { cancelable: true }));
      await Promise.resolve();
      return dialog?.querySelector('textarea') !== null;
    });
    expect(isWhole).toBe(true);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await readFocus(page)).toBe('編集');
  });

  test('moves to the title of a restarted lesson', async ({ page }) => {
    await page.goto('/basic-training?topic=3');
    const title = await page.getByRole('heading', { level: 2 }).first().textContent();
    await press(page, 'ガイドを始める');
    while ((await button(page, 'はじめから').count()) === 0) await button(page, '次へ').click();
    await press(page, 'はじめから');
    await expect.poll(() => readFocus(page)).toBe(title);
  });

  test('returns to its previous element when a toast is closed', async () => {
    const gallery = await openGallery();
    const page = await gallery.open('sheet=feedback', { reducedMotion: 'reduce' });
    await press(page, 'トースト');
    await button(page, '閉じる').last().focus();
    await page.keyboard.press('Enter');
    await page.getByText('自分の型にしました。').waitFor({ state: 'detached' });
    expect(await readFocus(page)).toBe('トースト');
    expect(gallery.errors).toEqual([]);
    await gallery.close();
  });
});

describe('announcements', () => {
  test('after a long pause include no time that the timer did not reach', async ({ page }) => {
    await page.goto('/training/today');
    const begin = page.getByRole('button', { name: /分をはかる$/ });
    const minutes = Number.parseInt((await begin.textContent()) ?? '', 10);
    await begin.click();
    await page.clock.fastForward((minutes * 60 - 100) * 1000);
    const clock = page.getByRole('timer');
    await expect.poll(() => clock.textContent()).toMatch(/^1:[0-3]/);
    expect(await readAnnouncements(page)).toEqual(['残り2分']);

    const announced = await collectAnnouncements(page);
    await button(page, '一時停止').click();
    await page.clock.fastForward('01:00:00');
    const before = (await clock.textContent()) ?? '';
    await button(page, '再開').click();
    await expect.poll(() => clock.textContent()).not.toBe(before);
    expect(await announced.jsonValue()).toEqual([]);
  });

  test('name a new theme and a new article', async ({ page }) => {
    for (const [path, another] of [
      ['/training/tour', '別のテーマ'],
      ['/training/utsusie', '別の記事'],
    ] as const) {
      await page.goto(path);
      await button(page, another).click();
      const title = (await page.getByRole('heading', { level: 2 }).first().textContent()) ?? '';
      expect((await readAnnouncements(page)).join()).toContain(title);
    }
  });
});
