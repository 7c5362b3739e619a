import type { Locator, Page } from 'playwright';

/** A way to work the app: what a member does, by one kind of input alone. */
export interface InputDriver {
  readonly press: (control: Locator) => Promise<void>;
  readonly write: (field: Locator, text: string) => Promise<void>;
}

/** More stops of the Tab key than any screen has. */
const LONGEST_ROUND = 80;

/** Two taps in less are a double tap for Chromium, and for the app one. */
const DOUBLE_TAP_MS = 750;

/** A finger on the glass, never hasty. */
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

/** A hand that can stop at a control without pressing it. */
export interface KeyboardDriver extends InputDriver {
  readonly reach: (control: Locator) => Promise<void>;
}

/** The keyboard alone: each control is reached with Tab and pressed with Enter. */
export function createKeyboardDriver(page: Page): KeyboardDriver {
  async function reach(control: Locator) {
    await control.and(page.locator(':not(:disabled, [aria-disabled="true"])')).waitFor();
    for (let stop = 0; stop < LONGEST_ROUND; stop += 1) {
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
