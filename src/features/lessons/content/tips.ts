/** A tip: a short heading with one or two sentences. */
export interface Tip {
  readonly title: string;
  readonly text: string;
}

/** The three cards below the player. */
export const playerTips: readonly Tip[] = [
  { title: '集中', text: '通知を止め、飲み物は手の届かない所へ。片づけるのは、目に入る机の上だけで足ります。' },
  {
    title: '継続',
    text: '休んだ日があっても、次のレッスンはそのまま待っています。また始めた日も、続いた日と同じ1日です。',
  },
  { title: '実践', text: '習ったことを、今日のうちに一度だけ使います。改札の列でも、鍋を見ているあいだでも。' },
];

/** The card 効果的な取り組み方 below the lesson list. */
export const workTips = {
  title: '効果的な取り組み方',
  tips: [
    {
      title: '毎日続ける',
      text: '時刻よりも、きっかけを決めておくと始めやすくなります。湯を沸かしたら、上着を掛けたら。',
    },
    {
      title: '静かな場所で',
      text: '音の少ない所に、椅子をひとつ決めます。家の中でなくても、図書館の隅や公園のベンチで足ります。',
    },
    {
      title: '見返す',
      text: '終わりの問いへの答えを、稽古帳にひとことだけ書きとめます。7日たって読むと、次の復習の支度になります。',
    },
  ],
} as const satisfies { readonly title: string; readonly tips: readonly Tip[] };
