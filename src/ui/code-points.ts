/** The length of a text as the database counts it: in code points, so that 𠮟 and 😀 are one each. */
export function countCodePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
