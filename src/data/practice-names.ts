/** The names of all that a session can be of, by its training_type. */
const practiceNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    jutsu: '十四ツ',
    doko: '洞顧',
    utsusie: '写絵',
    sakiyomi: '先読',
    foresight: '先読（記録つき）',
    jisho: '辞書',
    setsuna: '刹那',
    sentsuji: '選辻',
    oumugaeshi: 'オウム返し',
    tour: 'ツアー',
    ryue: '流絵',
    'daily-training': '今日の稽古',
    'basic-awareness': '基本意識解説',
    'brain-speed': '頭の回転を上げる',
    circuit: 'サーキット',
  }),
);

/** What the history and its table call a kind of practice; a newer device may have recorded one that this version does not know. */
export function practiceName(trainingType: string): string {
  return practiceNames.get(trainingType) ?? 'そのほかの稽古';
}
