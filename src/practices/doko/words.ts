import type { Aspect } from './aspect.ts';
import { actionWords } from './words/actions.ts';
import { objectWords } from './words/objects.ts';
import { personWords } from './words/persons.ts';
import { placeWords } from './words/places.ts';
import { propertyWords } from './words/properties.ts';
import { situationWords } from './words/situations.ts';
import { timeWords } from './words/time.ts';

/**
 * The words of a question by what they ask about. Words of one group, separated by spaces, mean the same; the first is the
 * one that the facts use; one marked * is narrower, so that 散歩* is false where 歩く is, but not true; one marked ~ stands for
 * 仕事に関係, 仕事と関わ and the like. Stems (歩い) match every form of a verb. What holds in no scene may share a group.
 */
export const wordGroups: Readonly<Record<Aspect, readonly string[]>> = {
  ...timeWords,
  ...placeWords,
  ...personWords,
  ...objectWords,
  ...propertyWords,
  ...actionWords,
  ...situationWords,
};

/** Gender is never part of a scene, so the answer is わからない. */
export const genderWords =
  '父親 母親 男性 男 男の子 男の人 少年 彼です おじさん おじいさん お父さん お兄さん 父 息子 兄 弟 祖父 女性 女 女の子 女の人 少女 彼女 おばさん おばあさん お母さん お姉さん 母 娘 姉 妹 祖母 性別 彼';

/** A question that only asks whether there is someone, something or somewhere: always はい. */
export const genericWords = '誰 だれ だれか 誰か 人物がい 何 なに なにか 何か 何かの なんで 物があ 物はあ どこ どこか';

/** Longer words that contain a word of the table by chance; nothing is known about them. */
export const ignoredWords =
  '前に 後ろに うしろに 横に 右に 左に 上に 下に となりに 隣に 一人暮らし ひとり暮らし 独り暮らし 両親 夫 妻 結婚している 結婚し 既婚 独身 子どもがいる人 子持ち 名前 名字 服の色 靴を履 靴をはい 服は赤 服は青 服は白 服は黒 服装 服を着 どんな服 髪 髪の毛 髪が長 有名 名所 有名人 高価 値段 高い物 安い 価格 それとも どちらで どっちで どれ どっち、 どちら、 意外 案外 海外旅行 日本人 日本語 日本酒 本当 本人 本物 基本 本日 本来 根本 見本 台本 脚本 何本 本数 数本 花粉 花壇 青春 家庭 家計 国家 専門的 曲がり 曲がっ 彼ら 彼女ら 道順 鉄道会社 水道 書道 柔道 剣道 報道 北海道 車道 駐車 発車 停車 下車駅 風車 歯車 車輪 車両 海苔 山田 火山 山積み 石けん 財産 石油 宝石店 風景 風船 扇風機 風邪 風鈴 洋風 和風 雨具 雨戸 雪かき 除雪 持ち主 金持ち 役に立 役立 親しい 親切 長い時間 長い間 長い距離 軽食 朝食 昼食 夕食 夜食 朝ごはん 昼ごはん 晩ごはん 夕飯 昼飯 夜行 1時間 2時間 3時間 4時間 5時間 6時間 7時間 8時間 9時間 10時間 11時間 12時間 24時間 一時間 二時間 三時間 数時間 何時間 一時停止 一時的 何時ごろ 成人式 人気 人生 外国語 店名 家事分担 休暇 丈夫 大丈夫 工夫 弟子 母国 母校 祖国 水分 水温 水平 化粧水 香水 金魚 金額 料金 募金 筋肉 農薬 火薬 毛布団 改革 折り紙 白紙 用紙 紙芝居 見学 見積 見当 見出し 見かけ 話題 昔話 神話 聞き覚え 書き順 立場 立派 夕立雲 成り立 目立 座標 星座 正座 講座 口座 銀座 歩合 進歩 走行 休館 欠席 出席 着信 到着 土着 秋田 千秋楽 春巻 夏目 冬眠 春分 秋分 夏至 冬至 立春 立夏 立秋 立冬 同じ家に住 の主人公 1軒 本業 空です 空か 向かって 誰も だれも 空の 空っぽ からっぽ 体を動か 長く使 長い間使 前を見 周りを見 まわりを見 あたりを見 プールの中 川の中 海の中 湖の中';

/** Words that speak of another time than the scene's, or of a habit; the scene does not tell. */
export const otherTimeWords =
  '昨夜 昨晩 今夜 今晩 今朝 毎朝 毎晩 学校が休み 昼間は 日中は 夜は 朝は 夕方は 休日は 平日は ふだんは 普段は いつもは これから このあと さっき 昨日 明日 将来 以前は 昔は あとで 後で この後 先ほど 以前 昔 むかし 去年 昨年 来年 翌日 年以上 年間 か月 週間 毎日 毎週 毎年 何年 何度も 経験 ことがあ ことのある つもり 予定 はじめて 初めて 最近 もうすぐ そのうち もともと 元 くつもり';
