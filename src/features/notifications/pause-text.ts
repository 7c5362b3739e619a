import type { StreakSummary } from '../../../sync/model/streak/streak.ts';

/** What a pause does and leaves as it is, before it starts. */
export function pauseText(
  { current_streak, longest_streak, tickets }: Pick<StreakSummary, 'current_streak' | 'longest_streak' | 'tickets'>,
  showsNumbers: boolean,
): string {
  const isLongest = current_streak === longest_streak;
  const kept = isLongest ? `いまの${current_streak}日は最長記録に残ります` : `最長記録の${longest_streak}日も残ります`;
  return [
    '休んでいるあいだも、連続記録の数え方は変わりません。',
    showsNumbers ? `${kept}。` : 'いままでの最長記録は残ります。',
    `戻った日にチケットが日数分あれば、つなげます${showsNumbers ? `（いま${tickets}枚）` : ''}。`,
    '休みは、次にひらいた日に終わります。',
  ].join('');
}
