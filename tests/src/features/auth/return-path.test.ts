import { describe, expect, test } from 'vitest';
import { returnPath } from '../../../../src/data/account/return-path.ts';

describe('returnPath', () => {
  test('returns the location stored before the login', () => {
    expect(returnPath({ from: '/training/tokushu?x=1' })).toBe('/training/tokushu?x=1');
  });

  test.each([[null], [undefined], ['/streak'], [{}], [{ from: 7 }], [{ from: 'streak' }], [{ from: 'https://e.vil' }]])(
    'returns the home path for %o',
    (state) => {
      expect(returnPath(state)).toBe('/');
    },
  );

  test.each(['//e.vil/x', '/\\e.vil'])('rejects addresses outside the app: %s', (from) => {
    expect(returnPath({ from })).toBe('/');
  });
});
