import type { ContentItem } from '../practice/content-item.ts';

/**
 * A kata that an empty list offers. Its fixed UUID is the copy's original_id: the server knows these ids
 * (private.is_starter_kata), accepts them without a source and counts no copy.
 */
export interface StarterKata extends ContentItem {
  readonly zou: string;
  readonly ishiki: string;
}

/** はじめの型: the examples for a list without kata. */
export const starterKata: readonly StarterKata[] = [
  { id: '29ad477c-e546-4416-8862-02cf29ccb4b9', zou: 'コップ1杯の水', ishiki: 'のどから胸へ下りるところまで追う' },
  {
    id: '15787481-ae55-4375-8752-902bb7a40d74',
    zou: 'カーテンのすきまの光の筋',
    ishiki: '光の届かないところを三つ探す',
  },
  { id: 'c709850d-4fb4-463f-9ea0-aa2b7a2a7b63', zou: '結び直す靴ひも', ishiki: '目を離し、指の感じだけで結ぶ' },
  {
    id: '689348df-ca33-4b31-92f5-773c00b939d0',
    zou: '赤いままの歩行者信号',
    ishiki: '向かい側の人の行き先を一行で思う',
  },
  {
    id: '768029e5-ca48-4e1c-9a90-30ce4d463573',
    zou: 'エレベーターの階数表示',
    ishiki: '数字が変わる直前に、肩の力を抜く',
  },
  { id: '92aa3c72-1643-425f-baba-a9157373ca71', zou: '改札を抜ける人の列', ishiki: '歩く速さの違うひとりを見つける' },
  {
    id: '0ae836b2-3b94-4876-ad17-2f8a9eea6680',
    zou: '伏せて置いたスマホ',
    ishiki: '次に開く用事を、先にひとつ決める',
    readings: [['開く', 'ひらく']],
  },
  { id: '347755b7-0a8d-4bed-8456-9605c0cb3083', zou: '鳴りだした電話', ishiki: '出る前に、息をひとつ吐き切る' },
  { id: 'ff2bdea3-e54f-4e7e-ae92-049af44e3ed4', zou: '相手のひと言目', ishiki: '意味より先に、声の高さを聞く' },
  {
    id: '265d8366-fcdc-44e0-97a0-f8595b733a99',
    zou: '何も書いていない文書',
    ishiki: '結論の一文だけを、まず置いてみる',
  },
  {
    id: 'd3028fc5-bd42-46ec-843a-d228d6614df9',
    zou: '会議で誰も話さない10秒',
    ishiki: '答えの出ていない問いをひとつ探す',
  },
  { id: '61c259d0-1846-45c3-9570-475089c37379', zou: '自動販売機に並ぶ飲み物', ishiki: '選ばれない1本の理由を考える' },
  { id: '46423fb3-012a-4ab2-bd2e-f967e979d3a7', zou: 'ベランダの洗濯物', ishiki: '揺れ方から、風の来る向きを知る' },
  { id: '0c25c6e2-7b4a-4590-b82c-2dbb26599581', zou: '皿を重ねる音', ishiki: '響きが消えるところまで聞き届ける' },
  {
    id: '02112087-a682-4c56-b7f9-da76065017ae',
    zou: 'レジの列の前の人のかご',
    ishiki: '今夜の献立をひそかに言い当てる',
  },
  { id: '1d95503a-292f-4fb2-b8c0-6afed7917219', zou: '子どもの「なんで？」', ishiki: '理由より先に、始まりから話す' },
  { id: '0999a397-190b-413e-bdea-c52b74570389', zou: '鏡に映る左右の肩', ishiki: '低いほうの肩へ、息を送る' },
  {
    id: '68fb2484-7cb7-488e-9eb5-227ee855e6c8',
    zou: '曲がり角に消えた背中',
    ishiki: '消えるすぐ前の、かかとの向きを見る',
  },
  {
    id: '08c36075-580b-417a-9908-71b0da56858a',
    zou: 'ビルの縁にかかる月',
    ishiki: '昨日の同じころと位置を比べる',
    readings: [['縁', 'ふち']],
  },
  {
    id: '2b56e3a7-0d6c-439d-9991-dc68cb4d18f4',
    zou: '明かりを消したばかりの部屋',
    ishiki: '最初に見えてきた形を覚えておく',
  },
];
