import * as v from 'valibot';
import { areDifferent, choice, seasonal, text } from './fields.ts';

const choiceText = text(40);

const question = v.object(
  {
    ask: text(60),
    choices: v.pipe(
      v.strictTuple([choiceText, choiceText, choiceText], '選択肢を3つ書いてください'),
      v.check((texts) => areDifferent(texts), '同じ選択肢が2つあります'),
    ),
    /** The index of the right choice. */
    answer: choice([0, 1, 2]),
    about: v.exactOptional(choice(['colour', 'number', 'place', 'order', 'person', 'object'])),
  },
  '問いを3つ書いてください',
);

/** An article of 写絵 with its three questions. */
export const utsusieMaterial = v.object({
  title: text(40),
  category: text(20),
  content: text(2000),
  questions: v.pipe(
    v.strictTuple([question, question, question], '問いを3つ書いてください'),
    v.check((questions) => areDifferent(questions.map(({ ask }) => ask)), '同じ問いが2つあります'),
  ),
  ...seasonal,
});
