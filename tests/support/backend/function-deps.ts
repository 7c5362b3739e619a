import type { Database } from '../../../supabase/functions/_shared/fetch-data-api.ts';
import { createRequestLimit, type MemberDeps } from '../../../supabase/functions/_shared/serve-member.ts';
import { parseKeySet } from '../../../supabase/functions/_shared/verify-token.ts';
import { testKeys } from './test-keys.ts';

const secret = { kty: 'oct', alg: 'HS256', k: Buffer.from(testKeys.jwtSecret).toString('base64url') };

/** Dependencies of a function's handler, with the test keys; log lines go to `logged`. */
export function functionDeps(nowMs: number, logged: string[]): MemberDeps {
  return {
    keys: parseKeySet(JSON.stringify({ keys: [secret] })),
    origins: ['https://keiko.example'],
    asMember: () => fakeDatabase({}),
    limit: createRequestLimit({ requests: 60, seconds: 60 }),
    now: () => nowMs,
    log: (message, cause) => logged.push(`${message}: ${cause}`),
  };
}

/** The answers to calls, by their arguments, and to the reading of tables, by the query. */
export type Answers = Readonly<Record<string, (args: Readonly<Record<string, unknown>>) => unknown>>;

/** A database with answers by the name of a function or a table; anything else fails. */
export function fakeDatabase(answers: Answers): Database {
  const answer = async (name: string, args: object) => {
    const preparedAnswer = answers[name];
    if (preparedAnswer === undefined) throw new Error(`Nothing may ask for "${name}"`);
    return preparedAnswer({ ...args });
  };
  return { call: answer, read: answer };
}
