import * as v from 'valibot';
import { isInstant, normalizeInstant } from '../rules/day.ts';

/**
 * A time of the database in an answer, brought into the one notation that every browser reads: PostgreSQL's own has a
 * blank before the hours and an offset of two digits.
 */
export const instant = v.pipe(
  v.string(),
  v.check((value) => isInstant(value)),
  v.transform(normalizeInstant),
);
