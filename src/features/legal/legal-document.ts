import type { LegalVersion } from './versions.ts';

/** A paragraph, a list of points, or a list of things with what is said about each. */
export type LegalBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'points'; readonly points: readonly string[] }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [name: string, text: string])[] };

export interface LegalSection {
  /** The anchor of the section. */
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly LegalBlock[];
}

export interface LegalDocument {
  readonly title: string;
  /** Newest first. */
  readonly versions: readonly [LegalVersion, ...LegalVersion[]];
  readonly intro: string;
  readonly sections: readonly LegalSection[];
}

export function text(words: string): LegalBlock {
  return { kind: 'text', text: words };
}

export function points(...list: readonly string[]): LegalBlock {
  return { kind: 'points', points: list };
}

export function facts(...list: readonly (readonly [name: string, text: string])[]): LegalBlock {
  return { kind: 'facts', facts: list };
}
