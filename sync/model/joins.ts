import type { Body, Json } from './json.ts';

/**
 * How two values of a field become one, by a rule that is commutative, associative and idempotent. Null loses. `max` and `min`
 * are for numbers, days and instants; `max_per_key` keeps the keys of both sides, each with the larger number; `last_by` keeps
 * the value with the higher fields, compared in this order as text. The schema's generator writes the same rules in SQL.
 */
export type Join = 'max' | 'min' | 'max_per_key' | { readonly last_by: readonly string[] };

export function joinRows(joins: Readonly<Record<string, Join>>, a: Body, b: Body): Body {
  return Object.fromEntries(
    Object.entries(joins).map(([field, join]) => [field, joinValues(join, a[field] ?? null, b[field] ?? null)]),
  );
}

export function joinValues(join: Join, a: Json, b: Json): Json {
  if (join === 'max_per_key') return maxPerKey(a, b);
  if (typeof join === 'object') return orderOf(join.last_by, a) >= orderOf(join.last_by, b) ? a : b;
  if (a === null || b === null) return a ?? b;
  return (join === 'max' ? a > b : a < b) ? a : b;
}

function maxPerKey(a: Json, b: Json): Body {
  const merged = new Map(Object.entries(readCounts(a)));
  for (const [key, count] of Object.entries(readCounts(b))) merged.set(key, Math.max(merged.get(key) ?? 0, count));
  return Object.fromEntries(merged);
}

/** Sort key of a value; '' for null. */
function orderOf(fields: readonly string[], value: Json): string {
  if (value === null) return '';
  const order = new Map(Object.entries(value));
  return fields.map((field) => order.get(field)).join(' ');
}

/** The whole numbers from 1 in a stored value, by key; anything else is left out. */
export function readCounts(value: unknown): Readonly<Record<string, number>> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, number] => Number.isSafeInteger(entry[1]) && entry[1] > 0),
  );
}
