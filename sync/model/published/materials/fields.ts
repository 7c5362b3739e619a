import * as v from 'valibot';
import { canAlign } from '../../text/align-reading.ts';
import { isBlank, storedText } from '../../text/stored-text.ts';

const MISSING = '入力してください';

/** A text as it is stored, of one line and at most `max` characters. Problems lack a subject: the field is named beside them. */
export function text(max: number) {
  return v.pipe(
    v.string(MISSING),
    v.transform(storedText),
    v.check((value) => !isBlank(value), MISSING),
    v.check((value) => !/[\n\t]/.test(value), '途中の改行とタブは使えません'),
    v.check((value) => [...value].length <= max, `${max}文字以内にしてください`),
  );
}

export function choice<const Value extends string | number>(values: readonly Value[]) {
  return v.picklist(values, `${values.join('・')}から選んでください`);
}

export function areDifferent(texts: readonly string[]): boolean {
  return new Set(texts).size === texts.length;
}

export const seasons = ['new-year', 'winter', 'spring', 'rainy', 'summer', 'autumn', 'year-end'] as const;
export const timesOfDay = ['morning', 'day', 'evening', 'night'] as const;

const reading = v.pipe(
  v.strictTuple([text(20), text(40)], '語と読みを組にしてください'),
  v.check(([word, kana]) => canAlign(word, kana), '読みは、その語の読みをかなで書いてください'),
);

/** The readings of words in the texts of an item, for furigana and voices. */
export const readings = v.exactOptional(
  v.pipe(
    v.array(reading, '語と読みの組を並べてください'),
    v.minLength(1, '空のときは、欄ごと省いてください'),
    v.maxLength(50, '50語までにしてください'),
  ),
);

/** Fields of an item that may be bound to a season or a time of day. */
export const seasonal = {
  season: v.exactOptional(choice(seasons)),
  timeOfDay: v.exactOptional(choice(timesOfDay)),
  readings,
};

export const levels = [1, 2, 3, 4, 5, 6] as const;
export const level = choice(levels);
