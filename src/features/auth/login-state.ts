import * as v from 'valibot';

const schema = v.object({ email: v.nullable(v.string()), isConfirmed: v.boolean() });

/** What the history entry of a login or reset screen says beside the path to return to. */
type LoginState = Readonly<v.InferOutput<typeof schema>>;

/** Router state after a link that confirmed an address without signing in. */
export function confirmedState(email: string | null): LoginState {
  return { email, isConfirmed: true };
}

/** Reads the router state; any other state names no address. */
export function readLoginState(state: unknown): LoginState {
  const parsed = v.safeParse(schema, state);
  return parsed.success ? parsed.output : { email: null, isConfirmed: false };
}
