import * as v from 'valibot';
import { areDifferent, seasonal, text } from './fields.ts';

const example = text(120);

/** A theme of ツアー. */
export const tourMaterial = v.object({
  title: text(40),
  description: text(200),
  examples: v.pipe(
    v.strictTuple([example, example, example, example], '手がかりを4つ書いてください'),
    v.check((texts) => areDifferent(texts), '同じ手がかりが2つあります'),
  ),
  /** Told inwardly, for a train or a flat at night. */
  silent: v.boolean('はい、または空にしてください'),
  ...seasonal,
});
