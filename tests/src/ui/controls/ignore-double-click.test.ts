import { describe, expect, test } from 'vitest';
import { ignoreDoubleClick, watchDoubleTaps } from '../../../../src/ui/controls/ignore-double-click.ts';

/** A page whose clicks all reach a guarded button; `accepted` lists the times of those that acted. */
function createPage() {
  const page = new EventTarget();
  const accepted: number[] = [];
  watchDoubleTaps(page);
  return {
    accepted,
    click(at: number, { pointer = 'touch', x = 100, y = 200, detail = 1 } = {}) {
      page.dispatchEvent(Object.assign(new Event('pointerdown'), { pointerType: pointer }));
      const click = Object.assign(new Event('click'), { detail, clientX: x, clientY: y });
      Object.defineProperty(click, 'timeStamp', { value: at });
      page.dispatchEvent(click);
      ignoreDoubleClick(() => accepted.push(at))({ detail, nativeEvent: click });
    },
  };
}

describe('a guarded button', () => {
  test('ignores the second of two taps that the browser does not count', () => {
    const { click, accepted } = createPage();
    for (const at of [1000, 1150]) click(at);
    expect(accepted).toEqual([1000]);
  });

  test('accepts a tap after the time of a double tap, also amid fast taps', () => {
    const { click, accepted } = createPage();
    for (const at of [1000, 1300, 1500, 1900]) click(at);
    expect(accepted).toEqual([1000, 1500, 1900]);
  });

  test('accepts two fast taps at different places', () => {
    const { click, accepted } = createPage();
    click(1000);
    click(1150, { y: 260 });
    expect(accepted).toEqual([1000, 1150]);
  });

  test('ignores a second click that the browser counts, also of a mouse', () => {
    const { click, accepted } = createPage();
    click(1000, { pointer: 'mouse' });
    click(1150, { pointer: 'mouse', detail: 2 });
    expect(accepted).toEqual([1000]);
  });

  test('accepts two fast clicks of a mouse that are no double click', () => {
    const { click, accepted } = createPage();
    for (const at of [1000, 1150]) click(at, { pointer: 'mouse' });
    expect(accepted).toEqual([1000, 1150]);
  });

  test('accepts every key press', () => {
    const { click, accepted } = createPage();
    click(1000);
    for (const at of [1100, 1200]) click(at, { detail: 0, x: 0, y: 0 });
    expect(accepted).toEqual([1000, 1100, 1200]);
  });

  test('accepts a tap after the clock of events was set back', () => {
    const { click, accepted } = createPage();
    for (const at of [5000, 1000]) click(at);
    expect(accepted).toEqual([5000, 1000]);
  });
});
