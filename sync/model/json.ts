/** A value that survives JSON unchanged. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** The fields of one row, by the names of its collection. */
export type Body = Readonly<Record<string, Json>>;

/** The server stores fewer levels (`private.is_deep`); many more overflow the stack where a value is copied. */
const MAX_DEPTH = 100;

/** True for what JSON.parse() may return, unless it is nested too deeply. */
export function isJson(value: unknown): value is Json {
  return isJsonWithin(value, MAX_DEPTH);
}

function isJsonWithin(value: unknown, levels: number): boolean {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return true;
    case 'number':
      return Number.isFinite(value);
    case 'object':
      if (value === null) return true;
      return levels > 0 && Object.values(value).every((item) => isJsonWithin(item, levels - 1));
    default:
      return false;
  }
}

/** Equality of JSON values; the order of an object's keys does not matter. */
export function sameJson(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (isList(a) || isList(b)) {
    return isList(a) && isList(b) && a.length === b.length && a.every((item, index) => sameJson(item, b[index]));
  }
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && sameJson(a[key], b[key]));
}

export function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

/** The fields of a body that it has among `fields`. */
export function pick(body: Body, fields: Iterable<string>): Body {
  const picked: Record<string, Json> = {};
  for (const field of fields) {
    const value = body[field];
    if (value !== undefined) picked[field] = value;
  }
  return picked;
}
