import { expect, test } from 'vitest';
import { createVisibleClock } from '../../../../src/lib/browser/visible-clock.ts';

function createPage() {
  let at = 1_000_000;
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  return {
    clock: createVisibleClock(page, () => at),
    pass(ms: number) {
      at += ms;
    },
    show(visibilityState: DocumentVisibilityState) {
      page.visibilityState = visibilityState;
      page.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

test('the visible clock stands still while the page is hidden', () => {
  const { clock, pass, show } = createPage();
  const start = clock();
  pass(5000);
  show('hidden');
  pass(60_000);
  expect(clock() - start).toBe(5000);
  show('visible');
  pass(2000);
  expect(clock() - start).toBe(7000);
  show('hidden');
  pass(60_000);
  show('visible');
  expect(clock() - start).toBe(7000);
});

test('the visible clock does not run backwards when the device’s clock is set back meanwhile', () => {
  const { clock, pass, show } = createPage();
  show('hidden');
  const before = clock();
  pass(-30_000);
  expect(clock()).toBe(before);
  show('visible');
  pass(1000);
  expect(clock()).toBe(before + 1000);
});
