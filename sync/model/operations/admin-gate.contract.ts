import * as v from 'valibot';
import { instant } from '../day/day-fields.ts';

/** Limits the amount of data that the server hashes. */
const MAX_PASSWORD_LENGTH = 1000;

/** Request body of admin-gate (POST with the member's token). */
export const AdminGateRequest = v.object({
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_PASSWORD_LENGTH)),
  /** Six digits of the authenticator app; only where the project has a second factor. */
  code: v.optional(v.pipe(v.string(), v.regex(/^\d{6}$/))),
});

/** Response of admin-gate to the correct password. */
export const AdminGateResponse = v.object({
  success: v.literal(true),
  /** When the admin session expires. */
  expires_at: instant,
});
export type AdminGateResponse = v.InferOutput<typeof AdminGateResponse>;

/** The error codes that it has of its own: wrong_password (403, also for a wrong or used code), code_required (403, before the password is looked at). */
export const adminGateErrors = ['wrong_password', 'code_required'] as const;
