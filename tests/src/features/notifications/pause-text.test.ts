import { expect, test } from 'vitest';
import { pauseText } from '../../../../src/features/notifications/pause-card.tsx';

const streak = { current_streak: 44, longest_streak: 44, tickets: 3 };

test('the text before a pause has the numbers of the member', () => {
  expect(pauseText(streak, true)).toBe(
    '休んでいるあいだも、連続記録の数え方は変わりません。いまの44日は最長記録に残ります。戻った日にチケットが日数分あれば、つなげます（いま3枚）。休みは、次にひらいた日に終わります。',
  );
  expect(pauseText({ ...streak, longest_streak: 100 }, true)).toContain('最長記録の100日も残ります。');
});

test('the text before a pause has no number where numbers are hidden', () => {
  expect(pauseText(streak, false)).toMatch(/^\D+$/);
  expect(pauseText({ ...streak, longest_streak: 100 }, false)).toBe(pauseText(streak, false));
});
