import { readDigest } from '../../../sync/engine/digest.ts';
import type { Store } from '../../../sync/engine/ports.ts';

/** See readDigest(). */
export function readMemberDigest(store: Store): ReturnType<typeof readDigest> {
  return readDigest(store, sha256);
}

async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
