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
  await page.getByRole('button', { name: /答 ?え ?を ?見 ?る/ }).waitFor();
  const isShown = await page.evaluate(
    async ({ last, right }) => {
      const open = 'main button:not([aria-disabled="true"], :disabled)';
      /** Without furigana. */
      const textOf = (element: Element) => {
        const copy = element.cloneNode(true) as Element;
        for (const reading of copy.querySelectorAll('rt')) reading.remove();
        return copy.textContent ?? '';
      };
      const find = (label: string | undefined) =>
        [...document.querySelectorAll<HTMLButtonElement>(open)].find((control) => textOf(control) === label);
      while (!textOf(document.body).includes(last)) {
        if (find('稽古の一覧へ') !== undefined) return false;
        const phrase = [...document.querySelectorAll('main p')].map(textOf).find((text) => text in right);
        const choice = find(right[phrase ?? '']);
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
