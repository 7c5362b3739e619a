import { describe, expect, test } from 'vitest';
import { gradesOf } from '../../../src/data/training/answer-names.ts';
import { mergeMaterial } from '../../../src/practices/host/merge-material.ts';
import { itemOfSession } from '../../../src/practices/item-of-session.ts';
import { jishoSentences } from '../../../src/practices/jisho/content.ts';
import { sentencePool } from '../../../src/practices/jisho/pool.ts';
import { start as startJisho, step as stepJisho } from '../../../src/practices/jisho/rules.ts';
import { joinSegments, splitIntoSegments } from '../../../src/practices/jisho/segments.ts';
import { parrotTexts } from '../../../src/practices/oumugaeshi/content.ts';
import { drawFirstText } from '../../../src/practices/oumugaeshi/rules.ts';
import { editorials } from '../../../src/practices/sakiyomi/content.ts';
import { start as startSakiyomi, step as stepSakiyomi } from '../../../src/practices/sakiyomi/rules.ts';
import { modifierPhrases } from '../../../src/practices/sentsuji/content.ts';
import { isLast, progress, start as startSentsuji } from '../../../src/practices/sentsuji/rules.ts';
import { scenarios } from '../../../src/practices/setsuna/content.ts';
import { start as startSetsuna } from '../../../src/practices/setsuna/rules.ts';
import { talkThemes } from '../../../src/practices/tour/content.ts';
import { themePool } from '../../../src/practices/tour/pool.ts';
import { start as startTour } from '../../../src/practices/tour/rules.ts';
import { articles } from '../../../src/practices/utsusie/content.ts';
import { start as startUtsusie } from '../../../src/practices/utsusie/rules.ts';
import { toDay } from '../../../sync/model/day/day.ts';
import { type ContentItem, itemNumber, packOf } from '../../../sync/model/practice/content-item.ts';
import type { Deck } from '../../../sync/model/practice/deck.ts';
import { foldVisits, type PracticeMemory } from '../../../sync/model/practice/memory.ts';
import type { MaterialPack } from '../../../sync/model/published/material-packs.ts';
import { oumugaeshiMaterial } from '../../../sync/model/published/materials/oumugaeshi.ts';
import { sakiyomiMaterial } from '../../../sync/model/published/materials/sakiyomi.ts';
import { sentsujiMaterial } from '../../../sync/model/published/materials/sentsuji.ts';
import { setsunaMaterial } from '../../../sync/model/published/materials/setsuna.ts';
import { utsusieMaterial } from '../../../sync/model/published/materials/utsusie.ts';
import { materialDocumentOf } from '../../support/content/materials.ts';
import { deckOf } from './deck.ts';

const editorialPool = (material: unknown) => mergeMaterial('sakiyomi', sakiyomiMaterial, editorials, material);
const articlePool = (material: unknown) => mergeMaterial('utsusie', utsusieMaterial, articles, material);
const scenarioPool = (material: unknown) => mergeMaterial('setsuna', setsunaMaterial, scenarios, material);
const phrasePool = (material: unknown) => mergeMaterial('sentsuji', sentsujiMaterial, modifierPhrases, material);
const parrotPool = (material: unknown) => mergeMaterial('oumugaeshi', oumugaeshiMaterial, parrotTexts, material);

interface Drill {
  readonly pack: MaterialPack;
  readonly bundled: readonly ContentItem[];
  readonly poolOf: (material: unknown) => readonly ContentItem[];
  /** The first item of a visit. */
  readonly first: (deck: Deck, material: unknown) => ContentItem;
}

const drills: readonly Drill[] = [
  {
    pack: 'sakiyomi',
    bundled: editorials,
    poolOf: editorialPool,
    first: (deck, material) => startSakiyomi(deck, editorialPool(material)).editorial,
  },
  {
    pack: 'utsusie',
    bundled: articles,
    poolOf: articlePool,
    first: (deck, material) => startUtsusie(deck, articlePool(material)).article,
  },
  {
    pack: 'jisho',
    bundled: jishoSentences,
    poolOf: sentencePool,
    first: (deck, material) => startJisho(deck, sentencePool(material)).sentence,
  },
  {
    pack: 'setsuna',
    bundled: scenarios,
    poolOf: scenarioPool,
    first: (deck, material) => startSetsuna(deck, null, scenarioPool(material)).scenario,
  },
  {
    pack: 'sentsuji',
    bundled: modifierPhrases,
    poolOf: phrasePool,
    first: (deck, material) => startSentsuji(deck, 0, phrasePool(material)).phrase,
  },
  {
    pack: 'oumugaeshi',
    bundled: parrotTexts,
    poolOf: parrotPool,
    first: (deck, material) => drawFirstText(deck, parrotPool(material)),
  },
  {
    pack: 'tour',
    bundled: talkThemes,
    poolOf: themePool,
    first: (deck, material) => startTour(deck, themePool(material)).theme,
  },
];

/** A memory in which all of some items were seen on a day. */
function seen(items: readonly ContentItem[], day = '2026-11-19', result = 'seen'): PracticeMemory {
  const results = items.map(({ id }) => ({ item: id, result }));
  return foldVisits([{ id: 'a', day, results }], '');
}

describe.each(drills)('the pool of $pack', ({ pack, bundled, poolOf, first }) => {
  const material = materialDocumentOf(pack, [10001, 10002]);
  const added = [`${pack}-10001`, `${pack}-10002`];

  test.each([null, undefined, 'x', { items: [] }])('is the bundled one with the document %o', (body) => {
    expect(poolOf(body)).toEqual(bundled);
  });

  test('has the added items besides the bundled ones, each once, with ids of their own', () => {
    const pool = poolOf(material);
    expect(pool).toHaveLength(bundled.length + 2);
    expect(new Set(pool.map(({ id }) => id)).size).toBe(pool.length);
    expect(pool.map(({ id }) => id)).toEqual(expect.arrayContaining(added));
  });

  test('loses a broken item only', () => {
    const [one, two] = material.items;
    const body = { items: [one, { ...two, readings: 'none', title: 7, situation: 7, sentence: 7, bunsetsu: 7 }] };
    expect(poolOf(body)).toHaveLength(bundled.length + 1);
  });

  test('leads to an added item once the bundled ones have been seen', () => {
    expect(added).toContain(first(deckOf(3, seen(bundled)), material).id);
  });

  test('draws on when a seen item is withdrawn, and again when it comes back', () => {
    const memory = seen(poolOf(material));
    expect(bundled.map(({ id }) => id)).toContain(first(deckOf(3, memory), null).id);
    expect(poolOf(material).map(({ id }) => id)).toContain(first(deckOf(3, memory), material).id);
  });

  test('has ids that name the pack, its answers, and the item of a session', () => {
    const [id = ''] = added;
    expect(packOf(id)).toBe(pack);
    expect(gradesOf(packOf(`${id}-3`))).toEqual(gradesOf(pack));
    const item = itemOfSession(pack, itemNumber({ id }));
    expect([null, id]).toContain(item);
  });
});

describe('an added column of 先読', () => {
  test('is the item of the session that records its number', () => {
    expect(itemOfSession('sakiyomi', 10001)).toBe('sakiyomi-10001');
  });

  test('stays in the pool of the visit for the next text', () => {
    const state = startSakiyomi(
      deckOf(1, seen(editorials)),
      editorialPool(materialDocumentOf('sakiyomi', [10001, 10002])),
    );
    const next = stepSakiyomi(state, { type: 'newText' });
    expect([state.editorial.id, next.editorial.id].sort()).toEqual(['sakiyomi-10001', 'sakiyomi-10002']);
  });
});

describe('an added sentence of 辞書', () => {
  const pool = sentencePool(materialDocumentOf('jisho', [10001]));
  const sentence = pool.at(-1);

  test('has words, which can be tapped', () => {
    if (sentence === undefined) throw new Error('The pool is empty');
    expect(joinSegments(splitIntoSegments(sentence))).toBe(sentence.sentence);
  });

  test('comes back when one of its words is due', () => {
    const memory = foldVisits(
      [{ id: 'a', day: '2026-11-01', results: [{ item: 'jisho-reading-川面', result: 'wrong' }] }],
      'jisho-',
    );
    const state = startJisho(deckOf(1, memory), pool);
    expect([state.sentence.id, state.returnedWord?.word]).toEqual(['jisho-10001', '川面']);
    const withdrawn = startJisho(deckOf(1, memory));
    expect(withdrawn.returnedWord).toBeNull();
    expect(stepJisho(withdrawn, { type: 'next' }).count).toBe(2);
  });
});

describe('added phrases and texts in teaching order', () => {
  test('come last in their level', () => {
    for (const [pool, id] of [
      [phrasePool(materialDocumentOf('sentsuji', [10001])), 'sentsuji-10001'],
      [parrotPool(materialDocumentOf('oumugaeshi', [10001])), 'oumugaeshi-10001'],
    ] as const) {
      const levels = pool.map(({ level }) => level);
      expect(levels).toEqual(levels.toSorted((a, b) => a - b));
      const at = pool.findIndex((item) => item.id === id);
      expect(pool[at + 1]?.level).toBe((pool[at]?.level ?? 0) + 1);
    }
  });

  test('count in the course, whose last phrase may be an added one', () => {
    const pool = phrasePool(materialDocumentOf('sentsuji', [10001], { level: 6 }));
    const state = startSentsuji(deckOf(1, seen(modifierPhrases)), 0, pool);
    expect(state.phrase.id).toBe('sentsuji-10001');
    expect(isLast(state)).toBe(true);
    expect(progress(state)).toMatchObject({ number: modifierPhrases.length + 1, total: modifierPhrases.length + 1 });
  });
});

test('a grade for a withdrawn item stays in the memory', () => {
  const memory = seen([{ id: 'sentsuji-10001' }], '2026-11-01', 'again');
  expect(memory.get('sentsuji-10001')).toMatchObject({ lastSeen: toDay('2026-11-01'), lastGrade: 'again' });
});
