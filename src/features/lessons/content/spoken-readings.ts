/** Words of the steps that a voice may read wrongly: as written, and in kana. */
export const spokenReadings: readonly (readonly [word: string, kana: string])[] = [
  ['途端', 'とたん'],
  ['端', 'はし'],
  ['歯の間', 'はのあいだ'],
  ['ことばの間', 'ことばのあいだ'],
  ['ふたつの間', 'ふたつのあいだ'],
  ['指の間', 'ゆびのあいだ'],
  ['眉の間', 'まゆのあいだ'],
  ['床。', 'ゆか。'],
  ['一行', 'いちぎょう'],
  ['札から', 'ふだから'],
  ['「後」', '「あと」'],
  ['、後は', '、あとは'],
];
