import type { LegalVersion } from './versions.ts';

/** A paragraph, a list of points, or things by their names with what is said about each. */
export type LegalBlock = string | readonly string[] | { readonly [name: string]: string };

interface LegalSection {
  readonly heading: string;
  readonly blocks: readonly LegalBlock[];
}

export interface LegalDocument {
  readonly title: string;
  /** Newest first. */
  readonly versions: readonly [LegalVersion, ...LegalVersion[]];
  readonly intro: string;
  /** By their anchors. */
  readonly sections: Readonly<Record<string, LegalSection>>;
}
