import { createSayWithVoice } from './say-with-voice.ts';
import { speakingMs } from './speaking-time.ts';
import type { Say, SpeakerPorts } from './utterance.ts';

/** Creates a screen's speaker: it speaks each utterance with a voice, or times it silently at reading pace. */
export function createSpeaker({ engine, after }: SpeakerPorts): Say {
  const sayWithVoice = engine && createSayWithVoice(engine, after);

  return (utterance, handlers) => {
    const { text, voice, rate, restMs } = utterance;
    if (text.trim() === '') {
      handlers.onFail('no-text');
      return () => {};
    }
    if (voice === 'silence' || sayWithVoice === null) {
      return after(restMs + speakingMs(text, rate), () => handlers.onEnd(true));
    }
    if (voice === null) {
      handlers.onFail('no-voice-selected');
      return () => {};
    }
    return sayWithVoice({ ...utterance, voice }, handlers);
  };
}
