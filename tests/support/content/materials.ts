import type { Json } from '../../../sync/model/json.ts';
import type { MaterialPack } from '../../../sync/model/published/material-packs.ts';

type Item = Readonly<Record<string, Json>>;

/** An item of each pack as an admin may add it, with all of its fields. */
export const materialSamples: Readonly<Record<MaterialPack, Item>> = {
  sakiyomi: {
    title: '空いた棚',
    category: '店',
    date: '6月24日',
    kind: 'story',
    paragraphs: [
      '朝の店に、空いた棚が一つある。',
      '昼になっても、誰も棚に触れない。',
      '夕方、店主はそこへ椅子を置いた。',
    ],
    season: 'summer',
    readings: [['空いた', 'あいた']],
  },
  utsusie: {
    title: '渡し船の朝',
    category: '川',
    content: '朝6時、青い船が岸を離れます。乗るのは3人です。',
    questions: [
      { ask: '船は何色ですか。', choices: ['青', '赤', '白'], answer: 0, about: 'colour' },
      { ask: '乗るのは何人ですか。', choices: ['2人', '3人', '4人'], answer: 1, about: 'number' },
      { ask: '何時に出ますか。', choices: ['5時', '7時', '6時'], answer: 2 },
    ],
    timeOfDay: 'morning',
  },
  jisho: {
    field: '暮らし',
    sentence: '夕映えの川面を、舟がゆっくりと横切る。',
    words: [
      { word: '夕映え', reading: 'ゆうばえ', meaning: '夕日を受けて、ものが照り輝くこと。' },
      { word: '川面', reading: 'かわも', meaning: '川の、水の表面。', lemma: '川面' },
    ],
  },
  setsuna: {
    situation: '改札を出て、傘を開く。',
    event: '知らない子どもが、隣に入ってきた。',
    category: '街',
    sample: '傘を少し傾ける。',
    season: 'rainy',
    timeOfDay: 'evening',
  },
  sentsuji: {
    level: 3,
    bunsetsu: '夜明け前の',
    type: 'rentai',
    explanation: '「夜明け前の港」は港を飾ります。「夜明け前に出る」なら連用です。',
    sentence: {
      text: '夜明け前の港の灯台へ、船が戻る。',
      nouns: ['港の', '灯台へ', '船が'],
      predicates: ['戻る'],
      head: '港の',
    },
  },
  oumugaeshi: { level: 2, title: '朝の市', sentences: ['朝の市が立つ。', '声が飛び交う。', '魚の箱が光る。'] },
  tour: {
    title: '駅前の商店街を案内する',
    description: '改札から、いちばん奥の店まで歩きます。',
    examples: ['改札を出ます。', '最初の角を曲がります。', '店の奥をのぞきます。', '振り返ります。'],
    sample: ['緑の看板です。', '揚げもののにおい。', '白い猫がいます。', '駅が小さく見えます。'],
    silent: false,
  },
  tsuki: {
    month: 6,
    title: '雨の明かり',
    article: 4,
    scene: 4,
    words: ['雨がさ', '水たまり', '街灯'],
    others: ['長靴', '雨どい', '傘立て'],
  },
};

/** A published document with an item for each of some numbers. */
export function materialDocumentOf(pack: MaterialPack, numbers: readonly number[], more: Item = {}) {
  return { items: numbers.map((number) => ({ ...materialSamples[pack], ...more, id: `${pack}-${number}` })) };
}
