/** A request is refused beyond 256 KiB. */
export const MOST_BYTES = 256 * 1024;

/** What came of reading a body: its value, or why there is none. */
export type ReadBody =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly code: 'body_too_large' | 'invalid_request' };

/** Reads a JSON body; one that is too large is not read to its end, whatever length it said it had. */
export async function readJson(request: Request): Promise<ReadBody> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let bytes = 0;
  try {
    for await (const chunk of request.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > MOST_BYTES) return { ok: false, code: 'body_too_large' };
      text += decoder.decode(chunk, { stream: true });
    }
    return { ok: true, value: JSON.parse(text + decoder.decode()) };
  } catch {
    return { ok: false, code: 'invalid_request' };
  }
}
