import { describe, expect, test } from 'vitest';
import { returnPath } from '../../../../src/data/return-path.ts';

describe('return path', () => {
  test('is the place the visitor was on the way to', () => {
    expect(returnPath({ from: '/training/tokushu?x=1' })).toBe('/training/tokushu?x=1');
  });

  test.each([[null], [undefined], ['/streak'], [{}], [{ from: 7 }], [{ from: 'streak' }], [{ from: 'https://e.vil' }]])(
    'is home for %o',
    (state) => {
      expect(returnPath(state)).toBe('/');
    },
  );

  test.each(['//e.vil/x', '/\\e.vil'])('never leaves the app: %s', (from) => {
    expect(returnPath({ from })).toBe('/');
  });
});
