import type { Page } from 'playwright';

declare global {
  interface Window {
    /** Number of calls of prompt(). */
    installPrompts?: number;
  }
}

/** Result of the browser's own install prompt. */
export type PromptOutcome = 'accepted' | 'dismissed' | 'failed';

/** Dispatches beforeinstallprompt, which browsers do not fire in tests; its prompt ends with `outcome`. */
export async function dispatchInstallPrompt(page: Page, outcome: PromptOutcome): Promise<void> {
  await page.evaluate(dispatchPromptEvent, outcome);
}

/** Dispatches it at DOMContentLoaded, before the app has loaded. */
export async function dispatchInstallPromptEarly(page: Page, outcome: PromptOutcome): Promise<void> {
  await page.addInitScript(
    `document.addEventListener('DOMContentLoaded', () => (${dispatchPromptEvent.toString()})('${outcome}'))`,
  );
}

/** Runs in the page. */
function dispatchPromptEvent(outcome: PromptOutcome) {
  window.dispatchEvent(
    Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      async prompt() {
        window.installPrompts = (window.installPrompts ?? 0) + 1;
        if (outcome === 'failed') throw new DOMException('The prompt is gone', 'InvalidStateError');
        return { outcome, platform: 'web' };
      },
    }),
  );
}
