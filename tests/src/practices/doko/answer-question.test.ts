import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerQuestion, type DokoAnswer } from '../../../../src/practices/doko/answer-question.ts';
import { type DokoScenario, dokoScenarios } from '../../../../src/practices/doko/content.ts';

const scenarios: readonly DokoScenario[] = dokoScenarios;
const answerOf: Readonly<Record<string, DokoAnswer>> = { '○': 'はい', '×': 'いいえ', '？': 'わからない' };

/** One mark per scenario: riverbank, tofu-shop, bus, trumpet, story-hour. */
const table = [
  ['季節は夏ですか', '○××××'],
  ['暖かい季節ですか', '○×○××'],
  ['寒い時期ですか', '×○×○○'],
  ['春または秋ですか', '××○○×'],
  ['早朝ですか', '×○×××'],
  ['朝ですか', '×○××○'],
  ['夜ですか', '×××○×'],
  ['午後ですか', '○×○○×'],
  ['正午ですか', '×××××'],
  ['外は明るいですか', '○×○×○'],
  ['それは屋外ですか', '○××○×'],
  ['屋内ですか', '×○○×○'],
  ['建物の中ですか', '×○××○'],
  ['乗り物に乗っていますか', '××○××'],
  ['図書館ですか', '××××○'],
  ['公園ですか', '×××○×'],
  ['川のそばですか', '○××××'],
  ['店の中ですか', '×○×××'],
  ['大人ですか', '×○○○○'],
  ['子どもはいますか', '○×××○'],
  ['お年寄りですか', '×○×××'],
  ['学生ですか', '××○××'],
  ['会社員ですか', '×××○×'],
  ['本を持っていますか', '××××○'],
  ['楽器ですか', '×××○×'],
  ['物は道具ですか', '○○○××'],
  ['食べ物ですか', '×○×××'],
  ['紙でできていますか', '××○×○'],
  ['竹でできていますか', '○××××'],
  ['電気を使いますか', '××○××'],
  ['新しいものですか', '××○××'],
  ['明かりはついていますか', '×○×○×'],
  ['街灯はついていますか', '×××○×'],
  ['座っていますか', '○×○×○'],
  ['立っていますか', '×○×○×'],
  ['眠っていますか', '××○××'],
  ['働いていますか', '×○××○'],
  ['静かですか', '○○○×○'],
  ['雪が降っていますか', '××××○'],
  ['人は一人ですか', '×○○○×'],
  ['複数の人がいますか', '○×××○'],
  ['二人ですか', '○××××'],
  ['女性ですか', '？？？？？'],
  ['誰かいますか', '○○○○○'],
  ['有名な人ですか', '？？？？？'],
] as const;

const cases = table.flatMap(([question, marks]) =>
  scenarios.map((scenario, index) => ({
    question,
    scenario,
    id: scenario.id,
    answer: answerOf[marks.charAt(index)],
  })),
);

const riverbank = scenarios.find(({ id }) => id === 'doko-riverbank') ?? fail('doko-riverbank');

function fail(id: string): never {
  throw new Error(`No scenario ${id}`);
}

describe('answerQuestion', () => {
  test.for(cases)('$question → $answer in $id', ({ question, scenario, answer }) => {
    expect(answerQuestion(question, scenario)).toBe(answer);
  });

  test('gives every scenario different answers in the table', () => {
    const columns = scenarios.map((_, index) => table.map(([, marks]) => marks.charAt(index)).join(''));
    expect(new Set(columns).size).toBe(scenarios.length);
  });

  test.for([
    ['ナツデスカ', 'なつですか'],
    ['ﾄﾝﾎﾞですか', 'トンボですか'],
    ['２人ですか', '2人ですか'],
    ['  夏 ですか？ ', '夏ですか'],
    ['網ですか!', '網ですか'],
  ] as const)('fold the spelling: %s is asked as %s', ([spelt, plain]) => {
    expect(answerQuestion(plain, riverbank)).toBe('はい');
    expect(answerQuestion(spelt, riverbank)).toBe('はい');
  });

  test.for([
    { rule: 'the time decides before the place', question: '冬の屋外ですか', answer: 'いいえ' },
    { rule: 'the place decides before the person', question: '公園に子どもがいますか', answer: 'いいえ' },
    { rule: 'the person decides before the object', question: '大人が網を持っていますか', answer: 'いいえ' },
    { rule: 'the object decides before the situation', question: '本を持って座っていますか', answer: 'いいえ' },
    { rule: 'the situation decides before the number', question: '二人は走っていますか', answer: 'いいえ' },
    { rule: 'the number decides before the gender', question: '女の人が一人ですか', answer: 'いいえ' },
    { rule: 'the gender decides before a generic word', question: '誰か女の人がいますか', answer: 'わからない' },
    { rule: 'a generic word is はい', question: '何がありますか', answer: 'はい' },
    { rule: 'anything else is わからない', question: '赤いですか', answer: 'わからない' },
  ] as const)('judge in order: $rule', ({ question, answer }) => {
    expect(answerQuestion(question, riverbank)).toBe(answer);
  });

  test.for([
    { rule: 'all words of the group must be true', question: '夏の夕方ですか', answer: 'はい' },
    { rule: 'one word of the group is wrong', question: '夏の夜ですか', answer: 'いいえ' },
    { rule: 'one of two alternatives is enough', question: '朝か夕方ですか', answer: 'はい' },
    { rule: 'either of two questions will do', question: '屋内ですか、それとも屋外ですか', answer: 'はい' },
    { rule: 'neither of two', question: '朝か夜ですか', answer: 'いいえ' },
  ] as const)('weigh words of one group together: $rule', ({ question, answer }) => {
    expect(answerQuestion(question, riverbank)).toBe(answer);
  });

  test.for([
    ['中学生ですか', 'いいえ', 'does not match 中'],
    ['小学生ですか', 'はい', 'does not match 学生'],
    ['あさがおですか', 'いいえ', 'does not match あさ'],
    ['なつかしい場所ですか', 'わからない', 'not なつ'],
    ['海外ですか', 'わからない', 'neither 海 nor 外'],
    ['窓の外を見ていますか', 'はい', 'not 屋外'],
    ['日本ですか', 'わからない', 'not a 本'],
  ] as const)('read a longer word whole: %s → %s, %s', ([question, answer]) => {
    expect(answerQuestion(question, riverbank)).toBe(answer);
  });

  test.for(scenarios.map((scenario) => ({ id: scenario.id, scenario })))(
    'agrees with the fields of $id',
    ({ scenario }) => {
      for (const group of ['春', '夏', '秋', '冬']) {
        expect(answerQuestion(`${group}ですか`, scenario)).toBe(scenario.time.includes(group) ? 'はい' : 'いいえ');
      }
    },
  );

  test('returns one of three answers for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...scenarios), (question, scenario) => {
        expect(['はい', 'いいえ', 'わからない']).toContain(answerQuestion(question, scenario));
      }),
    );
  });
});
