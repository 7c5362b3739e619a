import * as v from 'valibot';
import { isInstant, normalizeInstant } from '../../sync/rules/day.ts';

/**
 * An instant in a response, normalized to ISO 8601. PostgreSQL's notation has a space before the hours and a two-digit
 * offset, which not every browser parses.
 */
export const instant = v.pipe(
  v.string(),
  v.check((value) => isInstant(value)),
  v.transform(normalizeInstant),
);
