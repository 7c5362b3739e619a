import * as v from 'valibot';
import { readAs } from '../../../sync/model/read-as.ts';
import type { CodeRequest } from '../../data/account/code-request.ts';

const schema = v.object({
  email: v.nullable(v.string()),
  link: v.nullable(v.picklist(['confirmed', 'opened', 'no-password'])),
});

/** What the history entry of a login or reset screen says beside the path to return to: `link`, what a mailed link has done. */
export type LoginState = Readonly<v.InferOutput<typeof schema>>;

/** Reads the router state; any other state names no address. */
export function readLoginState(state: unknown): LoginState {
  return readAs(schema, state) ?? { email: null, link: null };
}

const codeSchema = v.object({ codeRequest: v.object({ kind: v.string(), email: v.string() }) });

/** The address to which a code of this kind was mailed; null for any other router state. */
export function readCodeState(state: unknown, kind: CodeRequest['kind']): string | null {
  const request = readAs(codeSchema, state)?.codeRequest;
  return request?.kind === kind ? request.email : null;
}
