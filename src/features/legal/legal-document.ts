import type { LegalVersion } from './versions.ts';

/** A paragraph, a list of points, or things by their names with what is said about each. */
export type LegalBlock = string | readonly string[] | { readonly [name: string]: string };

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
