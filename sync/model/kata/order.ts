interface Named {
  readonly id: string;
  readonly name: string | null;
}

/** Order of a member's own kata: by folded name, nameless ones last, then by creation (time-ordered id). */
export function compareOwnKata(
  a: Named & { readonly nameKey: string },
  b: Named & { readonly nameKey: string },
): number {
  return compareNameless(a, b) || compareText(a.nameKey, b.nameKey) || compareText(a.id, b.id);
}

/** Order of shared kata: most copied first, then by name, nameless ones last. Matches the server. */
export function compareSharedKata(
  a: Named & { readonly copy_count: number },
  b: Named & { readonly copy_count: number },
): number {
  return (
    b.copy_count - a.copy_count ||
    compareNameless(a, b) ||
    compareCodePoints(a.name ?? '', b.name ?? '') ||
    compareText(a.id, b.id)
  );
}

function compareNameless(a: Named, b: Named): number {
  return Number(a.name === null) - Number(b.name === null);
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** Compares by code points, as the database does. JavaScript compares UTF-16 units, which differs beyond U+FFFF. */
function compareCodePoints(a: string, b: string): number {
  for (let at = 0; at < a.length && at < b.length; ) {
    const left = a.codePointAt(at) ?? 0;
    const right = b.codePointAt(at) ?? 0;
    if (left !== right) return left - right;
    at += left > 0xffff ? 2 : 1;
  }
  return a.length - b.length;
}
