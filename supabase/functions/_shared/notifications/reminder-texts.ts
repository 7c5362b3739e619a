import type { ContentItem } from '../../../../sync/rules/content-item.ts';

/** The text of a reminder. */
export interface ReminderText extends ContentItem {
  readonly title: string;
  readonly body: string;
}

export const reminderTexts: readonly ReminderText[] = [
  { id: 'reminders-001', title: '稽古の時間です', body: '決めておいた時刻になりました。場所は机でも、台所でも。' },
  {
    id: 'reminders-002',
    title: '今、どんな音がしますか',
    body: '近い音から三つ。数え終えたら、稽古の支度はできています。',
  },
  {
    id: 'reminders-003',
    title: '針が60度まわるあいだ',
    body: '長い針で10分ぶん。手を止めて、ひとつ稽古をいかがですか。',
  },
  { id: 'reminders-004', title: '今日の一題があります', body: 'ひらくと、題とやり方が出てきます。' },
  { id: 'reminders-005', title: 'まっさらな紙を1枚', body: '隅まで白い紙を思い浮かべてから、今日の稽古へどうぞ。' },
  { id: 'reminders-006', title: '椅子に腰かけるところから', body: '足の裏が床に着いたら、それがひとつめの動きです。' },
  { id: 'reminders-007', title: '短くても、稽古です', body: '今日は3分のものにしますか。それとも、少し長めに？' },
  {
    id: 'reminders-008',
    title: 'コップの水が静まるまで',
    body: '揺れがおさまるのを待つように、ひと呼吸おいて始めます。',
  },
  {
    id: 'reminders-009',
    title: '手が離せないときは',
    body: 'このお知らせは閉じて、あとからどうぞ。題は残っています。',
  },
  { id: 'reminders-010', title: '窓の外は、何色ですか', body: 'ひと目見て、色の名をひとつ。その名を連れて稽古へ。' },
  {
    id: 'reminders-011',
    title: '続きからでも、新しくでも',
    body: '選ぶのはあなた。目に留まった稽古をひとつ、ひらけます。',
  },
  { id: 'reminders-012', title: '耳に残ったことばは？', body: 'このごろ誰かが言ったひと言を、口の中で一度だけ。' },
  { id: 'reminders-013', title: '鉛筆の先が、紙に触れる', body: 'その小さな音を思い浮かべたら、始める合図です。' },
  { id: 'reminders-014', title: 'いつ来ても席があります', body: 'しばらくぶりでも、入り口は同じところにあります。' },
  {
    id: 'reminders-015',
    title: 'どちらの手が温かいですか',
    body: '左右を合わせて確かめたら、その手で稽古をひらきます。',
  },
  {
    id: 'reminders-016',
    title: '今朝、最初の音',
    body: '目が覚めて初めに聞いたのは、何の音だったでしょう。',
    timeOfDay: 'morning',
  },
  {
    id: 'reminders-017',
    title: '予定の前に、余白を',
    body: '今日の用事へ移る手前に、10分だけ置いてみませんか。',
    timeOfDay: 'morning',
  },
  {
    id: 'reminders-018',
    title: 'ひと区切りの合図です',
    body: '仕事でも家事でも、続きの場所に印をつけて、稽古へ。',
    timeOfDay: 'day',
  },
  {
    id: 'reminders-019',
    title: '今日の場面をひとつ',
    body: '会った人、通った道、食べたもの。思い出してから稽古へ。',
    timeOfDay: 'evening',
  },
  {
    id: 'reminders-020',
    title: '明かりを落とす前に',
    body: '静かな稽古をひとつ。声を出さなくてもできます。',
    timeOfDay: 'night',
  },
];
