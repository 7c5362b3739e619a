/** Largest accepted request body: 256 KiB. */
export const MAX_BODY_BYTES = 256 * 1024;

/** The parsed body, or the error code. */
export type ReadBody =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly code: 'body_too_large' | 'invalid_request' };

/** Reads a JSON body. Stops at the size limit, even when Content-Length claims less. */
export async function readJson(request: Request): Promise<ReadBody> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let bytes = 0;
  try {
    for await (const chunk of request.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > MAX_BODY_BYTES) return { ok: false, code: 'body_too_large' };
      text += decoder.decode(chunk, { stream: true });
    }
    return { ok: true, value: JSON.parse(text + decoder.decode()) };
  } catch {
    // Not UTF-8 or not JSON: the caller's error, which the code tells them.
    return { ok: false, code: 'invalid_request' };
  }
}
