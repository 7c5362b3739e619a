import type { Locator, Page } from 'playwright';

/** Operates the app with one kind of input. */
export interface InputDriver {
  readonly press: (control: Locator) => Promise<void>;
  readonly write: (field: Locator, text: string) => Promise<void>;
}

/** More tab stops than any screen has. */
export const MAX_TAB_STOPS = 80;

/** Two taps within this time are a double tap for the browser, which counts them in real time. */
export const DOUBLE_TAP_MS = 750;

/** Taps, with enough time in between to never make a double tap. */
export function createTouchDriver(page: Page): InputDriver {
  let lastTap = 0;
  return {
    async press(control) {
      await control.waitFor();
      await page.waitForTimeout(Math.max(0, lastTap + DOUBLE_TAP_MS - Date.now()));
      await control.tap();
      lastTap = Date.now();
    },
    async write(field, text) {
      await field.tap();
      await field.fill(text);
    },
  };
}

/** An input driver that can focus a control without pressing it. */
export interface KeyboardDriver extends InputDriver {
  readonly reach: (control: Locator) => Promise<void>;
}

/** Focuses each control with Tab and presses it with Enter. */
export function createKeyboardDriver(page: Page): KeyboardDriver {
  async function reach(control: Locator) {
    await control.and(page.locator(':not(:disabled, [aria-disabled="true"])')).waitFor();
    for (let stop = 0; stop < MAX_TAB_STOPS; stop += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Cannot reach ${control.toString()} with the Tab key`);
  }
  return {
    reach,
    async press(control) {
      await reach(control);
      await page.keyboard.press('Enter');
    },
    async write(field, text) {
      await reach(field);
      await page.keyboard.insertText(text);
    },
  };
}
