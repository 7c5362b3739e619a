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
