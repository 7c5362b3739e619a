import { describe, expect, test } from 'vitest';
import type { ContentItem } from '../../../sync/model/practice/content-item.ts';
import { findingsIn } from '../../support/content/findings.ts';
import { labels, type Pack, prose, wholes } from '../../support/content/pack.ts';

interface Piece extends ContentItem {
  readonly text: string;
}

const sound: readonly Piece[] = [
  { id: 'tea-001', text: 'やかんの湯が沸くまで、窓の外を3分眺めます。' },
  { id: 'tea-002', text: '急須のふたを押さえる指を、1本ずつ数えてください。' },
  { id: 'tea-003', text: '茶葉が開くあいだ、隣の部屋の音を聞いています。', readings: [['茶葉', 'ちゃば']] },
];

function packOf(items: readonly Piece[], more: Partial<Pack> = {}): Pack {
  return {
    name: 'お茶',
    idPrefix: 'tea',
    items,
    counts: [],
    groups: {},
    fields: [prose('texts', items, ({ text }) => text, [10, 40])],
    ...more,
  };
}

/** The findings in the sound pack with another text or id for its first item. */
function findingsWith(change: Partial<Piece>, name = 'お茶'): readonly string[] {
  const [first, ...others] = sound;
  return findingsIn(packOf([{ id: 'tea-001', text: '', ...first, ...change }, ...others], { name }));
}

/** Nine kanji that no other number gives. */
function variedText(number: number): string {
  return String.fromCodePoint(...Array.from({ length: 9 }, (_, index) => 0x5c71 + 9 * number + index));
}

describe('the findings in a pack', () => {
  test('are none in a sound pack', () => {
    expect(findingsIn(packOf(sound))).toEqual([]);
  });

  test.for([
    ['a text that is too short', '湯が沸く。', '5 characters, not 10 to 40'],
    ['a wrong spelling', '湯が沸くまで、好きな言葉をひとつ選びます。', '言葉 is written ことば'],
    ['a count in kanji', '茶わんを二つ並べて、湯を半分ずつ注ぎます。', '二つ is written ふたつ'],
    ['a claim', '湯が沸くまでの3分で、記憶力を伸ばします。', 'claims 記憶力'],
    ['a word that preaches', '湯が沸くまで、じっと待つことが大切です。', 'contains 大切です'],
    [
      'a unit that a line may part from its number',
      '湯が沸くまで、ひしゃくで3デシ注いでください。',
      'a line may break within 3デシ',
    ],
    ['a foreign sign', '湯が沸くまで…窓の外を3分眺めてください。', 'contains the sign "…"'],
  ] as const)('name %s', ([, text, finding]) => {
    expect(findingsWith({ text })).toEqual([expect.stringContaining(`tea-001 texts: ${finding}`)]);
  });

  test('leave words that only look like a wrong spelling', () => {
    expect(findingsWith({ text: '春一番の吹いた朝、三つ星の名を森下さんに聞きます。' })).toEqual([]);
  });

  test('leave the counts that 写絵 asks for', () => {
    expect(findingsWith({ text: '茶わんを二つ並べて、湯を半分ずつ注ぎます。' }, '写絵')).toEqual([]);
  });

  test('name near-duplicates and equal texts', () => {
    const [, second] = sound;
    const text = '急須のふたを押さえる指を、ゆっくり数えてください。';
    expect(findingsWith({ text })).toEqual([expect.stringContaining('tea-001 and tea-002 are alike')]);
    expect(findingsWith({ text: second?.text ?? '' }).join()).toContain('2 texts are equal');
  });

  test.for([
    ['begin with いつもの', (varied: string) => `いつもの${varied}`],
    ['end with ください', (varied: string) => `${varied}をください`],
  ] as const)('name texts that all %s', ([finding, textOf]) => {
    const items = Array.from({ length: 5 }, (_, number) => ({
      id: `tea-00${number}`,
      text: textOf(variedText(number)),
    }));
    expect(findingsIn(packOf(items))).toEqual([expect.stringContaining(`5 of 5 texts ${finding}`)]);
  });

  test('name a pack in which more than one text in four only lists things', () => {
    const listing = (ending: string) =>
      Array.from({ length: 5 }, (_, number) => {
        const varied = [...variedText(number)];
        return {
          id: `tea-00${number}`,
          text:
            [varied.slice(0, 3), varied.slice(3, 6), varied.slice(6)].map((part) => part.join('')).join('、') + ending,
        };
      });
    expect(findingsIn(packOf(listing('。')))).toContain('5 of 5 texts list things');
    expect(findingsIn(packOf(listing('を拾う。')))).not.toContain('5 of 5 texts list things');
  });

  test('name ids that are used twice or have another form', () => {
    expect(findingsWith({ id: 'tea-002' })).toEqual([expect.stringContaining('tea-002: an id of 2 items')]);
    expect(findingsWith({ id: 'coffee-1' })).toEqual([expect.stringContaining('coffee-1: an id is tea and a number')]);
  });

  test('take ids of words in a pack that has such, and only there', () => {
    const named = sound.map((item, index) => ({ ...item, id: `tea-${['pot', 'tray', 'morning-cup'][index]}` }));
    expect(findingsIn(packOf(named, { idEnds: 'words' }))).toEqual([]);
    expect(findingsIn(packOf(sound, { idEnds: 'words' }))).toContain('tea-001: an id is tea and words');
  });

  test('take random UUIDs in a pack that has such, and only there', () => {
    const ids = ['0a3c5f1e-7b21-4d9c-8e44-1f2a3b4c5d6e', '1b4d6a2f-8c32-4ead-9f55-2a3b4c5d6e7f'];
    const copied = sound.slice(0, 2).map((item, index) => ({ ...item, id: ids[index] ?? '' }));
    expect(findingsIn(packOf(copied, { idPrefix: '', idEnds: 'uuid' }))).toEqual([]);
    expect(findingsIn(packOf(sound, { idPrefix: '', idEnds: 'uuid' }))).toContain('tea-001: an id is a random UUID');
  });

  test('name readings of other words and readings that are not kana', () => {
    expect(findingsWith({ readings: [['茶葉', 'ちゃば']] })).toEqual([expect.stringContaining('a reading of 茶葉')]);
    expect(findingsWith({ readings: [['窓', 'mado']] })).toEqual([expect.stringContaining('the reading mado')]);
  });

  test('name a count below its minimum', () => {
    const counts = [{ what: 'texts', count: 3, minimum: 4 }];
    expect(findingsIn(packOf(sound, { counts }))).toEqual(['3 texts, fewer than 4']);
  });

  test('do not compare labels, and judge only the length of wholes', () => {
    const items = Array.from({ length: 6 }, (_, number) => ({
      id: `tea-00${number}`,
      text: '好きな言葉はどれですか。',
    }));
    const asked = findingsIn(packOf(items, { fields: [labels('questions', items, ({ text }) => text, [5, 20])] }));
    expect(asked.filter((finding) => !finding.includes('ことば'))).toEqual([]);
    const repeatedWholes = [wholes('wholes', items.slice(0, 1), ({ text }) => text, [5, 9])];
    expect(findingsIn(packOf(items, { fields: repeatedWholes }))).toEqual([expect.stringContaining('12 characters')]);
  });
});
