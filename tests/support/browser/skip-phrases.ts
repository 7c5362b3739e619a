import type { Page } from 'playwright';
import { modifierPhrases } from '../../../src/practices/sentsuji/content.ts';

/** Number, from 1, of the first phrase of 選辻 that stands in a sentence. */
export const firstSentenceNumber = modifierPhrases.findIndex(({ sentence }) => sentence !== undefined) + 1;

/** Reveals and passes phrases of 選辻, round after round, until the one with a number is shown. */
export async function skipToPhrase(page: Page, number: number): Promise<void> {
  await page.getByRole('button', { name: '答えを見る' }).waitFor();
  const isShown = await page.evaluate(async (last) => {
    const open = 'main button:not([aria-disabled="true"], :disabled)';
    const find = (label: string) =>
      [...document.querySelectorAll<HTMLButtonElement>(open)].find(({ textContent }) => textContent === label);
    while (!document.querySelector('main')?.textContent?.includes(last)) {
      if (find('稽古の一覧へ') !== undefined) return false;
      (find('解き終える') ?? find('次の問題') ?? find('答えを見る'))?.click();
      await new Promise((resolve) => setTimeout(resolve));
    }
    return true;
  }, `全${modifierPhrases.length}のうち${number}`);
  if (isShown) return;
  await page.goto('/training/sentsuji');
  await skipToPhrase(page, number);
}
