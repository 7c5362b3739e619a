import * as v from 'valibot';
import { seasonal, text } from './fields.ts';

/** A scenario of 刹那. */
export const setsunaMaterial = v.object({
  situation: text(120),
  event: text(120),
  category: text(20),
  /** A first move. */
  sample: v.exactOptional(text(120)),
  ...seasonal,
});
