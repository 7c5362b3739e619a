import type { KataReview } from '../../../sync/rules/kata-review.ts';

/** A valid kata from a file, before the duplicate check. */
export interface KataCandidate {
  readonly zou: string;
  readonly ishiki: string;
  readonly name: string | null;
  readonly category: string | null;
  /** The shared kata it was copied from. */
  readonly original_id: string | null;
  readonly review: KataReview | null;
}

type KataWords = Pick<KataCandidate, 'zou' | 'ishiki' | 'name' | 'category'>;

export interface ImportPlan {
  readonly fresh: readonly KataCandidate[];
  /** Number of kata that the member already has or that the file repeats. */
  readonly duplicates: number;
  /** Number of kata beyond the limit. */
  readonly overLimit: number;
}

/** Splits a file's kata into new ones and duplicates. A member may have at most `limit` kata. */
export function planKataImport(
  candidates: readonly KataCandidate[],
  own: readonly (KataWords & { readonly originalId: string | null })[],
  limit: number,
): ImportPlan {
  const words = new Set(own.map(contentKey));
  const originals = new Set(own.flatMap(({ originalId }) => (originalId === null ? [] : [originalId])));
  const fresh = candidates.filter((kata) => {
    const key = contentKey(kata);
    const isKnown = words.has(key) || (kata.original_id !== null && originals.has(kata.original_id));
    words.add(key);
    if (kata.original_id !== null) originals.add(kata.original_id);
    return !isKnown;
  });
  const room = Math.max(0, limit - own.length);
  return {
    fresh: fresh.slice(0, room),
    duplicates: candidates.length - fresh.length,
    overLimit: Math.max(0, fresh.length - room),
  };
}

/** Equal for kata with the same texts, ignoring line endings, accent composition and surrounding space. */
function contentKey({ zou, ishiki, name, category }: KataWords): string {
  return JSON.stringify([zou, ishiki, name ?? '', category ?? ''].map((text) => normalizeText(text)));
}

function normalizeText(text: string): string {
  return text.replace(/\r\n?/g, '\n').normalize('NFC').trim();
}
