import * as v from 'valibot';
import type { AuthSession } from '../../../sync/protocol/auth-session.ts';
import { EMPTY_EXCHANGE } from './ensure-profile.ts';

/** Milliseconds. Without an answer the server itself rejects what lies in the future. */
const TIMEOUT_MS = 4000;

const responseSchema = v.object({ server_now: v.string() });

/** Reads the server's time in epoch milliseconds; null if it does not answer. A bare fetch: the login loads this file. */
export async function readServerTime(
  { url, key }: { readonly url: string; readonly key: string },
  { access_token }: AuthSession,
): Promise<number | null> {
  try {
    const response = await fetch(`${url}/rest/v1/rpc/sync_exchange`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: key, authorization: `Bearer ${access_token}` },
      body: JSON.stringify({ req: EMPTY_EXCHANGE }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const instant = Date.parse(v.parse(responseSchema, await response.json()).server_now);
    return Number.isFinite(instant) ? instant : null;
  } catch {
    return null;
  }
}
