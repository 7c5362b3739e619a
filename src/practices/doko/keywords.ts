import type { DokoScenario } from './content.ts';

export type ScenarioField = Exclude<keyof DokoScenario, 'id' | 'fullDescription'>;

/**
 * `asked`: words that ask about one thing, separated by spaces. `scene`: words in the scenario that make the answer
 * はい; defaults to `asked`. Words that not every scene settles are left out, because わからない is better than a wrong いいえ.
 */
interface Keyword {
  readonly asked: string;
  readonly scene?: string;
}

/** Each group looks only into its own fields: 朝顔 as an object does not mean morning. */
interface KeywordGroup {
  readonly fields: readonly ScenarioField[];
  readonly keywords: readonly Keyword[];
}

const time: KeywordGroup = {
  fields: ['time'],
  keywords: [
    { asked: '春 はる' },
    { asked: '夏 なつ' },
    { asked: '秋 あき' },
    { asked: '冬 ふゆ' },
    { asked: '寒い 寒く 冷え', scene: '冬 冷え' },
    { asked: '暑い 暑く', scene: '夏' },
    { asked: '暖かい 暖かな 温かい季節', scene: '春 夏' },
    { asked: '涼しい 涼しく', scene: '秋' },
    { asked: '早朝 明け方 夜明け 未明', scene: '早朝' },
    { asked: '朝 あさ', scene: '朝' },
    { asked: '昼間 日中 昼のうち', scene: '昼 午前10時' },
    { asked: '昼 ひる 昼下がり', scene: '昼' },
    { asked: '正午' },
    { asked: '夕方 夕暮れ ゆうがた 夕刻 日暮れ たそがれ', scene: '夕方' },
    { asked: '夜 よる 晩 夜間', scene: '夜' },
    { asked: '深夜 真夜中 夜中 夜更け', scene: '深夜' },
    { asked: '午前 午前中' },
    { asked: '午後' },
    { asked: '暗い 暗く 暗か', scene: '暗' },
    { asked: '明るい 明るく 明るか あかるい', scene: '明る' },
  ],
};

const place: KeywordGroup = {
  fields: ['place'],
  keywords: [
    {
      asked:
        '屋内 室内 おくない しつない の中です の中でし の中にい は中です は中でし は中に は中、 、中です 、中に インドア',
      scene: '屋内 車内',
    },
    {
      asked: '屋外 野外 戸外 おくがい 外です 外でし 外にい 外で 外、 建物の外 家の外 店の外 アウトドア',
      scene: '屋外',
    },
    { asked: '建物', scene: '屋内' },
    { asked: '屋根のある 屋根があ', scene: '屋内 車内' },
    { asked: '部屋 和室', scene: '部屋' },
    { asked: '畳' },
    { asked: '自宅 家です 家の中 家に 家で 民家 住宅 住まい', scene: '自宅' },
    { asked: '台所 キッチン', scene: '台所' },
    { asked: '作業場 仕事場 職場 工房 厨房 調理場', scene: '作業場' },
    { asked: '会社 会社の中 オフィス 事務所', scene: '事務所' },
    { asked: '工場' },
    { asked: '店 お店 みせ 商店 店の中', scene: '店' },
    { asked: '豆腐店 豆腐屋', scene: '豆腐店' },
    { asked: '商店街' },
    { asked: '食堂 レストラン 喫茶店 カフェ', scene: '食堂' },
    { asked: 'スーパー コンビニ 市場 デパート', scene: '市場' },
    { asked: '書店 本屋', scene: '書店' },
    { asked: '図書館 図書室' },
    { asked: '学校 小学校 中学校 高校 大学 教室 校庭 校舎', scene: '校内' },
    { asked: '病院 医院 診療所', scene: '病院' },
    { asked: '駅 えき 駅前 駅のホーム 改札', scene: '駅' },
    { asked: '乗り物 のりもの' },
    { asked: '車内 車の中 、車で は車で', scene: '車内' },
    { asked: 'バス' },
    { asked: 'バス停 停留所', scene: 'バス停' },
    { asked: '電車 列車 地下鉄 汽車 新幹線', scene: '電車' },
    { asked: '自動車 タクシー 乗用車', scene: '自動車' },
    { asked: '船 飛行機', scene: '船' },
    { asked: '席 座席 椅子 いす シート', scene: '席' },
    { asked: 'ベンチ' },
    { asked: '公園 こうえん' },
    { asked: '広場' },
    { asked: '公共', scene: '図書館 公園 バス 土手' },
    { asked: '庭' },
    { asked: '川 かわ 川原 河原 川べり 川沿い 川辺 河川敷', scene: '川' },
    { asked: '土手 堤防', scene: '土手' },
    { asked: '水辺 水のそば 水の近く', scene: '川' },
    { asked: '海 うみ 海辺 海岸 砂浜 浜辺 港', scene: '海' },
    { asked: '山 やま 山の中 森 林', scene: '山' },
    { asked: '畑 田んぼ 水田', scene: '畑' },
    { asked: '自然の', scene: '川' },
    { asked: '木の下 木陰 木かげ', scene: '木の下' },
    { asked: '道路 道ばた 道端 路上 歩道 通り道', scene: '道' },
    { asked: '橋' },
    { asked: '神社 お寺 寺院', scene: '神社' },
    { asked: '広い 広く 広か', scene: '広' },
    { asked: '狭い 狭く 狭か', scene: '狭い 小部屋' },
  ],
};

const person: KeywordGroup = {
  fields: ['person'],
  keywords: [
    { asked: '子ども 子供 こども 児童 お子さん', scene: '子ども' },
    { asked: '小学生 小学校に通', scene: '小学校' },
    { asked: '幼児 幼い 園児 幼稚園 保育園', scene: '幼い' },
    { asked: '赤ちゃん 赤ん坊', scene: '赤ちゃん' },
    { asked: '中学生 中学に通', scene: '中学' },
    { asked: '高校生 高校に通', scene: '高校' },
    { asked: '大学生 大学の学生 大学に通', scene: '大学' },
    { asked: '学生 生徒', scene: '学生' },
    { asked: '若い 若く 若か', scene: '若い 子ども' },
    { asked: '若者 青年', scene: '若い' },
    { asked: '大人 おとな 成人', scene: '大人 職人 学生' },
    { asked: '中年 五十代 50代 五十歳 50歳', scene: '50歳' },
    {
      asked: '老人 お年寄り 高齢 年配 年寄り 年を取 年をとった シニア 七十 70',
      scene: '70歳',
    },
    { asked: '家族 親子 兄弟 姉妹 きょうだい 夫婦 親戚', scene: '家族' },
    { asked: '友だち 友達 ともだち 友人 仲間 親友', scene: '友だち' },
    { asked: '恋人 カップル', scene: '恋人' },
    { asked: '先生 教師 教員', scene: '先生' },
    { asked: '店員 店主 店長 店の人 お店の人', scene: '店主' },
    { asked: '職人' },
    {
      asked: '会社員 サラリーマン 勤め人 会社の人 会社帰り 仕事帰り 勤め帰り',
      scene: '会社員',
    },
    { asked: '職員 司書 図書館員 図書館の人', scene: '図書館で働く' },
    { asked: '駅員 運転手 車掌', scene: '駅員' },
    { asked: '医者 医師 看護師', scene: '医師' },
    { asked: '警察官 警官 消防士', scene: '警察官' },
    { asked: '農家の人 漁師', scene: '漁師' },
    { asked: '料理人 料理長 シェフ コック', scene: '料理人' },
    { asked: '音楽家 演奏家 プロの', scene: '演奏家' },
    { asked: '画家 作家 芸術家', scene: '作家' },
    { asked: '客 お客', scene: '客' },
  ],
};

const object: KeywordGroup = {
  fields: ['object', 'situation', 'place'],
  keywords: [
    { asked: '網 虫取り網 捕虫網', scene: '網' },
    { asked: '虫かご かご 籠', scene: 'かご' },
    { asked: '虫 昆虫 トンボ セミ チョウ 生き物', scene: '虫' },
    { asked: '動物 犬 いぬ 猫 ねこ 鳥', scene: '動物' },
    { asked: '箱 箱の中 型箱 ケース 段ボール', scene: '箱' },
    { asked: '袋 袋の中 紙袋 かばん カバン 鞄 リュック', scene: 'かばん' },
    { asked: '荷物', scene: '紙の箱' },
    { asked: '食べ物 食べもの たべもの 食品 食材 食べられ', scene: '豆腐' },
    { asked: '豆腐 とうふ', scene: '豆腐' },
    { asked: '飲み物 飲みもの お茶 コーヒー', scene: '飲み物' },
    { asked: 'お菓子 果物 野菜 弁当 パン', scene: '弁当' },
    { asked: '家電 電化製品 電気製品 電気を使 電気で 機械', scene: '炊飯器' },
    { asked: '炊飯器 炊飯ジャー' },
    {
      asked: '台所用品 調理器具 台所の道具 料理の道具 料理に使',
      scene: '型箱 炊飯器',
    },
    { asked: '楽器 ラッパ 管楽器 トランペット', scene: 'トランペット' },
    {
      asked: 'ピアノ ギター バイオリン 弦楽器 打楽器 太鼓 笛',
      scene: 'ピアノ',
    },
    { asked: '道具 用具', scene: '網 型箱 炊飯器' },
    { asked: '遊び道具', scene: '網' },
    { asked: 'おもちゃ ボール 人形', scene: 'おもちゃ' },
    { asked: '本 ほん 書物 書籍 絵本 読み物', scene: '絵本' },
    { asked: '新聞 雑誌 手紙 写真 地図', scene: '新聞' },
    { asked: '文房具 鉛筆 ペン 筆 ノート', scene: '鉛筆' },
    { asked: '傘 かさ' },
    {
      asked: '電話 携帯 スマホ スマートフォン パソコン テレビ カメラ',
      scene: '電話',
    },
    { asked: '財布 お金 鍵 時計', scene: '財布' },
    { asked: '包丁 刃物 はさみ', scene: '包丁' },
    { asked: '食器 茶碗 皿 コップ 湯のみ', scene: '食器' },
    { asked: '自転車' },
    { asked: '花 はな 花束 朝顔 あさがお 桜', scene: '花' },
    { asked: '草 植物', scene: '草' },
    { asked: '明かり 灯り あかり 照明 電灯', scene: '明かり 街灯' },
    { asked: '街灯' },
    { asked: '湯気' },
    { asked: '水です 水があ', scene: '川' },
    { asked: '竹 竹製' },
    { asked: '木製 木で 木の 木材', scene: '木の型箱' },
    { asked: '布 布製 木綿', scene: '布' },
    { asked: '紙 紙製', scene: '紙' },
    { asked: '金属 真鍮 鉄 アルミ', scene: '真鍮' },
    { asked: 'ガラス 陶器 焼き物 革 石', scene: 'ガラス' },
    { asked: '新しい 新しく 新品', scene: '新品' },
    { asked: '古い 古く 古びた 使い込', scene: '古い 使い込 すり切れ' },
    { asked: '大きい 大きな 大きく', scene: '大きな' },
  ],
};

const situation: KeywordGroup = {
  fields: ['situation', 'time', 'object'],
  keywords: [
    { asked: '座 腰かけ 腰掛け 腰を下ろ すわっ すわり', scene: '座' },
    { asked: '立って 立った 立ち', scene: '立って' },
    { asked: '歩い 歩く 歩き', scene: '歩い' },
    { asked: '走って 走る 走り', scene: '走って' },
    { asked: '眠 寝 居眠り 昼寝 うたた寝 ねむっ ねむり', scene: '眠' },
    { asked: '休ん 休憩 休み', scene: '遊び疲れ 眠' },
    { asked: '遊 あそん あそび', scene: '遊' },
    { asked: '読 よんで', scene: '読' },
    { asked: '話 会話 おしゃべり しゃべ', scene: '話し 読み聞かせ' },
    { asked: '声', scene: '読み聞かせ' },
    { asked: '聞 聴 きいて', scene: '読み聞かせ' },
    { asked: '歌', scene: '歌' },
    { asked: '演奏 吹 音楽 曲', scene: '吹' },
    { asked: '弾', scene: '弾' },
    { asked: '音が 音を 聞こえ', scene: '吹 読み聞かせ' },
    { asked: '練習 稽古 けいこ 練習中', scene: '練習' },
    { asked: '勉強 勉強中 宿題', scene: '勉強' },
    { asked: '働 仕事 作業 仕事中 作業中', scene: '仕事 読み聞かせ' },
    { asked: '作って 作る 作り 料理 調理 料理中', scene: '作る' },
    { asked: '食べ 食事 食事中', scene: '食べ' },
    { asked: '飲ん 飲む 飲み', scene: '飲ん' },
    { asked: '待', scene: '待' },
    { asked: '見て 見る 見つめ 眺 ながめ', scene: '眺 見つめ' },
    { asked: '乗って 乗る 乗客 移動 移動中', scene: '乗' },
    { asked: '持 抱え 手に', scene: '持 抱え ひしゃく 楽器 読み聞かせ' },
    { asked: '笑 わらっ', scene: '笑' },
    { asked: '泣', scene: '泣' },
    { asked: '怒', scene: '怒' },
    { asked: '急い 急ぎ 慌て', scene: '急い' },
    { asked: '買い物 買って 売って', scene: '買い物' },
    { asked: '掃除 洗濯 片づけ 片付け', scene: '掃除' },
    { asked: '運動 スポーツ 体操', scene: '運動' },
    { asked: '静か しずか', scene: '静か 黙って' },
    { asked: 'にぎやか 賑やか 騒', scene: 'にぎやか' },
    { asked: '黙って 無言', scene: '黙って 眠って' },
    { asked: '雨 あめ', scene: '雨' },
    { asked: '夕立' },
    { asked: '雪 ゆき' },
    { asked: '降って 降り', scene: '降り' },
    { asked: '晴れ 天気がいい 天気がよ', scene: '晴れ' },
    { asked: '曇 くもり 雲', scene: '雲' },
    { asked: '風' },
  ],
};

const plural: KeywordGroup = {
  fields: ['person'],
  keywords: [
    { asked: '一人 1人 ひとり 独り 単独 一人きり', scene: '一人' },
    {
      asked: '複数 二人以上 2人以上 一人以上 一人ではな 一人じゃな 複数人 人たち みんな',
      scene: '二人 5人',
    },
    { asked: '二人 2人 ふたり', scene: '二人' },
    {
      asked: '三人以上 3人以上 大勢 おおぜい 多人数 たくさん 何人も 集団 グループ',
      scene: '5人',
    },
    { asked: '三人 3人 四人 4人 五人 5人', scene: '三人' },
    { asked: '六人 6人', scene: '5人' },
    { asked: '誰も だれも 無人', scene: '無人' },
  ],
};

/** The groups in the order of evaluation. */
export const keywordGroups: readonly KeywordGroup[] = [time, place, person, object, situation, plural];

/** Gender is never part of a scene, so the answer is わからない. */
export const genderWords =
  '男 女 性別 少年 少女 彼 彼女 父 母 息子 娘 おじさん おばさん おじいさん おばあさん お父さん お母さん お兄さん お姉さん';

/** A question that only asks whether there is someone, something or somewhere: always はい. */
export const genericWords = '誰 だれ だれか 人物 人がい 人はい 人もい 何 なに なにか なんで 物があ 物はあ どこ どこか';

/** Longer words that contain a keyword by chance; they are skipped. */
export const ignoredWords =
  '町の中 街の中 以外 意外 案外 海外 郊外 外国 外国人 窓の外 日本 日本人 本当 本人 本物 基本 一本 二本 何本 一本道 花火 花見 石けん 青春 夜行 家庭 平日 休日 曲がり 曲がっ 彼ら';
