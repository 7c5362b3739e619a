import type { ContentItem } from '../practice/content-item.ts';

type Three = readonly [string, string, string];

/** What 月の通し稽古 is about in a month. */
export interface MonthlyTheme extends ContentItem {
  /** 1 to 12. */
  readonly month: number;
  readonly title: string;
  /** The numbers of the article of 写絵 and of the scene of 洞顧. */
  readonly article: number;
  readonly scene: number;
  /** Shown at the start and told at the end, in this order. */
  readonly words: Three;
  /** Offered beside them at the end. */
  readonly others: Three;
}

/** The themes of 月の通し稽古, January first. No word stands in its article or its scene. */
export const monthlyThemes: readonly MonthlyTheme[] = [
  {
    id: 'tsuki-001',
    month: 1,
    title: '雪の夜',
    article: 26,
    scene: 8,
    words: ['つらら', '湯たんぽ', '長靴'],
    others: ['足あと', 'こたつ', '手袋'],
  },
  {
    id: 'tsuki-002',
    month: 2,
    title: '順番を待つ',
    article: 3,
    scene: 5,
    words: ['体温計', '呼び鈴', '診察券'],
    others: ['血圧計', '受話器', '整理券'],
  },
  {
    id: 'tsuki-003',
    month: 3,
    title: '旅立ち',
    article: 35,
    scene: 17,
    words: ['切手', '地図', '合い鍵'],
    others: ['手紙', '時刻表', '表札'],
  },
  {
    id: 'tsuki-004',
    month: 4,
    title: '朝の通り道',
    article: 13,
    scene: 25,
    words: ['自転車', '掲示板', '縁石'],
    others: ['一輪車', '電柱', '踏切'],
  },
  {
    id: 'tsuki-005',
    month: 5,
    title: '高いところ',
    article: 22,
    scene: 7,
    words: ['風船', 'はしご', '展望台'],
    others: ['気球', '滑り台', '鉄塔'],
  },
  {
    id: 'tsuki-006',
    month: 6,
    title: '夜の座席',
    article: 11,
    scene: 24,
    words: ['歯ブラシ', '街灯', '目覚まし時計'],
    others: ['アイマスク', '信号機', '腕時計'],
    readings: [['目覚まし時計', 'めざましどけい']],
  },
  {
    id: 'tsuki-007',
    month: 7,
    title: '水のそば',
    article: 23,
    scene: 2,
    words: ['水筒', '麦わら帽子', '金魚'],
    others: ['浮き輪', '日傘', 'メダカ'],
  },
  {
    id: 'tsuki-008',
    month: 8,
    title: '島へ渡る',
    article: 16,
    scene: 9,
    words: ['羅針盤', 'かもめ', '貝殻'],
    others: ['望遠鏡', 'とびうお', '流木'],
  },
  {
    id: 'tsuki-009',
    month: 9,
    title: '並べる手',
    article: 25,
    scene: 14,
    words: ['まな板', '大根', '菜ばし'],
    others: ['包丁', 'ごぼう', 'しゃもじ'],
  },
  {
    id: 'tsuki-010',
    month: 10,
    title: '本番',
    article: 15,
    scene: 21,
    words: ['拍手', '靴ひも', '水飲み場'],
    others: ['歓声', 'はちまき', '更衣室'],
    readings: [['水飲み場', 'みずのみば']],
  },
  {
    id: 'tsuki-011',
    month: 11,
    title: '画面の向こう',
    article: 5,
    scene: 6,
    words: ['充電器', '付箋', '湯飲み'],
    others: ['延長コード', '封筒', '急須'],
  },
  {
    id: 'tsuki-012',
    month: 12,
    title: '帰り道',
    article: 32,
    scene: 10,
    words: ['切符', '年賀状', 'みかん'],
    others: ['路線図', 'お年玉', 'ゆず'],
  },
];
