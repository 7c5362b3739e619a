import { bytesOfBase64url } from './base64url.ts';

/** The server key for a subscription that replaces `old`: the build's, or the old one where the build has none. */
export function renewalKey(
  buildKey: string,
  old: { readonly options: { readonly applicationServerKey: ArrayBuffer | null } } | null,
): BufferSource | null {
  return buildKey === '' ? (old?.options.applicationServerKey ?? null) : bytesOfBase64url(buildKey);
}
