import type { MergeRule } from './merge-rule.ts';
import { optionalText, requiredSyncFields, syncFields, text, whole } from './sync-fields.ts';

/** The key of the member's only profile row. */
export const PROFILE_ID = 'me';

/** Five fields are the member's own; the streak numbers are the server's fold over the login records. */
export const profilesRule = {
  fields: ['username', 'bio', 'location', 'birth_date', 'phone_number'],
  serverFields: [
    'email',
    'email_verified',
    'tickets',
    'total_logins',
    'current_streak',
    'longest_streak',
    'last_login_date',
    'created_at',
  ],
  merge: 'fields',
} as const satisfies MergeRule;

export const profilesSchema = {
  title: 'profiles',
  version: 0,
  primaryKey: 'id',
  type: 'object',
  properties: {
    ...syncFields,
    username: text,
    bio: optionalText,
    location: optionalText,
    birth_date: optionalText,
    phone_number: optionalText,
    email: optionalText,
    email_verified: { type: 'boolean' },
    tickets: whole,
    total_logins: whole,
    current_streak: whole,
    longest_streak: whole,
    last_login_date: optionalText,
    created_at: text,
  },
  required: [...requiredSyncFields],
  indexes: ['dirty'],
} as const;
