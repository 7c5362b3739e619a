import * as v from 'valibot';
import { type Day, isDay, isInstant, normalizeInstant } from '../../sync/rules/day.ts';

/** A calendar day 'YYYY-MM-DD'. */
export const day = v.custom<Day>(isDay);

/**
 * An instant in a response, normalized to ISO 8601. PostgreSQL's notation has a space before the hours and a two-digit
 * offset, which not every browser parses.
 */
export const instant = v.pipe(
  v.string(),
  v.check((value) => isInstant(value)),
  v.transform(normalizeInstant),
);
