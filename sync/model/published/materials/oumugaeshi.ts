import * as v from 'valibot';
import { level, seasonal, text } from './fields.ts';

/** Characters that a member repeats in one go; a longer sentence has a ｜ where it may be halved. */
const HALF_MAX = 25;
const UNSPOKEN = /[。、！？「」]/gu;

function isSpeakable(sentence: string): boolean {
  const halves = sentence.split('｜');
  return halves.length <= 2 && halves.every((half) => isHalf(half.replaceAll(UNSPOKEN, '')));
}

function isHalf(spoken: string): boolean {
  return spoken.trim() !== '' && [...spoken].length <= HALF_MAX;
}

const sentence = v.pipe(
  text(60),
  v.check(isSpeakable, `${HALF_MAX}文字を超える文は、切れ目に｜を1つ入れ、半分ずつを${HALF_MAX}文字以内にしてください`),
);

/** A text of オウム返し. */
export const oumugaeshiMaterial = v.object({
  level,
  title: text(40),
  sentences: v.pipe(
    v.array(sentence, '文を3つから20まで並べてください'),
    v.minLength(3, '文を3つ以上書いてください'),
    v.maxLength(20, '文は20までにしてください'),
  ),
  ...seasonal,
});
