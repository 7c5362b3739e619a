import type { KataReview } from './kata-review.ts';

/** The most kata that a member may have; the server takes no more. */
export const KATA_MAX = 10_000;

/** A kata out of a file, not yet the member's. */
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
  /** Kata that the member has already, or that the file holds twice. */
  readonly duplicates: number;
  /** Kata for which there is no room left. */
  readonly overLimit: number;
}

/** Sorts a file's kata into those to add and those that are there already; at most `limit` kata are a member's own. */
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

/** Equal for kata that read alike, however their lines end and their accents are composed. */
function contentKey({ zou, ishiki, name, category }: KataWords): string {
  return JSON.stringify([zou, ishiki, name ?? '', category ?? ''].map((text) => normalizeText(text)));
}

function normalizeText(text: string): string {
  return text.replace(/\r\n?/g, '\n').normalize('NFC').trim();
}
