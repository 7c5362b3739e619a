import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { jishoSentences } from '../../../../src/practices/jisho/content.ts';
import { parrotTexts } from '../../../../src/practices/oumugaeshi/content.ts';
import { editorials } from '../../../../src/practices/sakiyomi/content.ts';
import { modifierPhrases } from '../../../../src/practices/sentsuji/content.ts';
import { scenarios } from '../../../../src/practices/setsuna/content.ts';
import { talkThemes } from '../../../../src/practices/tour/content.ts';
import { articles } from '../../../../src/practices/utsusie/content.ts';
import { type MaterialPack, materialPacks } from '../../../../sync/model/published/material-packs.ts';
import { parseMaterial } from '../../../../sync/model/published/materials/document.ts';
import { materialSchemas } from '../../../../sync/model/published/materials/schemas.ts';
import { monthlyThemes } from '../../../../sync/model/published/monthly-content.ts';
import { materialDocumentOf, materialSamples } from '../../../support/content/materials.ts';

const bundled: Readonly<Record<MaterialPack, readonly object[]>> = {
  sakiyomi: editorials,
  utsusie: articles,
  jisho: jishoSentences,
  setsuna: scenarios,
  sentsuji: modifierPhrases,
  oumugaeshi: parrotTexts,
  tour: talkThemes,
  tsuki: monthlyThemes,
};

/** The problems of an item, as field and sentence. */
function problemsOf(pack: MaterialPack, item: unknown): readonly string[] {
  const parsed = v.safeParse(materialSchemas[pack], item, { abortPipeEarly: true });
  return parsed.success ? [] : parsed.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
}

describe('the rules of material', () => {
  test.for(materialPacks)('hold for all bundled items of %s', (pack) => {
    expect(bundled[pack].length).toBeGreaterThanOrEqual(12);
    expect(bundled[pack].flatMap((item) => problemsOf(pack, item))).toEqual([]);
  });

  test.for(materialPacks)('hold for the sample of %s, and ask for each of its required fields', (pack) => {
    const sample = materialSamples[pack];
    expect(problemsOf(pack, sample)).toEqual([]);
    const optional = ['season', 'timeOfDay', 'readings', 'sample'];
    for (const field of Object.keys(sample).filter((name) => !optional.includes(name))) {
      const { [field]: _left, ...rest } = sample;
      expect(problemsOf(pack, rest).join(), field).toContain(`${field}: `);
    }
  });

  const cases: readonly (readonly [MaterialPack, object, string])[] = [
    ['setsuna', { readings: [['空', 'sora']] }, 'readings.0: 読みは、その語の読みをかなで書いてください'],
    ['sakiyomi', { date: '2月30日' }, 'date: 6月24日 の形の、ある日付にしてください'],
    ['sakiyomi', { paragraphs: ['一', '二', '一'] }, 'paragraphs: 同じ段落が2つあります'],
    ['sakiyomi', { paragraphs: ['一', '二'] }, 'paragraphs.2: 入力してください'],
    ['setsuna', { situation: '　\u200b' }, 'situation: 入力してください'],
    ['setsuna', { situation: '駅で\n待つ。' }, 'situation: 途中の改行とタブは使えません'],
    ['setsuna', { event: '波'.repeat(121) }, 'event: 120文字以内にしてください'],
    [
      'setsuna',
      { season: '春' },
      'season: new-year・winter・spring・rainy・summer・autumn・year-endから選んでください',
    ],
    ['sentsuji', { level: 7 }, 'level: 1・2・3・4・5・6から選んでください'],
    ['sentsuji', { type: '連体' }, 'type: renyou・rentaiから選んでください'],
    ['utsusie', { questions: [] }, 'questions.0: 問いを3つ書いてください'],
    ['tour', { examples: ['一', '二', '三', '三'] }, 'examples: 同じ手がかりが2つあります'],
    ['tour', { sample: ['一', '二', '三'] }, 'sample.3: 入力してください'],
    ['tour', { sample: ['一', '二', '三', '四', '五'] }, 'sample.4: 一例の文を4つ書いてください'],
    ['setsuna', { sample: ' ' }, 'sample: 入力してください'],
    ['tour', { silent: 'yes' }, 'silent: true か false にしてください'],
    ['oumugaeshi', { sentences: ['一。', '二。'] }, 'sentences: 文を3つ以上書いてください'],
  ];
  test.for(cases)('find in %s with %o the problem %s', ([pack, change, problem]) => {
    expect(problemsOf(pack, { ...materialSamples[pack], ...change })).toContain(problem);
  });

  test('count characters as a reader does, and keep a text without the spaces around it', () => {
    const item = { ...materialSamples.setsuna, event: `　${'𠮷'.repeat(120)} ` };
    expect(v.parse(materialSchemas.setsuna, item)).toMatchObject({ event: '𠮷'.repeat(120) });
  });

  const harbour = {
    text: '夜明け前の港の灯台へ、船が戻る。',
    nouns: ['港の', '灯台へ'],
    predicates: ['戻る'],
    head: '港の',
  };
  const misplaced =
    'sentence.text: 言い回しを一度だけ入れ、その後ろに、並べた語が順に一度ずつ出てくるようにしてください';
  test.for([
    ['whose phrase is missing', { text: '夜明けの港の灯台へ、船が戻る。' }, misplaced],
    ['whose phrase stands there twice', { text: '夜明け前の夜明け前の港の灯台へ、船が戻る。' }, misplaced],
    ['with a word before the phrase', { text: '港の夜明け前の灯台へ、船が戻る。' }, misplaced],
    ['with a word twice behind the phrase', { text: '夜明け前の港の灯台へ、港の船が戻る。' }, misplaced],
    ['with words in another order', { nouns: ['灯台へ', '港の'] }, misplaced],
    [
      'with five words',
      { nouns: ['港の', '灯台へ', '船が'], predicates: ['戻る', '前'] },
      'sentence.nouns: predicates とあわせて4つまでにしてください',
    ],
    [
      'that leans on none of its words',
      { head: '船が' },
      'sentence.head: nouns か predicates に並べた2つ以上の語の、ひとつにしてください',
    ],
    [
      'with one word of the kind only',
      { nouns: ['港の'] },
      'sentence.head: nouns か predicates に並べた2つ以上の語の、ひとつにしてください',
    ],
    [
      'that leans on a word of the other kind',
      { text: '夜明け前の港へ船が戻り、眠る。', nouns: ['港へ', '船が'], predicates: ['戻り', '眠る'], head: '眠る' },
      'sentence.head: rentai なら nouns から、renyou なら predicates から選んでください',
    ],
  ] as const)('refuse a sentence of 選辻 %s', ([, change, problem]) => {
    expect(problemsOf('sentsuji', { ...materialSamples.sentsuji, sentence: { ...harbour, ...change } })).toEqual([
      problem,
    ]);
  });

  test('ask for a sentence of 選辻 from the third level on, and for none before', () => {
    const { sentence: _left, ...bare } = materialSamples.sentsuji;
    const problem = 'sentence: 3段目からは入力し、その前の段では欄ごと省いてください';
    expect(problemsOf('sentsuji', { ...bare, level: 3 })).toEqual([problem]);
    expect(problemsOf('sentsuji', { ...bare, level: 2 })).toEqual([]);
    expect(problemsOf('sentsuji', { ...bare, level: 2, sentence: harbour })).toEqual([problem]);
    const { predicates: _none, ...withoutPredicates } = harbour;
    expect(problemsOf('sentsuji', { ...bare, level: 3, sentence: withoutPredicates })).toEqual([]);
  });

  const sentence = '夕映えの川面を、舟がゆっくりと横切る。';
  const meaning = '意味です。';
  const word = (written: string, reading: string) => ({ word: written, reading, meaning });
  test.for([
    ['that is not in the sentence', [word('朝焼け', 'あさやけ')], 'words.0.word'],
    ['that comes before the one named first', [word('川面', 'かわも'), word('夕映え', 'ゆうばえ')], 'words.1.word'],
    ['whose reading does not fit', [word('夕映え', 'かわも')], 'words.0.reading'],
  ] as const)('refuse a word of 辞書 %s', ([, words, field]) => {
    expect(problemsOf('jisho', { field: '川', sentence, words }).join()).toContain(`${field}: `);
  });

  test('refuse a word of 辞書 that stands in the sentence twice', () => {
    const item = { field: '川', sentence: '川から川へ、舟が渡る。', words: [word('川', 'かわ')] };
    expect(problemsOf('jisho', item).join()).toContain('words.0.word: ');
  });

  test('ask for a mark in a long sentence of オウム返し, and accept halves of 25 characters', () => {
    const long = `${'あ'.repeat(20)}、${'い'.repeat(20)}。`;
    const sentences = (text: string) => ({ ...materialSamples.oumugaeshi, sentences: ['一。', '二。', text] });
    expect(problemsOf('oumugaeshi', sentences(long)).join()).toContain('sentences.2: 25文字を超える文は');
    expect(problemsOf('oumugaeshi', sentences(long.replace('、', '、｜')))).toEqual([]);
    expect(problemsOf('oumugaeshi', sentences('あ｜い｜う。'))).toHaveLength(1);
    expect(problemsOf('oumugaeshi', sentences('あいう｜。'))).toHaveLength(1);
  });
});

describe('a published document', () => {
  test('loses a broken item, never the whole pool', () => {
    const { items } = materialDocumentOf('setsuna', [10001, 10002, 10003]);
    const body = { items: [items[0], { ...items[1], event: 7 }, null, 'x', { ...items[2], newer: 'field' }] };
    expect(parseMaterial('setsuna', materialSchemas.setsuna, body)).toEqual([items[0], items[2]]);
  });

  test.for([[null], [undefined], ['x'], [[]], [{}], [{ items: {} }]])('that is %o is empty', ([body]) => {
    expect(parseMaterial('setsuna', materialSchemas.setsuna, body)).toEqual([]);
  });

  test.for([
    ['of a bundled item', 'setsuna-001'],
    ['of a bundled item with zeros', 'setsuna-00010001'],
    ['of another pack', 'tour-10001'],
    ['of a part', 'setsuna-10001-1'],
    ['without a number', 'setsuna'],
  ])('loses an item with the id %s', ([, id]) => {
    const body = { items: [{ ...materialSamples.setsuna, id }] };
    expect(parseMaterial('setsuna', materialSchemas.setsuna, body)).toEqual([]);
  });

  test('keeps the first of two items with one id', () => {
    const [first] = materialDocumentOf('setsuna', [10001]).items;
    const body = { items: [first, { ...first, event: '別の出来事が起きた。' }] };
    expect(parseMaterial('setsuna', materialSchemas.setsuna, body)).toEqual([first]);
  });
});
