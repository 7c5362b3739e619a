import type { Page } from 'playwright';
import { modifierPhrases } from '../../../src/practices/sentsuji/content.ts';

/** Number, from 1, of the first phrase of 選辻 that stands in a sentence. */
export const firstSentenceNumber = modifierPhrases.findIndex(({ sentence }) => sentence !== undefined) + 1;

/** Reveals and passes phrases of 選辻, on its screen, until the one with a number is shown. */
export async function skipToPhrase(page: Page, number: number): Promise<void> {
  await page.getByRole('button', { name: '答えを見る' }).waitFor();
  await page.evaluate(async (last) => {
    const next = () => document.querySelector<HTMLButtonElement>('main > :last-child button');
    while (!document.querySelector('main')?.textContent?.includes(last)) {
      next()?.click();
      await new Promise((resolve) => setTimeout(resolve));
    }
  }, `${number} / ${modifierPhrases.length}`);
}
