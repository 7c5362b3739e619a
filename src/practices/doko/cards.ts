import type { Thing } from './things.ts';

/** A question that every scene answers; see answers.ts. */
export interface Card {
  readonly text: string;
  /** Words that say the same, separated by spaces; a question of only one of these is this card. */
  readonly same: string;
}

const card = (text: string, same: string): Card => ({ text, same });

const whenCards = {
  spring: card('季節は春ですか', '春 はる'),
  summer: card('季節は夏ですか', '夏 なつ'),
  autumn: card('季節は秋ですか', '秋 あき'),
  winter: card('季節は冬ですか', '冬 ふゆ'),
  morning: card('朝ですか（夜明けから10時ごろ）', '朝 あさ'),
  midday: card('昼ですか（11時から3時ごろ）', '昼 ひる お昼 昼間'),
  evening: card('夕方ですか（4時から6時ごろ）', '夕方 ゆうがた 夕暮れ'),
  night: card('夜ですか（真夜中もふくむ）', '夜 よる'),
  midnight: card('真夜中ですか（0時から3時ごろ）', '真夜中 深夜'),
  light: card('外は明るいですか', '外が明るい 外は明るい'),
  dayOff: card('土曜日か日曜日ですか', '休日 週末 休みの日 土日'),
  clear: card('外は晴れていますか', '晴れ 晴れてい はれ'),
  rain: card('雨が降っていますか', '雨 雨が降 雨は降 雨降り 雨の日 雨ふ あめ'),
  snow: card('雪が降っていますか', '雪が降 雪は降 雪降り 雪がふ 雪ふ'),
  wind: card('外は風が強いですか', '風が強 風は強 風が強い日 強い風 強風'),
  hot: card('外は暑いですか', '外は暑い 外が暑い 暑い 暑い日'),
  cold: card('外は寒いですか', '外は寒い 外が寒い 寒い さむい 寒い日'),
} as const satisfies Readonly<Record<string, Card>>;

const whereCards = {
  outdoors: card('屋外ですか', '屋外 外 そと 野外 戸外'),
  building: card('建物の中ですか', '建物の中 建物'),
  vehicle: card('乗り物に乗っていますか', '乗り物に乗っ 乗り物の中 乗り物'),
  home: card('だれかの家の中ですか', '家の中 家 自宅 うち'),
  shop: card('店の中ですか', '店の中 お店の中 店 お店 店内'),
  school: card('学校の中ですか', '学校 学校の中'),
  clinic: card('病院や診療所ですか', '病院や診療所'),
  office: card('会社の部屋ですか', '会社の部屋 会社の中 会社 オフィス 事務所'),
  publicHall: card('役所・図書館・市民会館・児童館ですか', '公共の施設 公共施設'),
  water: card('海・川・プールなど、水のそばですか', '水のそば 水辺 水の近く'),
  sea: card('海の上か、海辺ですか', '海 海辺'),
  nature: card('自然の中や田畑ですか', '自然の中 自然'),
  mountain: card('山ですか', '山 やま 山の上'),
  town: card('町なかや住宅街ですか', '町なか 街なか 町の中 街の中 市街地'),
  upstairs: card('建物の2階か、それより上ですか', '2階以上 二階以上 上の階'),
  wide: card('広い場所ですか', '広い 広い場所 ひろい'),
  bright: card('その場所は明るいですか', '明るい場所 明るい所 明るいところ'),
} as const satisfies Readonly<Record<string, Card>>;

const whoCards = {
  alone: card('主役はひとりですか', 'ひとり 一人 1人 独り ひとりだけ 一人だけ'),
  two: card('主役は二人ですか', '二人 ふたり 2人 二人組'),
  three: card('主役は三人以上ですか', '三人以上 3人以上 三人 3人'),
  others: card('主役のほかにも、その場に人がいますか', 'ほかの人も ほかに人 ほかの人 他に人 他の人 まわりに人'),
  male: card('主役に、男の人か男の子がいますか', '男性 男の人 男 おとこ'),
  female: card('主役に、女の人か女の子がいますか', '女性 女の人 女 おんな'),
  child: card('主役に、子どもがいますか（高校生まで）', '子ども 子供 こども 未成年'),
  pupil: card('主役に、小学生がいますか', '小学生'),
  smallChild: card('主役に、小学校に入る前の子がいますか', '小さい子 小さな子 就学前'),
  student: card('主役に、学生や生徒がいますか（小学生は別）', '学生 学生さん 生徒'),
  young: card('主役に、20代か30代の人がいますか', '20代か30代 20代や30代'),
  middle: card('主役に、40代か50代の人がいますか', '40代か50代 中年 40代や50代'),
  old: card('主役に、60歳以上の人がいますか', '60歳以上 お年寄り 年寄り 高齢者 高齢 年配 老人 シニア'),
  disability: card('主役に、体に障害のある人がいますか', '障害のある 体に障害 障害者 体の不自由な'),
  family: card('主役は家族どうしですか', '家族 家族どうし'),
  friends: card('主役は友だちどうしですか', '友だち 友達 友だちどうし 友達どうし'),
  atWork: card('主役に、仕事中の人がいますか', '仕事中 仕事をし 仕事 働い 勤務中'),
  clerk: card('店員がいますか', '店員 店の人 店員さん'),
  carer: card('主役に、医療や介護の仕事の人がいますか', '医療や介護'),
} as const satisfies Readonly<Record<string, Card>>;

const whatCards = {
  food: card('物は、食べ物ですか', '食べ物 食べるもの 食べる物 食品'),
  meals: card('食べることや飲むことに使う物ですか', '食事に使 料理に使 台所で使'),
  cloth: card('布や毛糸でできていますか', '布 布製 布でできた 布でできて'),
  metal: card('金属でできていますか', '金属 金属製 金属でできた'),
  wood: card('木や紙でできていますか', '木や紙'),
  round: card('丸い物ですか', '丸い 円い 丸い形 円形 まるい'),
  long: card('長い物ですか（細長い物もふくむ）', '長い 細長い 長細い 長い形 細長い形'),
  white: card('白い物ですか', '白い 白 白色'),
  black: card('黒い物ですか', '黒い 黒 黒色'),
  shiny: card('銀色や金色ですか', '銀色や金色'),
  warmColour: card('赤い物か、黄色い物ですか', '赤や黄色 赤か黄色'),
  coolColour: card('緑の物か、青い物ですか（紺もふくむ）', '緑や青 緑か青'),
  single: card('物はひとつだけですか', 'ひとつだけ ひとつ 一つ 1つ 1個'),
  oneHand: card('片手で持てる大きさですか', '片手で持て'),
  large: card('両手がいるほど大きい物ですか', '大きい 大きな 両手で持 両手で抱え'),
  electric: card('電気や電池で動く物ですか', '電気で動 電池で動 電気を使 電化製品 家電'),
  worn: card('体に着ける物ですか', '身につけ 身に着け 着ける物 着る物'),
  container: card('何かを入れる物ですか', '入れ物 容器 入れる物 何かを入れる'),
  instrument: card('楽器ですか', '楽器'),
  writing: card('読んだり書いたりするための物ですか', '読み書き 書く道具 文房具 読む物 書く物'),
  play: card('遊びや趣味に使う物ですか', '遊び道具 おもちゃ 遊びに使 趣味に使'),
  living: card('生きている動物か虫がいますか', '動物 生き物 ペット'),
} as const satisfies Readonly<Record<string, Card>>;

const howCards = {
  sitting: card('主役に、座っている人がいますか', '座っ 座り すわっ 腰かけ'),
  standing: card('主役に、立っている人がいますか', '立っ 立ち'),
  crouching: card('主役はしゃがんでいますか', 'しゃがん しゃがみ'),
  moving: card('主役は歩いたり、走ったり、泳いだりしていますか', '歩いたり走ったり'),
  talking: card('主役は声を出して話していますか', '話し 話す しゃべっ 会話'),
  laughing: card('笑っている人がいますか', '笑っ 笑い 笑顔 わらっ'),
  quiet: card('あたりは静かですか', '静か しずか'),
  music: card('音楽か歌が聞こえますか', '音楽が聞こえ 音楽 歌 歌声'),
  machine: card('機械やエンジンの音がしますか', '機械の音 エンジンの音 機械音'),
  waiting: card('主役は何かを待っていますか', '待っ 待ち 待つ'),
  handwork: card('手を使う作業をしていますか', '手を使 作業をし 作業 手作業'),
  meal: card('料理か食事をしていますか（飲むのもふくむ）', '料理か食事'),
  fire: card('火や熱で、何かを焼いたり温めたりしていますか', '火や熱'),
  sleeping: card('主役に、眠っている人か眠りかけの人がいますか', '眠っ 眠り 寝て ねて ねむっ'),
  training: card('勉強か練習をしていますか', '勉強か練習'),
  farSight: card('空か、遠くの景色を見ていますか', '遠くを見 空を見 空や遠く'),
  stage: card('本番や式や行事の最中ですか', '本番 行事 式'),
  movingHouse: card('引っ越しの日ですか', '引っ越し 引っ越'),
  trouble: card('困ったことが起きていますか', '困った トラブル'),
} as const satisfies Readonly<Record<string, Card>>;

/** The drawers, one for each of the five things of a scene. */
export const drawers = {
  time: whenCards,
  place: whereCards,
  person: whoCards,
  object: whatCards,
  situation: howCards,
} as const satisfies Readonly<Record<Thing, unknown>>;

export const drawerNames: Readonly<Record<Thing, string>> = {
  time: 'いつ',
  place: 'どこ',
  person: '誰',
  object: '何',
  situation: '様子',
};

export const cards = { ...whenCards, ...whereCards, ...whoCards, ...whatCards, ...howCards } as const;

export type CardId = keyof typeof cards;
