import * as v from 'valibot';
import { readAs } from './read-as.ts';

/** The code of a function's error response, if it is one of `codes`; else null. */
export function readErrorCode<const Code extends string>(codes: readonly Code[], body: unknown): Code | null {
  return readAs(v.object({ success: v.literal(false), error: v.picklist(codes) }), body)?.error ?? null;
}
