import * as v from 'valibot';

/** The member's sign-in, as it is kept on the device and as Supabase Auth hands it out. */
const authSession = v.object({
  access_token: v.pipe(v.string(), v.minLength(1)),
  refresh_token: v.pipe(v.string(), v.minLength(1)),
  /** Seconds since 1970 at which the access token runs out, by the server's clock. */
  expires_at: v.number(),
  user: v.object({
    id: v.pipe(v.string(), v.uuid()),
    email: v.optional(v.nullable(v.string())),
  }),
});
export type AuthSession = v.InferOutput<typeof authSession>;

/** The session in its proven form; null for anything else. */
export function parseAuthSession(value: unknown): AuthSession | null {
  const parsed = v.safeParse(authSession, value);
  return parsed.success ? parsed.output : null;
}
