import { dayAt, dayNumber, hourAt } from '../../../../sync/model/day/day.ts';
import { type ContentItem, type TimeOfDay, timeOfDayAt } from '../../../../sync/model/practice/content-item.ts';

export interface ReminderText extends ContentItem {
  readonly title: string;
  readonly body: string;
}

const text = (id: string, title: string, body: string, timeOfDay?: TimeOfDay): ReminderText => ({
  id,
  title,
  body,
  ...(timeOfDay && { timeOfDay }),
});

export const reminderTexts: readonly ReminderText[] = [
  text('reminders-001', '稽古の時間です', '決めておいた時刻になりました。場所は机でも、台所でも。'),
  text('reminders-002', '今、どんな音がしますか', '近い音から三つ。数え終えたら、稽古の支度はできています。'),
  text('reminders-003', '針が60度まわるあいだ', '長い針で10分ぶん。手を止めて、ひとつ稽古をいかがですか。'),
  text('reminders-004', '今日の一題があります', 'ひらくと、題とやり方が出てきます。'),
  text('reminders-005', 'まっさらな紙を1枚', '隅まで白い紙を思い浮かべてから、今日の稽古へどうぞ。'),
  text('reminders-006', '椅子に腰かけるところから', '足の裏が床に着いたら、それがひとつめの動きです。'),
  text('reminders-007', '短くても、稽古です', '今日は3分のものにしますか。それとも、少し長めに？'),
  text('reminders-008', 'コップの水が静まるまで', '揺れがおさまるのを待つように、ひと呼吸おいて始めます。'),
  text('reminders-009', '手が離せないときは', 'このお知らせは閉じて、あとからどうぞ。今日の題は、置いてあります。'),
  text('reminders-010', '窓の外は、何色ですか', 'ひと目見て、色の名をひとつ。その名を連れて稽古へ。'),
  text('reminders-011', '続きからでも、新しくでも', '選ぶのはあなた。目に留まった稽古をひとつ、ひらけます。'),
  text('reminders-012', '耳に残ったことばは？', 'このごろ誰かが言ったひと言を、口の中で一度だけ。'),
  text('reminders-013', '鉛筆の先が、紙に触れる', 'その小さな音を思い浮かべたら、始める合図です。'),
  text('reminders-014', 'いつ来ても席があります', 'しばらくぶりでも、入り口は同じところにあります。'),
  text('reminders-015', 'どちらの手が温かいですか', '左右を合わせて確かめたら、その手で稽古をひらきます。'),
  text('reminders-016', '今朝、最初の音', '目が覚めて初めに聞いたのは、何の音だったでしょう。', 'morning'),
  text('reminders-017', '予定の前に、余白を', '今日の用事へ移る手前に、10分だけ置いてみませんか。', 'morning'),
  text('reminders-018', 'ひと区切りの合図です', '仕事でも家事でも、続きの場所に印をつけて、稽古へ。', 'day'),
  text('reminders-019', '今日の場面をひとつ', '会った人、通った道、食べたもの。思い出してから稽古へ。', 'evening'),
  text('reminders-020', '明かりを落とす前に', '静かな稽古をひとつ。声を出さなくてもできます。', 'night'),
];

/** The last reminder for a member who has not opened the app for a week. */
export const lastReminder = { title: 'しばらく声かけをお休みします。', body: 'いつでもどうぞ。' };

/** The text of a reminder sent at an instant (epoch milliseconds): another one each Tokyo day, true at that hour. */
export function chooseReminder(nowMs: number): ReminderText {
  const hour = timeOfDayAt(hourAt(nowMs));
  const fitting = reminderTexts.filter(({ timeOfDay }) => timeOfDay === undefined || timeOfDay === hour);
  const text = fitting[dayNumber(dayAt(nowMs)) % fitting.length];
  if (text === undefined) throw new RangeError(`Cannot choose a reminder of ${fitting.length} for ${nowMs}`);
  return text;
}
