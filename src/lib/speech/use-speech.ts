import { useEffect, useState } from 'react';
import { safeLocalStorage } from '../browser/safe-local-storage.ts';
import { deviceKeys } from '../storage-keys.ts';
import { timers } from '../timers.ts';
import { createSpeaker } from './speaker.ts';
import type { SpeechReason } from './speech-messages.ts';
import type { Say, SpeechEngine, Utterance } from './utterance.ts';
import { type KnownVoices, type VoiceSource, watchVoices } from './voices.ts';

/** Voices shown for selection: some devices list dozens. */
const MAX_VOICES = 3;

export interface Speech {
  /**
   * `silent`: no voice, or the member turned it off; sentences are then timed at reading pace. While `loading`, disable what
   * starts to speak: iOS drops a first sentence that is spoken after its tap.
   */
  readonly state: 'loading' | 'voiced' | 'silent';
  /** Why the browser cannot speak at all; null when it can, even without a Japanese voice. */
  readonly error: SpeechReason | null;
  /** The first Japanese voices, offline ones first. */
  readonly voices: readonly SpeechSynthesisVoice[];
  readonly voice: Utterance['voice'];
  readonly chooseVoice: (voiceURI: string) => void;
  /** Turns the voice off until the screen closes. */
  readonly silence: () => void;
  readonly say: Say;
}

/** Speech for one screen; the voice choice is stored on the device. */
export function useSpeech(): Speech {
  const [engineOrReason] = useState(findEngine);
  const engine = typeof engineOrReason === 'string' ? null : engineOrReason;
  const [say] = useState(() => createSpeaker({ engine, ...timers }));
  const [knownVoices, setKnownVoices] = useState<KnownVoices>(engine === null ? [] : 'loading');
  const [choice, setChoice] = useState(() => safeLocalStorage.getItem(deviceKeys.speechVoice));
  const [isSilenced, setSilenced] = useState(false);

  useEffect(
    () => (engine === null ? undefined : watchVoices(engine.synthesis, timers.after, setKnownVoices)),
    [engine],
  );

  const voices = typeof knownVoices === 'string' ? [] : knownVoices.slice(0, MAX_VOICES);
  const chosen = voices.find(({ voiceURI }) => voiceURI === choice) ?? voices[0] ?? null;
  const state = isSilenced ? 'silent' : stateOf(knownVoices);
  return {
    state,
    error: typeof engineOrReason === 'string' ? engineOrReason : knownVoices === 'failed' ? 'voice-load-failed' : null,
    voices,
    voice: state === 'silent' ? 'silence' : chosen,
    chooseVoice(voiceURI) {
      setChoice(voiceURI);
      safeLocalStorage.setItem(deviceKeys.speechVoice, voiceURI);
    },
    silence: () => setSilenced(true),
    say,
  };
}

function stateOf(knownVoices: KnownVoices): Speech['state'] {
  if (knownVoices === 'loading') return 'loading';
  return knownVoices === 'failed' || knownVoices.length === 0 ? 'silent' : 'voiced';
}

/** Finds the browser's speech synthesis, or the reason why it lacks it; a browser may also block a part of it. */
function findEngine(): (SpeechEngine & { readonly synthesis: VoiceSource }) | SpeechReason {
  try {
    if (!('speechSynthesis' in window) || !window.speechSynthesis) return 'unsupported';
    const { speechSynthesis: synthesis, SpeechSynthesisUtterance: Utterance } = window;
    if (!Utterance) return 'service-unavailable';
    return { synthesis, createUtterance: (text) => new Utterance(text) };
  } catch {
    return 'service-unavailable';
  }
}
