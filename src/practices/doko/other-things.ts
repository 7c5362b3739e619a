/** A thing beside the object of a scene, or one of several: its word, what is true of it, and how many there are. */
export type OtherThing = readonly [word: string, holds: string, count?: number];

/** What is known of single things, by the id of the scene. */
export const otherThings: Readonly<Record<string, readonly OtherThing[]>> = {
  'doko-001': [['炊飯器', '新しい', 1]],
  'doko-002': [
    ['網', '白い 物が複数 長い', 2],
    ['虫取り網', '白い 物が複数 長い', 2],
    ['かご', '緑色 プラスチック 物がひとつ 閉じている 中に何か入っている', 1],
    ['虫かご', '緑色 プラスチック 物がひとつ 閉じている 中に何か入っている', 1],
    ['トンボ', '物がひとつ 生きている', 1],
  ],
  'doko-003': [
    ['カレー', '熱い 物が複数', 2],
    ['食べ物', '熱い', 2],
    ['レインコート', '濡れている'],
    ['スマホ', '手に持っている物 使用中 物がひとつ', 1],
  ],
  'doko-005': [['ぬいぐるみ', '茶色い 小さい', 1]],
  'doko-009': [['漁船', '物が複数', 3]],
  'doko-014': [['靴', '白い']],
  'doko-016': [['ぎょうざ', '熱い 物が複数', 12]],
  'doko-018': [['ノート', '開いている 使用中 紙製']],
  'doko-020': [['犬', '茶色い 大きい 物がひとつ', 1]],
  'doko-024': [
    ['コーヒー', '熱い 黒い'],
    ['飲み物', '熱い'],
    ['手袋', '白い'],
  ],
  'doko-025': [['自動車', '物がひとつ', 1]],
  'doko-026': [['水', '温かい']],
};
