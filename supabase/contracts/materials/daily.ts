import * as v from 'valibot';
import { choice, readings, text } from './fields.ts';

const MINUTES = '1から120までの分にしてください';

/** A day of a leap year as MM-DD. */
function isMonthDay(value: string): boolean {
  const [, month, day] = /^(\d\d)-(\d\d)$/.exec(value) ?? [];
  if (month === undefined || day === undefined) return false;
  const date = new Date(Date.UTC(2024, Number(month) - 1, Number(day)));
  return date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day);
}

/** A daily training that takes the place of the bundled one on its day of each year. */
export const dailyMaterial = v.object({
  monthDay: v.pipe(text(5), v.check(isMonthDay, '11-25 の形の、ある日付にしてください')),
  title: text(100),
  description: text(500),
  difficulty: choice(['初級', '中級', '上級'], '初級・中級・上級'),
  duration_minutes: v.pipe(v.number(MINUTES), v.integer(MINUTES), v.minValue(1, MINUTES), v.maxValue(120, MINUTES)),
  category: text(50),
  wholeDay: v.exactOptional(v.literal(true, 'はい、または空にしてください')),
  readings,
});
