import * as v from 'valibot';
import type { Collection } from '../collection.ts';
import type { Body, Json } from '../json.ts';
import { limits } from '../limits.ts';
import { byteLength } from '../text/byte-length.ts';

/** Whole numbers from 1 by name. */
type Entries = Readonly<Record<string, number>>;

/**
 * What must follow the member from device to device and is no field of the profile. Each setting is a set of numbered
 * entries, and of two numbers the larger one is kept. A set of ids has the number 1 for each; something that can be switched
 * on and off counts its switches, so that an odd number means on.
 */
export const memberSettings = {
  id: 'text',
  schema: v.object({ entries: v.optional(v.pipe(v.unknown(), v.transform(readEntries)), {}) }),
  fields: ['entries'],
  serverFields: [],
  merge: (a: Body, b: Body): Body => ({ entries: mergeEntries(readEntries(a.entries), readEntries(b.entries)) }),
} as const satisfies Collection;

function mergeEntries(a: Entries, b: Entries): Record<string, number> {
  const merged: Record<string, number> = { ...a };
  for (const [name, count] of Object.entries(b)) merged[name] = Math.max(merged[name] ?? 0, count);
  return merged;
}

/** The entries in a stored value; what is no whole number from 1 is left out. */
function readEntries(value: unknown): Record<string, number> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, number] => Number.isSafeInteger(entry[1]) && entry[1] > 0),
  );
}

/** True if the server has room for these entries; it prints a space after each colon and comma. */
export function fitsSetting(value: Json | undefined): boolean {
  const amount = Object.keys(readEntries(value)).length;
  const bytes = byteLength(JSON.stringify(value)) + 2 * amount - 1;
  return amount <= limits.setting_entries_max && bytes <= limits.setting_bytes_max;
}
