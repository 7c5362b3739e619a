export const COPY_SUFFIX = '（コピー）';

/** A copy's name: the source's, or its zou, and the suffix; at most `limit` code points, cut between graphemes. */
export function buildCopyName(source: { readonly name: string | null; readonly zou: string }, limit: number): string {
  const base = (source.name ?? source.zou).replaceAll(/\s+/g, ' ').trim();
  const room = limit - [...COPY_SUFFIX].length;
  let title = '';
  let length = 0;
  for (const { segment } of new Intl.Segmenter('ja', { granularity: 'grapheme' }).segment(base)) {
    length += [...segment].length;
    if (length > room) break;
    title += segment;
  }
  return `${title}${COPY_SUFFIX}`;
}

const HOUR = 3_600_000;

/** When the server's hourly job counts copies (keiko-shared-kata in supabase/schemas/17_operations.sql). */
const COUNTED_AT = 7 * 60_000;

/** False for a copy, by its time-ordered id, that the source's copy_count does not have yet. */
export function isCounted(copyId: string, nowMs: number): boolean {
  const copiedAt = Number.parseInt(copyId.replaceAll('-', '').slice(0, 12), 16);
  return copiedAt < Math.floor((nowMs - COUNTED_AT) / HOUR) * HOUR + COUNTED_AT;
}
