import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerQuestion, type DokoAnswer, judgeQuestion } from '../../../../src/practices/doko/answer-question.ts';
import { type DokoScenario, dokoScenarios } from '../../../../src/practices/doko/content.ts';

/** 001: a student asleep in a bus. 002: two children on a river bank. 005: a parent and a child at the doctor's. */
function scene(number: number): DokoScenario {
  const id = `doko-${String(number).padStart(3, '0')}`;
  const found = dokoScenarios.find((each) => each.id === id);
  if (found === undefined) throw new Error(`No scene ${id}`);
  return found;
}

type Case = readonly [scene: number, question: string, answer: DokoAnswer];

function expectAnswer([number, question, answer]: Case): void {
  expect(answerQuestion(question, scene(number))).toBe(answer);
}

describe('answerQuestion', () => {
  test.for<Case>([
    [2, '季節は夏ですか？', 'はい'],
    [2, '季節は冬ですか', 'いいえ'],
    [2, '屋外ですか', 'はい'],
    [1, 'バスの中ですか', 'はい'],
    [1, 'その人は眠っていますか', 'はい'],
    [1, '箱は丸いですか', 'いいえ'],
    [2, '疲れていますか', 'はい'],
    [3, '疲れていますか', 'わからない'],
  ])('answers from the facts: %s %s → %s', expectAnswer);

  test.for<Case>([
    [2, 'ナツデスカ', 'はい'],
    [2, '２人ですか', 'はい'],
    [2, '  夏 ですか？ ', 'はい'],
    [2, '夏ですか!', 'はい'],
    [2, 'なつですか', 'はい'],
    [2, 'なつかしいですか', 'わからない'],
    [2, '中学生ですか', 'いいえ'],
  ])('folds the spelling and reads a longer word whole: %s %s → %s', expectAnswer);

  test.for<Case>([
    [2, '夏の夕方ですか', 'はい'],
    [2, '夏の夜ですか', 'いいえ'],
    [2, '夏の屋内ですか', 'いいえ'],
    [2, '大人が網を持っていますか', 'わからない'],
    [2, '女の人が立っていますか', 'いいえ'],
  ])('needs every claim to be true: %s %s → %s', expectAnswer);

  test.for<Case>([
    [2, '夏以外ですか', 'いいえ'],
    [2, '冬ではないですか', 'はい'],
    [2, '冬じゃなくて夏ですか', 'はい'],
    [1, '座っていないですか', 'いいえ'],
    [1, '雨は降っていませんか', 'はい'],
    [2, '本を読んでいませんか', 'はい'],
    [2, '親子とか夫婦ではないですね', 'はい'],
    [29, 'もしかして夏ではないですか', 'いいえ'],
    [23, 'しゃがんでいるんじゃないですか', 'はい'],
    [7, '一階以外ですか', 'はい'],
  ])('turns a negation round, unless it only asks for assent: %s %s → %s', expectAnswer);

  test.for<Case>([
    [2, '朝か夕方ですか', 'はい'],
    [2, '朝または夜ですか', 'いいえ'],
    [2, '屋内ですか、それとも屋外ですか', 'わからない'],
    [2, '屋内ですか、屋外ですか', 'わからない'],
    [6, '春か秋のどちらかですか', 'はい'],
  ])('weighs alternatives, and does not choose: %s %s → %s', expectAnswer);

  test.for<Case>([
    [4, 'その人は40歳以上ですか', 'いいえ'],
    [4, 'その人は四十歳より若いですか', 'はい'],
    [5, '30歳以上ですか', 'わからない'],
    [5, '子どもは10歳以上ですか', 'いいえ'],
    [22, '二人とも60歳を超えていますか', 'いいえ'],
    [28, '二人とも20代ですか', 'はい'],
    [16, '高校生以上ですか', 'いいえ'],
    [11, '夜8時より遅いですか', 'はい'],
    [24, '夜の11時より遅いですか', 'はい'],
    [11, '8時より遅いですか', 'はい'],
    [13, '正午より前ですか', 'いいえ'],
    [28, '夕方より後ですか', 'いいえ'],
    [15, '3月から5月のあいだですか', 'はい'],
    [3, '10階以上にいますか', 'はい'],
    [18, '2階か、それより上ですか', 'いいえ'],
    [7, '十人以上いますか', 'いいえ'],
    [7, '大人はひとりですか', 'はい'],
    [13, '百個より少ないですか', 'いいえ'],
    [4, '40歳くらいですか', 'はい'],
    [29, '50歳くらいですか', 'わからない'],
    [11, '40歳くらいですか', 'いいえ'],
    [1, '40歳くらいですか', 'いいえ'],
    [3, '夜9時ごろですか', 'いいえ'],
    [3, '夜8時ごろですか', 'はい'],
    [1, '一万円以上ですか', 'わからない'],
  ])('compares with the numbers of the scene: %s %s → %s', expectAnswer);

  test.for<Case>([
    [15, '二人とも笑っていますか', 'はい'],
    [15, '二人とも立っていますか', 'わからない'],
    [15, 'みんな眠っていますか', 'いいえ'],
    [1, 'みんな眠っていますか', 'わからない'],
    [3, 'ずっと立っていますか', 'はい'],
    [15, '客は立っていますか', 'いいえ'],
    [15, '美容師は高齢者ですか', 'いいえ'],
    [15, '客は笑っていますか', 'はい'],
    [15, '客は眠っていますか', 'いいえ'],
  ])('says はい of everybody, or of one among several, only if it is known of each: %s %s → %s', expectAnswer);

  test.for<Case>([
    [1, '家に帰るところですか', 'わからない'],
    [1, '家ですか', 'いいえ'],
    [1, '犬はいますか', 'わからない'],
    [20, '犬はいますか', 'はい'],
    [3, '犬はいますか', 'いいえ'],
    [25, '信号はないところですか', 'はい'],
    [1, '食べ物を作る機械ですか', 'わからない'],
    [1, 'スマホを見ていますか', 'いいえ'],
    [1, '赤い花ですか', 'いいえ'],
    [1, '赤い服を着ていますか', 'わからない'],
    [1, 'その人は大きいですか', 'わからない'],
    [4, '外は明るいですか', 'いいえ'],
    [4, '明るいですか', 'はい'],
    [1, '夏の前ですか', 'わからない'],
    [1, 'かばんは赤いですか', 'わからない'],
    [26, '水を使っていますか', 'わからない'],
    [5, 'スマホより大きいですか', 'わからない'],
    [4, '雨が降りそうですか', 'わからない'],
    [15, '年齢は20代から30代ですか', 'わからない'],
    [3, '年齢は20代から30代ですか', 'はい'],
    [2, '夏から秋にですか', 'わからない'],
    [1, '店で売られていますか', 'はい'],
    [8, '雪の上ですか', 'わからない'],
    [8, '散歩していますか', 'わからない'],
    [1, '散歩していますか', 'いいえ'],
    [7, '和室ですか', 'わからない'],
    [1, '配達中ですか', 'わからない'],
    [2, '網は緑ですか', 'わからない'],
    [1, '箱は空ですか', 'わからない'],
    [6, '机に向かっていますか', 'わからない'],
    [1, 'これから食べるところですか', 'わからない'],
  ])('weighs how a word is used: %s %s → %s', expectAnswer);

  test.for<Case>([
    [2, '女性ですか', 'わからない'],
    [2, '有名な人ですか', 'わからない'],
    [2, '公園に池はありますか', 'わからない'],
    [2, '夏の甲子園ですか', 'わからない'],
    [2, '本の主人公は動物ですか', 'わからない'],
    [2, '一番暑い日ですか', 'わからない'],
    [2, '昼間は学校に行きますか', 'わからない'],
  ])('does not guess at what it does not understand: %s %s → %s', expectAnswer);

  test.for<Case>([
    [2, '何がありますか', 'はい'],
    [2, '誰かいますか', 'はい'],
    [2, 'どこですか', 'はい'],
    [2, '誰か女の人がいますか', 'わからない'],
  ])('says はい to a bare who, what or where: %s %s → %s', expectAnswer);

  test.for<Case>([
    [16, '甘いケーキですか', 'いいえ'],
    [4, '自分の家にいますか', 'いいえ'],
    [5, '土日か祝日ですか', 'いいえ'],
    [8, '火事のニュースを見ていますか', 'わからない'],
    [1, 'リボンは赤いですか', 'わからない'],
    [4, '赤いリボンがついていますか', 'わからない'],
    [6, '相手のいるところは朝ですか', 'わからない'],
    [26, 'この会社で10年以上働いていますか', 'わからない'],
    [26, '若いころ陸上で走っていましたか', 'わからない'],
  ])('lets unknown words narrow what is false anyway, and nothing else: %s %s → %s', expectAnswer);

  test.for<Case>([
    [8, 'プラスチックじゃなくて金属製ですか', 'はい'],
    [6, '日本語ではなくて英語で話していますか', 'はい'],
    [28, '一軒家ですか、マンションではなくて', 'いいえ'],
    [8, '明るい昼間ではないですよね', 'はい'],
    [27, '曇っていて星は見えないですか', 'わからない'],
    [15, '外はまだ暗くなっていないですか', 'はい'],
    [13, 'パネルは10個もないですか', 'いいえ'],
  ])('reads what is set off or denied together: %s %s → %s', expectAnswer);

  test.for<Case>([
    [22, '弾いているのは30代の人ですか', 'いいえ'],
    [22, '弾いているのは90代の人ですか', 'はい'],
    [12, '子どもに読み聞かせをしていますか', 'はい'],
    [15, '美容師が客の髪を切っていますか', 'はい'],
    [10, '赤ちゃんは抱っこされていますか', 'わからない'],
    [25, '運転手は怒っていますか', 'わからない'],
    [7, '支援員は60歳以上ですか', 'はい'],
    [22, '90歳の人がいますか', 'はい'],
  ])('knows who of several persons does what: %s %s → %s', expectAnswer);

  test.for<Case>([
    [4, 'ほかのお客さんもいますか', 'いいえ'],
    [18, '一人きりですか', 'いいえ'],
    [4, '一人きりですか', 'はい'],
    [20, 'ボールを海に投げていますか', 'わからない'],
    [20, '海を見ていますか', 'わからない'],
    [23, 'パンを並べていますか', 'いいえ'],
    [11, 'かばんを持っていますか', 'わからない'],
    [29, 'となりに誰か座っていますか', 'わからない'],
    [16, 'ぎょうざは10個より多いですか', 'わからない'],
    [14, 'お店はもう開いていますか', 'いいえ'],
    [18, '鉛筆は長いですか', 'いいえ'],
    [30, '職員は手話ができますか', 'わからない'],
    [29, '家族が編んでくれたものですか', 'わからない'],
  ])('weighs who else is there, what is handled and where things go: %s %s → %s', expectAnswer);

  test('returns one of three answers for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...dokoScenarios), (question, scenario) => {
        expect(['はい', 'いいえ', 'わからない']).toContain(answerQuestion(question, scenario));
      }),
    );
  });
});

describe('judgeQuestion', () => {
  test.for([
    [2, '夏の夕方ですか', ['season', 'time']],
    [2, '朝か夕方ですか', ['time']],
    [2, '冬以外ですか', []],
    [2, '冬ですか', []],
    [2, '何がありますか', []],
    [1, '眠っていますか', ['action']],
  ] as const)('confirms what a はい has named: %s %s → %s', ([number, question, confirmed]) => {
    expect(judgeQuestion(question, scene(number)).confirmed).toEqual(confirmed);
  });
});
