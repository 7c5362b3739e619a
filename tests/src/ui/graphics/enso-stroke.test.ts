import { describe, expect, test } from 'vitest';
import { ensoStroke, pressedStroke } from '../../../../src/ui/graphics/enso-stroke.ts';

const DAYS = Array.from({ length: 31 }, (_, day) => day);

/** The corner points of a path, without the radii and flags of its arcs. */
function points(path: string): { x: number; y: number }[] {
  const plain = path.replace(/A[\d.]+ [\d.]+ 0 0 [01] /g, 'L');
  const numbers = [...plain.matchAll(/-?[\d.]+/g)].map(([text]) => Number(text));
  return numbers.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: numbers[index + 1] ?? Number.NaN }] : []));
}

/** The tenths of the circle, clockwise from three o'clock, that contain points of the path. */
function inked(path: string): Set<number> {
  return new Set(
    points(path).map(({ x, y }) => Math.floor(((Math.atan2(y - 50, x - 50) / (2 * Math.PI) + 1) % 1) * 10)),
  );
}

describe('ensō', () => {
  test('is empty before the first day', () => {
    expect(ensoStroke(0)).toBe('');
    expect(ensoStroke(-1)).toBe('');
  });

  test.each(DAYS)('stays inside its box and under 3 KB on day %i', (day) => {
    const path = ensoStroke(day / 30);
    expect(path.length).toBeLessThanOrEqual(3000);
    expect(points(path).filter(({ x, y }) => !(x >= 0 && x <= 100 && y >= 0 && y <= 100))).toEqual([]);
    expect(path).not.toMatch(/NaN|Infinity|e-/);
  });

  test.each([1 / 30, 1 / 21, 2 / 30])(
    'is a short stroke at %d, longer than wide and without split bristles',
    (fraction) => {
      const path = ensoStroke(fraction);
      const radii = points(path).map(({ x, y }) => Math.hypot(x - 50, y - 50));
      const turns = points(path).map(({ x, y }) => Math.atan2(y - 50, x - 50));
      const length = (Math.max(...turns) - Math.min(...turns)) * 40.5;
      expect(Math.max(...radii) - Math.min(...radii)).toBeLessThan(0.6 * length);
      expect(path).not.toContain('A');
    },
  );

  test('starts at the lower left and runs clockwise', () => {
    expect([...inked(ensoStroke(0.1))].every((tenth) => tenth === 3 || tenth === 4)).toBe(true);
    expect(points(ensoStroke(0.25)).every(({ x }) => x < 50)).toBe(true);
  });

  test('grows every day until it closes', () => {
    const reach = [0.1, 0.3, 0.5, 0.7, 0.9].map((fraction) => inked(ensoStroke(fraction)).size);
    expect(reach).toEqual([...reach].sort((a, b) => a - b));
    expect(new Set(reach).size).toBe(reach.length);
    expect(inked(ensoStroke(1)).size).toBe(10);
    expect(ensoStroke(7)).toBe(ensoStroke(1));
  });
});

describe('a stroke that is pressed in parts', () => {
  const shapes = (path: string) => path.split('M').length - 1;
  test.each([
    [[false, false, false], 1],
    [[true, false, true, true], 3],
    [[false, true, true, false], 2],
  ])('of %j is a thin line with its swellings: %i shapes', (parts, count) => {
    expect(shapes(pressedStroke(0.2, parts))).toBe(count);
  });

  test('is the whole stroke when all parts are pressed, and stays in the view box', () => {
    expect(pressedStroke(0.5, [true, true])).toBe(ensoStroke(0.5));
    for (const { x, y } of points(pressedStroke(1, [true, false, true]))) {
      expect(Math.min(x, y)).toBeGreaterThan(0);
      expect(Math.max(x, y)).toBeLessThan(100);
    }
  });
});
