import { parseKeySet } from '../../../supabase/functions/_shared/key-set.ts';
import { createRequestLimit } from '../../../supabase/functions/_shared/request-limit.ts';
import type { MemberDeps } from '../../../supabase/functions/_shared/serve-member.ts';
import { testKeys } from './test-keys.ts';

const secret = { kty: 'oct', alg: 'HS256', k: Buffer.from(testKeys.jwtSecret).toString('base64url') };

/** Dependencies of a function's handler, with the test keys; log lines go to `logged`. */
export function functionDeps(nowMs: number, logged: string[]): MemberDeps {
  return {
    keys: parseKeySet(JSON.stringify({ keys: [secret] })),
    origins: ['https://keiko.example'],
    limit: createRequestLimit({ requests: 60, seconds: 60 }),
    now: () => nowMs,
    log: (message, cause) => logged.push(`${message}: ${cause}`),
  };
}
