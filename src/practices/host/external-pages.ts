import { webAddress } from '../../lib/browser/web-address.ts';
import type { PracticeId } from '../catalogue.ts';

/** The operator's external pages as absolute URLs; undefined means that the app's own drills are used. */
export interface ExternalPages {
  readonly assistant: string | undefined;
  readonly practiceSite: string | undefined;
}

/** Behaviour of a practice's start button. */
export type PracticeStart =
  | { readonly kind: 'drill' }
  | { readonly kind: 'tab'; readonly url: string }
  | { readonly kind: 'frame'; readonly url: string };

/**
 * 洞顧 opens the chat assistant in a new tab, other practices the practice site in a frame. Unset URLs open the drill.
 */
export function practiceStart(id: PracticeId, pages: ExternalPages): PracticeStart {
  const page = webAddress(id === 'doko' ? pages.assistant : pages.practiceSite);
  if (page === null) return { kind: 'drill' };
  return { kind: id === 'doko' ? 'tab' : 'frame', url: page };
}

/**
 * Sandbox of a framed page. Another origin needs `allow-same-origin` for its storage; a page of our own origin must
 * not have it, because its scripts could then remove the sandbox.
 */
export function frameSandbox(url: string, ownOrigin: string): string {
  const rights = 'allow-scripts allow-forms';
  return new URL(url).origin === ownOrigin ? rights : `${rights} allow-same-origin`;
}
