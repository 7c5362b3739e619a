import * as v from 'valibot';
import { isDay } from '../../day/day.ts';
import { areDifferent, choice, seasonal, text } from './fields.ts';

/** A day without a year, such as 6月24日. */
function isDate(value: string): boolean {
  const [, month = '', day = ''] = /^(\d{1,2})月(\d{1,2})日$/u.exec(value) ?? [];
  return isDay(`2024-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

const paragraph = text(800);

/** A column of 先読. */
export const sakiyomiMaterial = v.object({
  title: text(40),
  category: text(20),
  date: v.pipe(text(6), v.check(isDate, '6月24日 の形の、ある日付にしてください')),
  kind: choice(['story', 'argument']),
  paragraphs: v.pipe(
    v.strictTuple([paragraph, paragraph, paragraph], '段落を3つ書いてください'),
    v.check((texts) => areDifferent(texts), '同じ段落が2つあります'),
  ),
  ...seasonal,
});
