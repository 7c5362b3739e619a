/** An awareness, with the question that introduces it. */
export interface Awareness {
  readonly word: string;
  readonly question: string;
}

// All lists hold connecting forms, so that time + place and object + person + manner form one sentence in any
// combination. Therefore every place is outdoors, every time suits every person, and no manner needs a free hand.
export const times = ['夜明けの', '朝霧の', '昼下がりの', '雨上がりの', '夕暮れの', '真夜中の'] as const;

export const places = [
  '商店街で',
  '駅のホームで',
  '桟橋で',
  '神社の石段で',
  'あぜ道で',
  '歩道橋の上で',
  '銭湯の前で',
  '川沿いの土手で',
  '坂道の途中で',
  'ビルの屋上で',
] as const;

export const persons = [
  '郵便配達員が',
  '新米の駅員が',
  '植木職人が',
  '若い板前が',
  '寝ぐせ頭の大学生が',
  '白髪の紳士が',
  '着物姿の老婦人が',
  '力士が',
  '花嫁が',
  '手品師が',
] as const;

export const objects = [
  '傘を持った',
  '柱時計を背負った',
  '湯気の立つ鍋を抱えた',
  '空っぽの鳥かごを提げた',
  '宛名のない手紙を手にした',
  '青い風船を三つ持った',
  '焼きたてのパンを抱えた',
  '双眼鏡を首から下げた',
  'チェロを背負った',
  '金魚の入った袋を提げた',
] as const;

export const manners = [
  'ゆっくりと空を見上げている',
  'じっと耳を澄ましている',
  '小声で歌を口ずさんでいる',
  'うれしそうに誰かを待っている',
  'しきりに後ろを気にしている',
  '必死に笑いをこらえている',
  '真顔で猫と向き合っている',
  '落ち着きなく歩き回っている',
  '誰にともなく頭を下げている',
  'ふと足を止めて振り返る',
] as const;

/** 連想 is listed twice, with different questions, so that it is drawn with double weight. */
export const awarenesses: readonly Awareness[] = [
  {
    word: '連想',
    question: 'この情景を見て、まっさきに浮かぶ思い出は何ですか。',
  },
  {
    word: '連想',
    question: '持ち物から連想を三つつないだら、どこまで遠くへ行けますか。',
  },
  { word: '前', question: '1時間前、この人はどこで何をしていたのでしょう。' },
  { word: '後', question: 'あと10分見ていたら、ここで何が起こりそうですか。' },
  {
    word: '特徴',
    question: '人込みからこの人を見つけるとしたら、何が目印になりますか。',
  },
  {
    word: '比較',
    question: '昨日の同じ場所と並べてみると、どこが違いますか。',
  },
  {
    word: '抽象',
    question: 'この情景を漢字一字に縮めるなら、どの字を選びますか。',
  },
  { word: '本質', question: 'この情景の、いちばん大切なところはどこですか。' },
  {
    word: '解明',
    question: 'この振る舞いには訳があるはず。手がかりはどこに見えますか。',
  },
  {
    word: '類似',
    question: '見た目は違っても、どこかこの情景に似ているものは何でしょう。',
  },
  {
    word: '出所',
    question: 'その持ち物は、どこで生まれ、誰の手を渡ってきたのですか。',
  },
  {
    word: '真偽',
    question: '見えているもののうち、ひとつだけ偽りがあるとしたら、どれですか。',
  },
  {
    word: '仮定',
    question: 'もしあなたが通りかかったら、最初にどんな声をかけますか。',
  },
  {
    word: '具体化',
    question: '足元まで描いてみてください。この人は何を履いていますか。',
  },
];
