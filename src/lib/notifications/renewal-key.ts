import { bytesOfBase64url } from './base64url.ts';

/**
 * The server key for a subscription that replaces `old`: the build's (base64url), because the server's may have changed
 * since; the old one only if the build has none.
 */
export function renewalKey(
  buildKey: string,
  old: { readonly options: { readonly applicationServerKey: ArrayBuffer | null } } | null,
): BufferSource | null {
  return buildKey === '' ? (old?.options.applicationServerKey ?? null) : bytesOfBase64url(buildKey);
}
