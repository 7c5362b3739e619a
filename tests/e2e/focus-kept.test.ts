import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { openGallery } from '../support/gallery/open-gallery.ts';
import { createMemberFixture } from '../support/member-fixture.ts';

const { member, sql, openSignedIn } = createMemberFixture('2026-11-20T03:00:00Z');

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');
const said = (page: Page) => page.locator('[data-announcer] > p').allTextContents();

/** Presses a button as the keyboard does. */
async function press(page: Page, name: string): Promise<void> {
  await button(page, name).focus();
  await page.keyboard.press('Enter');
}

/** Lets so many seconds pass on the page's clock alone. */
function passSeconds(page: Page, seconds: number): Promise<void> {
  return page.evaluate((ms) => {
    const Before = Date;
    window.Date = new Proxy(Before, {
      get: (target, key) => (key === 'now' ? () => target.now() + ms : Reflect.get(target, key)),
    });
  }, seconds * 1000);
}

/** A list in the page that grows with all that is announced. */
function hearFromNowOn(page: Page) {
  return page.evaluateHandle(() => {
    const heard: string[] = [];
    const listen = (changes: MutationRecord[]) => {
      for (const { addedNodes } of changes) heard.push(...[...addedNodes].map((node) => node.textContent ?? ''));
    };
    for (const region of document.querySelectorAll('[data-announcer]')) {
      new MutationObserver(listen).observe(region, { childList: true });
    }
    return heard;
  });
}

describe('the focus', () => {
  test('follows a kata test from its start to its end, and each question is spoken', async () => {
    const { page, errors, close } = await openSignedIn();
    await sql(
      `insert into public.kata_forms (user_id, id, zou, ishiki) values ($1, gen_random_uuid(), '朝の海', '波を数える')`,
      [member().userId],
    );
    await page.goto('/kata-training?tab=test');
    await button(page, 'テストを開始').waitFor();
    expect(await focused(page)).not.toBe('型のテスト');
    await press(page, 'テストを開始');
    await expect.poll(() => focused(page)).toBe('答えを見る');
    expect(await said(page)).toContain('1問目。朝の海');
    await press(page, '終了');
    await expect.poll(() => focused(page)).toBe('型のテスト');
    expect(errors()).toEqual([]);
    await close();
  });

  test('stays on the dialog of a kata until it has faded, words and all', async () => {
    const { page, errors, close } = await openSignedIn();
    await sql(
      `insert into public.kata_forms (user_id, id, zou, ishiki) values ($1, gen_random_uuid(), '朝の海', '波を数える')`,
      [member().userId],
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
    expect(await focused(page)).toBe('編集');
    expect(errors()).toEqual([]);
    await close();
  });

  test('is on the title of a lesson that is begun again', async () => {
    const { page, errors, close } = await openSignedIn();
    await page.goto('/basic-training?topic=3');
    const title = await page.getByRole('heading', { level: 2 }).first().textContent();
    await press(page, 'ガイドを始める');
    while ((await button(page, 'はじめから').count()) === 0) await button(page, '次へ').click();
    await press(page, 'はじめから');
    await expect.poll(() => focused(page)).toBe(title);
    expect(errors()).toEqual([]);
    await close();
  });

  test('goes back to where it was when a message is closed', async () => {
    const gallery = await openGallery();
    const page = await gallery.open('sheet=feedback', { reducedMotion: 'reduce' });
    await press(page, 'トースト');
    await button(page, '閉じる').last().focus();
    await page.keyboard.press('Enter');
    await page.getByText('自分の型にしました。').waitFor({ state: 'detached' });
    expect(await focused(page)).toBe('トースト');
    expect(gallery.errors).toEqual([]);
    await gallery.close();
  });
});

describe('what is spoken', () => {
  test('is right after a long pause: no mark that the clock did not pass', async () => {
    const { page, errors, close } = await openSignedIn();
    await page.goto('/training/today');
    const begin = page.getByRole('button', { name: /分をはかる$/ });
    const minutes = Number.parseInt((await begin.textContent()) ?? '', 10);
    await begin.click();
    await passSeconds(page, minutes * 60 - 100);
    const clock = page.getByRole('timer');
    await expect.poll(() => clock.textContent()).toMatch(/^1:[0-3]/);
    expect(await said(page)).toEqual(['残り2分']);

    const heard = await hearFromNowOn(page);
    await button(page, '一時停止').click();
    await passSeconds(page, 3600);
    const held = (await clock.textContent()) ?? '';
    await button(page, '再開').click();
    await expect.poll(() => clock.textContent()).not.toBe(held);
    expect(await heard.jsonValue()).toEqual([]);
    expect(errors()).toEqual([]);
    await close();
  });

  test('is another theme, and another article', async () => {
    const { page, errors, close } = await openSignedIn();
    for (const [path, another] of [
      ['/training/tour', '別のテーマ'],
      ['/training/utsusie', '別の記事'],
    ] as const) {
      await page.goto(path);
      await button(page, another).click();
      const title = (await page.getByRole('heading', { level: 2 }).first().textContent()) ?? '';
      expect((await said(page)).join()).toContain(title);
    }
    expect(errors()).toEqual([]);
    await close();
  });
});
