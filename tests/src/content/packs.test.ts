import { describe, expect, test } from 'vitest';
import { findingsIn, findNearDuplicates, proseOf } from '../../support/content/findings.ts';
import { packs } from '../../support/content/packs.ts';
import { findMisspelledScreens } from '../../support/content/screen-texts.ts';
import { findPlainSpeech, spokenTexts } from '../../support/content/spoken-texts.ts';

describe('the content packs', () => {
  test.for(packs.map((pack) => [pack.name, pack] as const))('have no findings: %s', ([, pack]) => {
    expect(findingsIn(pack)).toEqual([]);
  });

  test('have no near-duplicates across packs', () => {
    expect(findNearDuplicates(proseOf(packs))).toEqual([]);
  });
});

describe('the spoken texts', () => {
  test('speak politely, with one plain-form sentence each at most', () => {
    expect(findPlainSpeech(spokenTexts)).toEqual([]);
  });

  test('are found out when they give orders', () => {
    const orders = { item: 'tea', text: '湯が沸くまで待つ。「飲む」と言って、茶わんを置く。どこで飲みますか。' };
    const polite = { item: 'cup', text: '見る、聞く、飲む。茶わんがふたつ。右から飲みます。どうなるでしょう。' };
    expect(findPlainSpeech([orders, polite])).toEqual([
      'tea: 2 plain-form sentences: 湯が沸くまで待つ。「」と言って、茶わんを置く。',
    ]);
  });
});

describe('the texts of screens', () => {
  test('follow the house spellings', () => {
    expect(findMisspelledScreens()).toEqual([]);
  });
});
