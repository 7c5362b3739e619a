import * as v from 'valibot';
import { type Day, isDay, isInstant, normalizeInstant } from './day.ts';

/** A calendar day 'YYYY-MM-DD'. */
export const day = v.custom<Day>(isDay);

/** An instant in ISO 8601; not every browser parses PostgreSQL's notation. */
export const instant = v.pipe(
  v.string(),
  v.check((value) => isInstant(value)),
  v.transform(normalizeInstant),
);
