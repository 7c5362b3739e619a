import * as v from 'valibot';

/** The value as the schema reads it; null when invalid. */
export function readAs<Output>(schema: v.GenericSchema<unknown, Output>, value: unknown): Output | null {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? parsed.output : null;
}

/** A function that reads values as readAs() does. Annotated so that bundles leave out the parsers they do not use. */
/* @__NO_SIDE_EFFECTS__ */
export function parserOf<Output>(schema: v.GenericSchema<unknown, Output>) {
  return (value: unknown): Output | null => readAs(schema, value);
}

/** A JSON text as the schema reads it; null when missing or invalid. */
export function readJsonAs<Output>(schema: v.GenericSchema<unknown, Output>, text: string | null): Output | null {
  return readAs(v.pipe(v.string(), v.parseJson(), schema), text);
}
