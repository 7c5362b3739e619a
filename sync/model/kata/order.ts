import { compareCodePoints } from '../text/compare-code-points.ts';

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
