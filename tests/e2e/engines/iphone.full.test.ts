import { describe, expect } from 'vitest';
import { readBook } from '../../support/book/read-book.ts';
import { test } from '../../support/engines/engine-test.ts';
import { installedEngines } from '../../support/engines/launch-engine.ts';

describe.each(installedEngines)('what an iPhone does, faked in %s', (engine) => {
  test.override('engine', engine);

  test('a home-screen app saves files through the share sheet', async ({ site, openSignedInPhone }) => {
    await site.runBeforeApp(fakeShareSheet);
    const { page } = await openSignedInPhone();
    await page.goto('/profile/data');
    await page.getByRole('button', { name: '一冊にする' }).click();
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'shared'))).toHaveLength(1);
    const [shared] = await page.evaluate((): readonly string[] => Reflect.get(window, 'shared'));
    expect(await readBook(shared ?? '')).toMatchObject({ format: 'keiko-export', profile: { username: '太郎' } });
  });

  test('the second tap of a double tap, which iOS does not count, is ignored', async ({ phone: { page } }) => {
    await page.goto('/training/jutsu');
    const next = page.getByRole('button', { name: '次の問題' });
    await next.waitFor();
    await next.evaluate(tapTwice);
    await page.getByText(/2 問目/).waitFor();
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(await page.getByText(/2 問目/).count()).toBe(1);
  });
});

/** Runs in the page: an app on the home screen, whose share sheet keeps the texts of the files in `shared`. */
function fakeShareSheet() {
  const shared: string[] = [];
  Reflect.set(window, 'shared', shared);
  Object.defineProperty(navigator, 'standalone', { value: true });
  Object.defineProperty(navigator, 'canShare', { value: () => true });
  Object.defineProperty(navigator, 'share', {
    value: async ({ files }: { readonly files: readonly File[] }) => {
      for (const file of files) shared.push(await file.text());
    },
  });
}

/** Runs in the page: two taps of a finger, 150 ms apart; both have the count 1. */
async function tapTwice(button: HTMLElement) {
  const { left, top } = button.getBoundingClientRect();
  const place = { clientX: left + 8, clientY: top + 8, bubbles: true, cancelable: true, detail: 1 };
  for (const pause of [150, 0]) {
    button.dispatchEvent(new PointerEvent('pointerdown', { ...place, pointerType: 'touch' }));
    button.dispatchEvent(new MouseEvent('click', place));
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
