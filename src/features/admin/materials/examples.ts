import type { Body } from '../../../../sync/model/json.ts';
import type { MaterialPack } from '../../../../sync/model/published/material-packs.ts';

/** What the tab calls the packs. */
export const packNames: Readonly<Record<MaterialPack, string>> = {
  sakiyomi: '先読',
  utsusie: '写絵',
  jisho: '辞書',
  setsuna: '刹那',
  sentsuji: '選辻',
  oumugaeshi: 'オウム返し',
  tour: 'ツアー',
};

/** The item of each pack's template, with the optional fields that are not clear from a message. */
export const examples: Readonly<Record<MaterialPack, Body>> = {
  sakiyomi: {
    title: '雨の日の椅子',
    category: '店',
    date: '6月24日',
    kind: 'story',
    paragraphs: [
      '駅前の花屋は、雨の日だけ店先に椅子を出す。座る人がいるわけではない。',
      '椅子に載るのは、傘である。濡れた傘を置いた人は、両手で花を選べる。',
      '両手が空いた客は、いつもより少し長く店にいる。店主が出していたのは、椅子ではなく時間だった。',
    ],
    season: 'rainy',
    readings: [['空いた', 'あいた']],
  },
  utsusie: {
    title: '渡し船の朝',
    category: '川',
    content: '朝6時、青い渡し船が岸を離れます。乗るのは3人です。船頭は白い帽子をかぶっています。',
    questions: [
      { ask: '船は何色ですか。', choices: ['青', '赤', '白'], answer: 0 },
      { ask: '乗るのは何人ですか。', choices: ['4人', '3人', '5人'], answer: 1 },
      { ask: '船が出るのは何時ですか。', choices: ['5時', '7時', '6時'], answer: 2 },
    ],
    timeOfDay: 'morning',
  },
  jisho: {
    field: '暮らし',
    sentence: '夕映えの川面を、小さな舟がゆっくりと横切る。',
    words: [
      { word: '夕映え', reading: 'ゆうばえ', meaning: '夕日を受けて、ものが照り輝くこと。' },
      { word: '川面', reading: 'かわも', meaning: '川の、水の表面。' },
      { word: '横切る', reading: 'よこぎる', meaning: '目の前を、こちらからあちらへ通り過ぎる。' },
    ],
  },
  setsuna: {
    situation: '改札を出て、傘を開く。夕方の雨はまだ強い。',
    event: '見知らぬ子どもが、黙って隣に入ってきた。',
    category: '街',
    sample: '傘を少し傾けて、「どこまで行きますか」。',
    timeOfDay: 'evening',
  },
  sentsuji: {
    level: 3,
    bunsetsu: '夜明け前の',
    type: 'rentai',
    explanation: '「夜明け前の港」は「港」を飾ります。「夜明け前に出る」なら、いつ出るかを言う連用です。',
    sentence: {
      text: '夜明け前の港の灯台へ、船が戻る。',
      nouns: ['港の', '灯台へ', '船が'],
      predicates: ['戻る'],
      head: '港の',
    },
  },
  oumugaeshi: {
    level: 2,
    title: '朝の市',
    sentences: ['朝の市が立つ。', '声が飛び交う。', '魚の箱が光る。'],
    readings: [['市が', 'いちが']],
  },
  tour: {
    title: '駅前の商店街を案内する',
    description: '初めて訪れる人を連れて、改札からいちばん奥の店まで歩きます。',
    examples: [
      '改札を出ます。最初に目に入る看板は何色ですか。',
      '通りを進みます。右側の店から、どんな匂いがしますか。',
      '角を曲がります。足もとの道は、何でできていますか。',
      'いちばん奥の店です。戸を開けると、誰がいますか。',
    ],
    sample: [
      '最初に見えるのは、薬局の緑の看板です。',
      '右の店から、揚げたてのいものにおいがします。',
      '角を曲がると、足もとはれんがに変わります。',
      '戸を開けると、白い猫が帳場で寝ています。',
    ],
    silent: false,
  },
};
