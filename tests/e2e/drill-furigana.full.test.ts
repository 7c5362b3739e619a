import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { findScreenIssues } from '../support/browser/screen-issues.ts';
import { firstSentenceNumber, skipToPhrase } from '../support/browser/skip-phrases.ts';
import { test } from '../support/test.ts';

/** Presses a button, in whose name Playwright puts spaces around each word with furigana. */
const press = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${[...name].join(' ?')}$`) }).click();

const furiganaOn = (page: Page) => page.addInitScript(() => localStorage.setItem('keiko.device.furigana', 'on'));

/** Where each drill shows its texts: its address, what leads to them, and the elements they stand in. */
const drills: readonly (readonly [path: string, texts: string, lead?: (page: Page) => Promise<void>])[] = [
  ['/training/jutsu', 'main p'],
  ['/training/setsuna', 'main p', (page) => press(page, '思考開始')],
  ['/training/sentsuji', 'main p', (page) => press(page, '答えを見る')],
  ['/training/sentsuji', 'main [role=group] :is(span, button)', (page) => skipToPhrase(page, firstSentenceNumber)],
  ['/training/jisho', 'main p'],
  ['/training/doko', 'main dd', (page) => press(page, '正解を見る')],
  ['/training/doko', 'main details li', (page) => page.locator('main summary').click()],
  ['/training/doko', 'main [role=tabpanel] button span'],
  ['/training/sakiyomi', 'main article p'],
  ['/training/tour', 'main li'],
  ['/training/oumugaeshi', 'main p', (page) => press(page, '文字を見る')],
  ['/training/ryue', 'main p', (page) => press(page, '始める')],
  ['/training/utsusie', 'main h2'],
];

describe('furigana', () => {
  test.for(drills)(
    'stand over every kanji in the texts of %s, without issues',
    async ([path, texts, lead], { openSignedIn }) => {
      const { page } = await openSignedIn({ prepare: furiganaOn });
      await page.goto(path);
      await lead?.(page);
      await page.locator(`${texts} rt`).first().waitFor();
      const bare = await page.locator(texts).evaluateAll((elements) =>
        elements
          .filter((element) => element.querySelector('rt') !== null)
          .flatMap((element) => [element, ...element.querySelectorAll(':not(ruby, ruby *)')])
          .flatMap((element) => [...element.childNodes])
          .filter((node) => node.nodeType === Node.TEXT_NODE && /\p{Script=Han}/u.test(node.textContent ?? ''))
          .map((node) => node.textContent),
      );
      // A label of the screen, which is no text of the drill.
      expect(bare.filter((text) => text !== '1枚目')).toEqual([]);
      expect(await findScreenIssues(page)).toEqual([]);
    },
  );

  test('leave the words of 辞書 to tap, and are neither read out nor copied', async ({ openSignedIn }) => {
    const { page } = await openSignedIn({ prepare: furiganaOn });
    await page.goto('/training/jisho');
    await page.locator('main p button rt').first().waitFor();
    const word = page
      .locator('main p button')
      .filter({ has: page.locator('rt') })
      .first();
    const written = await word.evaluate((element) => {
      const copy = element.cloneNode(true) as HTMLElement;
      for (const reading of copy.querySelectorAll('rt')) reading.remove();
      return copy.textContent ?? '';
    });
    // Playwright puts blanks around each <ruby>, which no engine does.
    const spaced = new RegExp(`^${[...written].join('\\s*')}$`);
    await page.locator('main').getByRole('button', { name: spaced }).tap();
    await page.getByRole('heading', { name: written, exact: true }).waitFor();
    const copied = await word.evaluate((element) => {
      const selection = window.getSelection();
      selection?.selectAllChildren(element);
      return selection?.toString();
    });
    expect(copied).toBe(written);
  });
});
