import type { Page } from 'playwright';

declare global {
  interface Window {
    /** How often the browser's own install prompt was asked for. */
    installPrompts?: number;
  }
}

/** How the browser's own prompt ends. */
export type PromptOutcome = 'accepted' | 'dismissed' | 'failed';

/** Stands in for the browser's offer to install, which no browser makes in a test; its prompt ends with `answer`. */
export async function dispatchInstallPrompt(page: Page, answer: PromptOutcome): Promise<void> {
  await page.evaluate(dispatchPromptEvent, answer);
}

/** The same, as early as a browser may: while the app's own code is still on its way. */
export async function dispatchInstallPromptEarly(page: Page, answer: PromptOutcome): Promise<void> {
  await page.addInitScript(
    `document.addEventListener('DOMContentLoaded', () => (${dispatchPromptEvent.toString()})('${answer}'))`,
  );
}

/** Runs in the page. */
function dispatchPromptEvent(answer: PromptOutcome) {
  window.dispatchEvent(
    Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      async prompt() {
        window.installPrompts = (window.installPrompts ?? 0) + 1;
        if (answer === 'failed') throw new DOMException('The prompt is gone', 'InvalidStateError');
        return { outcome: answer, platform: 'web' };
      },
    }),
  );
}
