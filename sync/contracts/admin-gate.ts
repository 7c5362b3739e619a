import * as v from 'valibot';
import { instant } from './instant.ts';

/** No password is longer; it bounds what the server hashes. */
const MAX_PASSWORD_LENGTH = 1000;

const request = v.object({ password: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_PASSWORD_LENGTH)) });

/** What admin-gate is asked: POST, with the member's token. */
export type AdminGateRequest = v.InferOutput<typeof request>;

/** The request in its proven form; null for anything else. */
export function parseAdminGateRequest(body: unknown): AdminGateRequest | null {
  const parsed = v.safeParse(request, body);
  return parsed.success ? parsed.output : null;
}

const response = v.object({
  success: v.literal(true),
  /** When the admin session ends by itself. */
  expires_at: instant,
});

/** What admin-gate answers to the right password. */
export type AdminGateResponse = v.InferOutput<typeof response>;

/** The response in its proven form; null for anything else. */
export function parseAdminGateResponse(body: unknown): AdminGateResponse | null {
  const parsed = v.safeParse(response, body);
  return parsed.success ? parsed.output : null;
}

/**
 * Why the gate stays shut: the password (403), too many attempts (429, with retry-after in seconds), a sign-in that has
 * ended (401), or no password set up at the server (500, unavailable).
 */
export const adminGateErrors = [
  'wrong_password',
  'too_many_requests',
  'unauthorized',
  'invalid_request',
  'unavailable',
] as const;
export type AdminGateError = (typeof adminGateErrors)[number];

const refusal = v.object({ success: v.literal(false), error: v.picklist(adminGateErrors) });

/** The reason of a refusal; null for anything else. */
export function parseAdminGateError(body: unknown): AdminGateError | null {
  const parsed = v.safeParse(refusal, body);
  return parsed.success ? parsed.output.error : null;
}

/** The response of `rpc/admin_session_expires_at`: the end of the caller's admin session, null when there is none. */
export function parseAdminSessionEnd(body: unknown): string | null {
  const parsed = v.safeParse(instant, body);
  return parsed.success ? parsed.output : null;
}
