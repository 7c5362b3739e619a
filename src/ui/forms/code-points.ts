/** Text length in code points, as in PostgreSQL's char_length: 𠮟 and 😀 count as one. */
export function countCodePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
