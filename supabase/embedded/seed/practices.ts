/** Titles, range of minutes and relative frequency of a practice in the history. */
export interface SeedPractice {
  readonly type: string;
  readonly titles: readonly string[];
  readonly minutes: readonly [number, number];
  readonly weight: number;
}

const titlesOf = (practice: string, titles: readonly string[]) => titles.map((title) => `${practice}「${title}」`);

const editorials = ['夜の来る方角', '既読の中身', '下の階に聞く', 'ボタンの前の人', '何も開けない鍵', '手前と奥'];

export const seedPractices: readonly SeedPractice[] = [
  { type: 'jutsu', titles: ['十四ツ'], minutes: [6, 18], weight: 9 },
  { type: 'sakiyomi', titles: titlesOf('先読', editorials), minutes: [7, 15], weight: 6 },
  { type: 'foresight', titles: titlesOf('先読', editorials), minutes: [8, 16], weight: 3 },
  { type: 'setsuna', titles: ['刹那'], minutes: [1, 8], weight: 7 },
  { type: 'sentsuji', titles: ['選辻の稽古'], minutes: [4, 12], weight: 5 },
  { type: 'jisho', titles: ['辞書の稽古'], minutes: [3, 9], weight: 5 },
  { type: 'doko', titles: ['洞顧の稽古'], minutes: [8, 20], weight: 4 },
  { type: 'ryue', titles: ['流絵'], minutes: [4, 15], weight: 3 },
  { type: 'utsusie', titles: titlesOf('写絵の稽古', ['明日の県内', '健診の朝']), minutes: [2, 6], weight: 4 },
  { type: 'oumugaeshi', titles: titlesOf('オウム返し稽古', ['朝の台所', '学童の長縄']), minutes: [5, 14], weight: 3 },
  { type: 'tour', titles: titlesOf('ツアー稽古', ['猫の高さで町内をひと回り']), minutes: [5, 6], weight: 3 },
  { type: 'daily-training', titles: ['今日の稽古'], minutes: [5, 10], weight: 8 },
  { type: 'circuit', titles: ['サーキットA', 'サーキットB　軽め'], minutes: [10, 30], weight: 1 },
];

/** The basic awareness topics, each done once in the first weeks. */
export const seedTopics = [
  '連想　浮かんだものに乗る',
  '前　ついさっきを組み立てる',
  '後　続きを三つ並べる',
  '特徴　これだけの印',
  '比較　同じ台に載せる',
  '抽象　はしごをのぼる',
  '本質　抜くと崩れるもの',
  '解明と類似　わけをたどる',
  '出所　どこから来たか',
  '真偽と仮定　札と「もし」',
  '具体化　見える所まで降ろす',
];

/** The lessons watched so far. */
export const seedLessons = [
  '背骨を積む',
  '吐く息を数える',
  '急ぐ体をほどく',
  '手のひらに置く',
  '音の層を分ける',
  '戻る道を短くする',
  '懐中電灯とちょうちん',
  'ひと息の机',
  '色で拾う',
  '輪郭をなぞる',
  '数をつかむ',
];
