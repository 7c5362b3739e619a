import * as v from 'valibot';
import { parserOf } from '../model/read-as.ts';

/** A session as stored on the device and as issued by Supabase Auth. */
export const AuthSession = v.object({
  access_token: v.pipe(v.string(), v.minLength(1)),
  refresh_token: v.pipe(v.string(), v.minLength(1)),
  /** Expiry of the access token in epoch seconds: by the server clock when issued, by the device clock when stored. */
  expires_at: v.number(),
  /** Lifetime in seconds; present only in a newly issued session. */
  expires_in: v.optional(v.number()),
  user: v.object({ id: v.pipe(v.string(), v.uuid()), email: v.optional(v.nullable(v.string())) }),
});
export type AuthSession = v.InferOutput<typeof AuthSession>;

/** Parses a session; null when invalid. */
export const parseAuthSession = parserOf<AuthSession>(AuthSession);
