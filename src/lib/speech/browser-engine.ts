import type { SpeechReason } from './speech-messages.ts';
import type { SpeechEngine } from './utterance.ts';
import type { VoiceSource } from './watch-voices.ts';

export type FoundEngine =
  | { readonly ok: true; readonly engine: SpeechEngine & { readonly synthesis: VoiceSource } }
  | { readonly ok: false; readonly reason: SpeechReason };

/** Finds the browser's speech synthesis; a browser may lack it or block a part of it. */
export function findEngine(): FoundEngine {
  try {
    if (!('speechSynthesis' in window) || !window.speechSynthesis) return { ok: false, reason: 'unsupported' };
    const { speechSynthesis: synthesis, SpeechSynthesisUtterance: Utterance } = window;
    if (!Utterance) return { ok: false, reason: 'service-unavailable' };
    return { ok: true, engine: { synthesis, createUtterance: (text) => new Utterance(text) } };
  } catch {
    return { ok: false, reason: 'service-unavailable' };
  }
}
