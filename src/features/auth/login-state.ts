import * as v from 'valibot';
import { readAs } from '../../../sync/protocol/read-as.ts';
import type { CodeRequest } from '../../data/account/code-request.ts';

const schema = v.object({ email: v.nullable(v.string()), isConfirmed: v.boolean() });

/** What the history entry of a login or reset screen says beside the path to return to. */
type LoginState = Readonly<v.InferOutput<typeof schema>>;

/** Router state after a link that confirmed an address without signing in. */
export function confirmedState(email: string | null): LoginState {
  return { email, isConfirmed: true };
}

/** Reads the router state; any other state names no address. */
export function readLoginState(state: unknown): LoginState {
  return readAs(schema, state) ?? { email: null, isConfirmed: false };
}

const codeSchema = v.object({ codeRequest: v.object({ kind: v.string(), email: v.string() }) });

/** Router state of a link to the form for a mailed code, on the screen that has asked for the mail. */
export function codeState(codeRequest: CodeRequest): { readonly codeRequest: CodeRequest } {
  return { codeRequest };
}

/** The address to which a code of this kind was mailed; null for any other router state. */
export function readCodeState(state: unknown, kind: CodeRequest['kind']): string | null {
  const request = readAs(codeSchema, state)?.codeRequest;
  return request?.kind === kind ? request.email : null;
}
