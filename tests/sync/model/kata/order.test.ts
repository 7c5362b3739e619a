import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareOwnKata, compareSharedKata } from '../../../../sync/model/kata/order.ts';
import { foldText } from '../../../../sync/model/text/fold-text.ts';

const kata = (id: string, name: string | null) => ({ id, name, nameKey: name === null ? '' : foldText(name) });
const shared = (id: string, name: string | null, copy_count: number) => ({ id, name, copy_count });

const anyShared = fc.record({
  id: fc.uuid(),
  name: fc.option(fc.string({ unit: 'binary', maxLength: 3 })),
  copy_count: fc.nat(2),
});

describe('kata order', () => {
  test('sorts own kata by name regardless of kana type, nameless ones last', () => {
    const list = [kata('1', null), kata('2', 'ソラ'), kata('3', 'うみ'), kata('4', 'アサ'), kata('0', null)];
    expect(list.sort(compareOwnKata).map(({ id }) => id)).toEqual(['4', '3', '2', '0', '1']);
  });

  test('sorts shared kata by copies, then by name, nameless ones last', () => {
    const list = [
      shared('a', null, 3),
      shared('b', 'い', 3),
      shared('c', 'あ', 1),
      shared('d', 'あ', 3),
      shared('e', null, 9),
    ];
    expect(list.sort(compareSharedKata).map(({ id }) => id)).toEqual(['e', 'd', 'b', 'a', 'c']);
  });

  test('compares names beyond U+FFFF by code points, as the database does', () => {
    expect(compareSharedKata(shared('a', '\uff5e', 0), shared('b', '𠮟', 0))).toBeLessThan(0);
  });

  test('is a total order', () => {
    fc.assert(
      fc.property(anyShared, anyShared, anyShared, (a, b, c) => {
        expect(Math.sign(compareSharedKata(a, b))).toBe(-Math.sign(compareSharedKata(b, a)) || 0);
        if (compareSharedKata(a, b) <= 0 && compareSharedKata(b, c) <= 0) {
          expect(compareSharedKata(a, c)).toBeLessThanOrEqual(0);
        }
      }),
    );
  });
});
