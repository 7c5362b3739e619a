import * as v from 'valibot';
import type { Collection } from '../collection.ts';
import { readCounts } from '../joins.ts';
import type { Json } from '../json.ts';
import { limits } from '../limits.ts';
import { byteLength } from '../text/byte-length.ts';

/**
 * What must follow the member from device to device and is no field of the profile. Each setting is a set of numbered
 * entries, and of two numbers the larger one is kept. A set of ids has the number 1 for each; something that can be switched
 * on and off counts its switches, so that an odd number means on.
 */
export const memberSettings = {
  id: 'text',
  schema: v.object({ entries: v.optional(v.pipe(v.unknown(), v.transform(readCounts)), {}) }),
  fields: ['entries'],
  merge: { entries: 'max_per_key' },
} as const satisfies Collection;

/** True if the server has room for these entries; it prints a space after each colon and comma. */
export function fitsSetting(value: Json | undefined): boolean {
  const amount = Object.keys(readCounts(value)).length;
  const bytes = byteLength(JSON.stringify(value)) + 2 * amount - 1;
  return amount <= limits.setting_entries_max && bytes <= limits.setting_bytes_max;
}
