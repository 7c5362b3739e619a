import { describe, expect, test } from 'vitest';
import { kataProblems, ownCategories } from '../../../../src/features/kata/kata-fields.tsx';
import { kataTitle } from '../../../../src/features/kata/kata-texts.ts';
import { emptyWords } from '../../../../src/features/kata/list/all-list.tsx';
import { mergeSearchResults } from '../../../../src/features/kata/list/use-shared-search.ts';

const shared = (id: string, copy_count: number) => ({ id, name: id, category: null, zou: '', ishiki: '', copy_count });

describe('mergeSearchResults', () => {
  test('keeps the order of listed kata and appends new ones', () => {
    const here = [shared('a', 5), shared('b', 3)];
    const there = [shared('c', 9), shared('b', 4), shared('d', 1), shared('c', 9)];
    expect(mergeSearchResults(here, there)).toEqual([shared('a', 5), shared('b', 4), shared('c', 9), shared('d', 1)]);
    expect(mergeSearchResults(here, [])).toEqual(here);
  });
});

describe('the list of all kata while it is empty', () => {
  test.each([
    ['', false, false, 'まだ共有された型がありません'],
    ['', false, true, 'ほかの会員の型は、まだありません'],
    ['', true, true, 'ほかに共有された型はありません'],
    ['海', false, true, '見つかりませんでした'],
  ])('after %j, with kata hidden: %s and own ones left out: %s, says %s', (query, hasHidden, isOwnHidden, title) => {
    expect(emptyWords(query, hasHidden, isOwnHidden).title).toBe(title);
  });
});

describe('the kata form', () => {
  const texts = { zou: '朝', ishiki: '足', name: '', category: '' };

  test.each([
    ['zou', { zou: ' \n　' }, '象と意識は必須項目です'],
    ['zou', { zou: '\u200b\u202e\u3164' }, '象と意識は必須項目です'],
    ['ishiki', { ishiki: '' }, '象と意識は必須項目です'],
    ['zou', { zou: '😀'.repeat(2001) }, '2000文字以内で入力してください'],
    ['category', { category: '夜'.repeat(101) }, '100文字以内で入力してください'],
  ])('reports an invalid %s', (field, wrong, text) => {
    expect(kataProblems({ ...texts, ...wrong })).toEqual({ [field]: text });
  });

  test('accepts texts of maximum length with surrounding whitespace', () => {
    const longest = { zou: '😀'.repeat(2000), ishiki: ` ${'夜'.repeat(2000)} `, name: '名'.repeat(100), category: '' };
    expect(kataProblems(longest)).toEqual({});
  });

  test('suggests the most used categories first', () => {
    const katas = ['夜', null, '朝', '夜', '海'].map((category) => ({ category }));
    expect(ownCategories(katas)).toEqual(['夜', '朝', '海']);
  });
});

describe('the title of a kata', () => {
  test('is the name, or the beginning of the zou on one line', () => {
    expect(kataTitle({ name: '朝', zou: '海' })).toBe('朝');
    expect(kataTitle({ name: null, zou: '一\n二' })).toBe('一 二');
  });

  test('is truncated between graphemes', () => {
    const family = '👩‍👩‍👧‍👦';
    expect(kataTitle({ name: null, zou: family.repeat(30) })).toBe(`${family.repeat(24)}…`);
  });
});
