import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Span, toastPlace } from '../../../src/ui/toast-place.ts';

const band = { top: 60, bottom: 760 };
const HEIGHT = 70;

const anySpan: fc.Arbitrary<Span> = fc
  .record({ top: fc.integer({ min: 0, max: 844 }), height: fc.integer({ min: 1, max: 300 }) })
  .map(({ top, height }) => ({ top, bottom: top + height }));

function hidden(top: number, controls: readonly Span[]): number {
  return controls.filter((control) => control.top < top + HEIGHT && control.bottom > top).length;
}

describe('a message', () => {
  test('stands at the foot of a page without controls there', () => {
    expect(toastPlace(HEIGHT, band, [])).toBe(690);
    expect(toastPlace(HEIGHT, band, [{ top: 200, bottom: 250 }])).toBe(690);
  });

  test('stands over the buttons at the foot', () => {
    const buttons = [
      { top: 640, bottom: 684 },
      { top: 696, bottom: 740 },
    ];
    expect(toastPlace(HEIGHT, band, buttons)).toBe(570);
  });

  test('hides as little as it can of a page full of controls', () => {
    expect(toastPlace(HEIGHT, band, [{ top: 80, bottom: 800 }])).toBe(60);
  });

  test('stays in a band that is lower than itself', () => {
    expect(toastPlace(HEIGHT, { top: 60, bottom: 100 }, [{ top: 0, bottom: 100 }])).toBe(60);
  });

  test('hides no control wherever there is room for it, and never leaves the band', () => {
    fc.assert(
      fc.property(fc.array(anySpan, { maxLength: 6 }), (controls) => {
        const top = toastPlace(HEIGHT, band, controls);
        expect(top).toBeGreaterThanOrEqual(band.top);
        expect(top + HEIGHT).toBeLessThanOrEqual(band.bottom);
        const tops = Array.from({ length: band.bottom - HEIGHT - band.top + 1 }, (_, step) => band.top + step);
        if (tops.some((other) => hidden(other, controls) === 0)) expect(hidden(top, controls)).toBe(0);
      }),
    );
  });
});
