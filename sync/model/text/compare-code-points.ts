/** Compares texts by code points, as the database does. JavaScript compares UTF-16 units, which differs beyond U+FFFF. */
export function compareCodePoints(a: string, b: string): number {
  for (let at = 0; at < a.length && at < b.length; ) {
    const left = a.codePointAt(at) ?? 0;
    const right = b.codePointAt(at) ?? 0;
    if (left !== right) return left - right;
    at += left > 0xffff ? 2 : 1;
  }
  return a.length - b.length;
}
