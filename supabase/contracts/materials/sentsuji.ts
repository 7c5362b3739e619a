import * as v from 'valibot';
import { choice, level, readings, text } from './fields.ts';

/** A phrase of 選辻. */
export const sentsujiMaterial = v.object({
  level,
  bunsetsu: text(30),
  type: choice(['renyou', 'rentai'], '連用・連体'),
  explanation: text(200),
  readings,
});
