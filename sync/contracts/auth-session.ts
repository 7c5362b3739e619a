import * as v from 'valibot';

/** The member's sign-in, as it is kept on the device and as Supabase Auth hands it out. */
const authSession = v.object({
  access_token: v.pipe(v.string(), v.minLength(1)),
  refresh_token: v.pipe(v.string(), v.minLength(1)),
  /** Seconds since 1970 at which the access token runs out: by the server's clock, as kept by the device's. */
  expires_at: v.number(),
  /** Seconds for which it is good, when it has just been handed out. */
  expires_in: v.optional(v.number()),
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
