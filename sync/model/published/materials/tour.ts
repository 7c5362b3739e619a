import * as v from 'valibot';
import { areDifferent, seasonal, text } from './fields.ts';

const line = text(120);

function fourLines(name: string) {
  return v.pipe(
    v.strictTuple([line, line, line, line], `${name}を4つ書いてください`),
    v.check((lines) => areDifferent(lines), `同じ${name}が2つあります`),
  );
}

/** A theme of ツアー. */
export const tourMaterial = v.object({
  title: text(40),
  description: text(200),
  examples: fourLines('手がかり'),
  /** What somebody might say, a line for each prompt. */
  sample: v.exactOptional(fourLines('一例の文')),
  /** Told inwardly, for a train or a flat at night. */
  silent: v.boolean('true か false にしてください'),
  ...seasonal,
});
