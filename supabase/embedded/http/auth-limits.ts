import type { RateLimits } from '../project-config.ts';

/** Calls at once, which no setting of the auth server changes. */
const BURST = 30;
/** Its settings are calls in five minutes. */
const WINDOW_MS = 5 * 60_000;

export type AuthLimits = ReturnType<typeof createAuthLimits>;

/** The limits of the auth server: a bucket for each endpoint and each address of the network; successes count too. */
export function createAuthLimits(rates: RateLimits) {
  const settings = new Map([
    ['POST token', rates.token_refresh],
    ['POST verify', rates.token_verifications],
    ['GET verify', rates.token_verifications],
    ['POST signup', rates.sign_in_sign_ups],
    ['POST recover', rates.sign_in_sign_ups],
    ['POST resend', rates.sign_in_sign_ups],
    ['PUT user', rates.sign_in_sign_ups],
  ]);
  /** When each bucket is full again, in epoch milliseconds. */
  const fullAt = new Map<string, number>();
  return {
    /** Counts a call of an endpoint; false when the bucket is empty. */
    take(method: string, endpoint: string, caller: string, nowMs: number): boolean {
      const rate = settings.get(`${method} ${endpoint}`);
      if (rate === undefined) return true;
      const interval = Math.round(WINDOW_MS / rate);
      const bucket = `${endpoint} ${caller}`;
      // Not beyond what an empty bucket takes, in case that the clock was set back.
      const fillMs = Math.min(Math.max(0, (fullAt.get(bucket) ?? nowMs) - nowMs), BURST * interval);
      if (fillMs > (BURST - 1) * interval) return false;
      fullAt.set(bucket, nowMs + fillMs + interval);
      return true;
    },
  };
}
