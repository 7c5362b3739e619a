import type { Page } from 'playwright';
import { typeLabels } from '../../../src/practices/sentsuji/answer-text.ts';
import { modifierPhrases } from '../../../src/practices/sentsuji/content.ts';

/** Number, from 1, of the first phrase of 選辻 that stands in a sentence. */
export const firstSentenceNumber = modifierPhrases.findIndex(({ sentence }) => sentence !== undefined) + 1;

/** What the phrases before the first sentence answer. */
const answers: Readonly<Record<string, string>> = Object.fromEntries(
  modifierPhrases.slice(0, firstSentenceNumber - 1).map(({ bunsetsu, type }) => [bunsetsu, typeLabels[type].asks]),
);

/**
 * Plays 選辻, on its screen, until the phrase with a number is shown. A first round that is right leads to the first sentence;
 * the answers of later ones are only looked at.
 */
export async function skipToPhrase(page: Page, number: number): Promise<void> {
  await page.getByRole('button', { name: '答えを見る' }).waitFor();
  const isShown = await page.evaluate(
    async ({ last, right }) => {
      const open = 'main button:not([aria-disabled="true"], :disabled)';
      const find = (label: string | undefined) =>
        [...document.querySelectorAll<HTMLButtonElement>(open)].find(({ textContent }) => textContent === label);
      while (!document.querySelector('main')?.textContent?.includes(last)) {
        if (find('稽古の一覧へ') !== undefined) return false;
        const phrase = [...document.querySelectorAll('main p')].find(({ textContent }) => textContent in right);
        const choice = find(right[phrase?.textContent ?? '']);
        (find('解き終える') ?? find('次の問題') ?? choice ?? find('答えを見る'))?.click();
        await new Promise((resolve) => setTimeout(resolve));
      }
      return true;
    },
    {
      last: `全${modifierPhrases.length}のうち${number}`,
      right: number < firstSentenceNumber ? {} : answers,
    },
  );
  if (isShown) return;
  await page.goto('/training/sentsuji');
  await skipToPhrase(page, number);
}
