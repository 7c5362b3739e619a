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

/** The code of a function's error response, if it is one of `codes`; else null. */
export function readErrorCode<const Code extends string>(codes: readonly Code[], body: unknown): Code | null {
  return readAs(v.object({ success: v.literal(false), error: v.picklist(codes) }), body)?.error ?? null;
}
