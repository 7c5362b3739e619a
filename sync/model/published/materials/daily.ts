import * as v from 'valibot';
import { isDay } from '../../day/day.ts';
import { choice, readings, text } from './fields.ts';

const MINUTES = '1から120までの分にしてください';

/** A daily training that takes the place of the bundled one on its day of each year. */
export const dailyMaterial = v.object({
  monthDay: v.pipe(
    text(5),
    v.check((monthDay) => isDay(`2024-${monthDay}`), '11-25 の形の、ある日付にしてください'),
  ),
  title: text(100),
  description: text(500),
  difficulty: choice(['初級', '中級', '上級']),
  duration_minutes: v.pipe(v.number(MINUTES), v.integer(MINUTES), v.minValue(1, MINUTES), v.maxValue(120, MINUTES)),
  category: text(50),
  wholeDay: v.exactOptional(v.literal(true, 'true にするか、欄ごと省いてください')),
  readings,
});
