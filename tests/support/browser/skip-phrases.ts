import type { Page } from 'playwright';
import { modifierPhrases } from '../../../src/practices/sentsuji/content.ts';

/** Number, from 1, of the first phrase of 選辻 that stands in a sentence. */
export const firstSentenceNumber = modifierPhrases.findIndex(({ sentence }) => sentence !== undefined) + 1;

/** Reveals and passes phrases of 選辻, round after round, until the one with a number is shown. */
export async function skipToPhrase(page: Page, number: number): Promise<void> {
  await page.getByRole('button', { name: '答えを見る' }).waitFor();
  await page.evaluate(async (last) => {
    const labels = ['もう一度', '解き終える', '次の問題', '答えを見る'];
    while (!document.querySelector('main')?.textContent?.includes(last)) {
      const open = [
        ...document.querySelectorAll<HTMLButtonElement>('main button:not([aria-disabled="true"], :disabled)'),
      ];
      const next = labels.flatMap((label) => open.find(({ textContent }) => textContent === label) ?? []);
      next[0]?.click();
      await new Promise((resolve) => setTimeout(resolve));
    }
  }, `全${modifierPhrases.length}のうち${number}`);
}
