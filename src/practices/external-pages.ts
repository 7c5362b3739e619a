import { webAddress } from '../lib/web-address.ts';
import type { PracticeId } from './catalogue.ts';

/** The operator's pages outside the app, as absolute addresses; undefined where the app's own drills are used. */
export interface ExternalPages {
  readonly assistant: string | undefined;
  readonly practiceSite: string | undefined;
}

/** What the start button of a practice does. */
export type PracticeStart =
  | { readonly kind: 'drill' }
  | { readonly kind: 'tab'; readonly url: string }
  | { readonly kind: 'frame'; readonly url: string };

/** 洞顧 goes to the chat assistant in a new tab, the others to the practice site in a frame; unset, to the drill. */
export function practiceStart(id: PracticeId, pages: ExternalPages): PracticeStart {
  const page = webAddress(id === 'doko' ? pages.assistant : pages.practiceSite);
  if (page === null) return { kind: 'drill' };
  return { kind: id === 'doko' ? 'tab' : 'frame', url: page };
}

/**
 * What a framed page may do. A page of another origin keeps its own (its storage needs that); one of ours must not, for
 * with scripts it could take the sandbox off.
 */
export function frameSandbox(url: string, ownOrigin: string): string {
  const rights = 'allow-scripts allow-forms';
  return new URL(url).origin === ownOrigin ? rights : `${rights} allow-same-origin`;
}
