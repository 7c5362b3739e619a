import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { memberSuite } from '../support/member-suite.ts';

const { openSignedIn } = memberSuite('2026-11-20T03:00:00Z');

declare global {
  interface Window {
    /** Launches the installed app at an address, as the system does for one that is open already. */
    launch?: (targetURL: string | null) => void;
  }
}

/** Only an installed app is launched: here the browser's queue is one that the test fills. */
async function giveLaunchQueue(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const setConsumer = (consume: (launch: object) => void) => {
      window.launch = (targetURL) => consume({ targetURL });
    };
    Object.defineProperty(window, 'launchQueue', { value: { setConsumer } });
  });
}

const launch = (page: Page, path: string | null) =>
  page.evaluate((to) => window.launch?.(to && new URL(to, location.origin).href), path);

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

describe('a launch of the app that is open already', () => {
  test('opens the address of a shortcut, with its query, without loading anew', async () => {
    const { page, errors, close } = await openSignedIn(giveLaunchQueue);
    const isSamePage = await page.evaluateHandle(() => {
      const here = document;
      return () => here === document;
    });
    await launch(page, '/streak');
    await title(page, '連続記録');
    await launch(page, '/kata-training?tab=test');
    await title(page, '型の稽古');
    await page.getByRole('tab', { name: 'テスト', selected: true }).waitFor();
    expect(await isSamePage.evaluate((same) => same())).toBe(true);
    expect(errors()).toEqual([]);
    await close();
  });

  test('leaves the screen as it stands when it names none, or meets a drill', async () => {
    const { page, errors, close } = await openSignedIn(giveLaunchQueue);
    await launch(page, '/streak');
    await title(page, '連続記録');
    await launch(page, '/');
    await launch(page, null);
    expect(new URL(page.url()).pathname).toBe('/streak');

    await page.goto('/training/jutsu');
    await page.getByText('1 問目').waitFor();
    await launch(page, '/streak');
    await page.getByRole('button', { name: '次の問題' }).click();
    await page.getByText('2 問目').waitFor();
    expect(new URL(page.url()).pathname).toBe('/training/jutsu');
    expect(errors()).toEqual([]);
    await close();
  });
});
