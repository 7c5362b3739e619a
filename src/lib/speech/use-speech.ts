import { useEffect, useState } from 'react';
import { timers } from '../timers.ts';
import { findEngine } from './browser-engine.ts';
import type { Say, Saying } from './saying.ts';
import { createSpeaker } from './speaker.ts';
import type { SpeechReason } from './speech-messages.ts';
import { keepVoiceChoice, readVoiceChoice } from './speech-settings.ts';
import { type KnownVoices, watchVoices } from './watch-voices.ts';

/** So many voices are offered; the lists of some devices run to dozens. */
const OFFERED_VOICES = 3;

/** How a text can be read on this device. */
export interface Speech {
  /** `silent`: no voice, or none wanted; a text then passes at a reader's pace. */
  readonly state: 'loading' | 'voiced' | 'silent';
  /** Why the browser cannot speak at all; null when it can, even if it knows no Japanese. */
  readonly trouble: SpeechReason | null;
  /** The first Japanese voices, those that work offline before the others. */
  readonly voices: readonly SpeechSynthesisVoice[];
  /** What to put into a `Saying`. */
  readonly voice: Saying['voice'];
  readonly chooseVoice: (voiceURI: string) => void;
  /** Goes on without a voice until the screen closes. */
  readonly silence: () => void;
  readonly say: Say;
}

/** The browser's Japanese voice for one screen; the choice of it is kept on the device. */
export function useSpeech(): Speech {
  const [found] = useState(findEngine);
  const [say] = useState(() => createSpeaker({ engine: found.ok ? found.engine : null, after: timers.after }));
  const [known, setKnown] = useState<KnownVoices>(found.ok ? 'loading' : []);
  const [choice, setChoice] = useState(readVoiceChoice);
  const [isSilenced, setSilenced] = useState(false);

  useEffect(() => (found.ok ? watchVoices(found.engine.synthesis, timers.after, setKnown) : undefined), [found]);

  const voices = typeof known === 'string' ? [] : known.slice(0, OFFERED_VOICES);
  const chosen = voices.find(({ voiceURI }) => voiceURI === choice) ?? voices[0] ?? null;
  const state = isSilenced ? 'silent' : stateOf(known);
  return {
    state,
    trouble: found.ok ? (known === 'failed' ? 'voice-load-failed' : null) : found.reason,
    voices,
    voice: state === 'silent' ? 'silence' : chosen,
    chooseVoice(voiceURI) {
      setChoice(voiceURI);
      keepVoiceChoice(voiceURI);
    },
    silence: () => setSilenced(true),
    say,
  };
}

function stateOf(known: KnownVoices): Speech['state'] {
  if (known === 'loading') return 'loading';
  return known === 'failed' || known.length === 0 ? 'silent' : 'voiced';
}
