import * as v from 'valibot';
import { parserOf, readAs } from '../../sync/protocol/read-as.ts';
import { instant } from './dates.ts';

/** Limits the amount of data that the server hashes. */
const MAX_PASSWORD_LENGTH = 1000;

const request = v.object({
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_PASSWORD_LENGTH)),
  /** Six digits of the authenticator app; only where the project has a second factor. */
  code: v.optional(v.pipe(v.string(), v.regex(/^\d{6}$/))),
});

/** Request body of admin-gate (POST with the member's token). */
export type AdminGateRequest = v.InferOutput<typeof request>;

/** Parses the request; null when invalid. */
export const parseAdminGateRequest = parserOf<AdminGateRequest>(request);

const response = v.object({
  success: v.literal(true),
  /** When the admin session expires. */
  expires_at: instant,
});

/** Response of admin-gate to the correct password. */
export type AdminGateResponse = v.InferOutput<typeof response>;

/** Parses the response; null when invalid. */
export const parseAdminGateResponse = parserOf<AdminGateResponse>(response);

/**
 * Error codes of admin-gate: wrong_password (403, also for a wrong or used code), code_required (403, before the password is
 * looked at), too_many_requests (429, Retry-After in seconds), unauthorized (401), unavailable (500, no admin password
 * configured).
 */
export const adminGateErrors = [
  'wrong_password',
  'code_required',
  'too_many_requests',
  'unauthorized',
  'invalid_request',
  'unavailable',
] as const;
export type AdminGateError = (typeof adminGateErrors)[number];

const errorResponse = v.object({ success: v.literal(false), error: v.picklist(adminGateErrors) });

/** Parses an error response; null when invalid. */
export function parseAdminGateError(body: unknown): AdminGateError | null {
  return readAs(errorResponse, body)?.error ?? null;
}

/** Parses the response of `rpc/admin_session_expires_at`; null when the caller has no admin session. */
export const parseAdminSessionEnd = parserOf<string>(instant);
