import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeToast, type Span } from '../../../../src/ui/feedback/place-toast.ts';

const band = { top: 60, bottom: 760 };
const HEIGHT = 70;

const anySpan: fc.Arbitrary<Span> = fc
  .record({ top: fc.integer({ min: 0, max: 844 }), height: fc.integer({ min: 1, max: 300 }) })
  .map(({ top, height }) => ({ top, bottom: top + height }));

function hidden(top: number, controls: readonly Span[]): number {
  return controls.filter((control) => control.top < top + HEIGHT && control.bottom > top).length;
}

describe('toast position', () => {
  test('is the bottom of the band when no control is there', () => {
    expect(placeToast(HEIGHT, band, [])).toBe(690);
    expect(placeToast(HEIGHT, band, [{ top: 200, bottom: 250 }])).toBe(690);
  });

  test('is above the buttons at the bottom', () => {
    const buttons = [
      { top: 640, bottom: 684 },
      { top: 696, bottom: 740 },
    ];
    expect(placeToast(HEIGHT, band, buttons)).toBe(570);
  });

  test('covers as little as possible of a page full of controls', () => {
    expect(placeToast(HEIGHT, band, [{ top: 80, bottom: 800 }])).toBe(60);
  });

  test('is the top of a band that is lower than the toast', () => {
    expect(placeToast(HEIGHT, { top: 60, bottom: 100 }, [{ top: 0, bottom: 100 }])).toBe(60);
  });

  test('covers no control if any position is free, and never leaves the band', () => {
    fc.assert(
      fc.property(fc.array(anySpan, { maxLength: 6 }), (controls) => {
        const top = placeToast(HEIGHT, band, controls);
        expect(top).toBeGreaterThanOrEqual(band.top);
        expect(top + HEIGHT).toBeLessThanOrEqual(band.bottom);
        const tops = Array.from({ length: band.bottom - HEIGHT - band.top + 1 }, (_, step) => band.top + step);
        if (tops.some((other) => hidden(other, controls) === 0)) expect(hidden(top, controls)).toBe(0);
      }),
    );
  });
});
