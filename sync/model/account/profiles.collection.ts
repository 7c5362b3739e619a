import * as v from 'valibot';
import { type Collection, flag, integer, optionalText, text } from '../collection.ts';
import { sharingStop } from '../kata/reports.ts';

export const PROFILE_ID = 'me';

/** Members edit five fields; the server computes the streak numbers from the login records. */
export const profiles = {
  id: 'text',
  isOnHome: true,
  schema: v.object({
    username: text,
    bio: optionalText,
    location: optionalText,
    birth_date: optionalText,
    phone_number: optionalText,
    email: optionalText,
    email_verified: flag,
    tickets: integer,
    total_logins: integer,
    current_streak: integer,
    longest_streak: integer,
    last_login_date: optionalText,
    /** The instant of joining; null until the first sync. */
    created_at: optionalText,
    sharing_stopped: sharingStop,
  }),
  fields: ['username', 'bio', 'location', 'birth_date', 'phone_number'],
  accountFields: ['username'],
  merge: 'fields',
} as const satisfies Collection;

export type Profile = Readonly<v.InferOutput<typeof profiles.schema>>;
