import { createVoicedSay } from './say-with-voice.ts';
import type { Say, SpeakerPorts } from './saying.ts';
import { speakingMs } from './speaking-time.ts';

/** Makes the one speaker of a screen: it says a sentence with a voice, or lets it pass in silence at a reader's pace. */
export function createSpeaker({ engine, after }: SpeakerPorts): Say {
  const sayWithVoice = engine && createVoicedSay(engine, after);

  return (saying, hearing) => {
    const { text, voice, rate, restMs } = saying;
    if (text.trim() === '') {
      hearing.onFail('no-text');
      return () => {};
    }
    if (voice === 'silence' || sayWithVoice === null) {
      return after(restMs + speakingMs(text, rate), () => hearing.onEnd(true));
    }
    if (voice === null) {
      hearing.onFail('no-voice-selected');
      return () => {};
    }
    return sayWithVoice({ ...saying, voice }, hearing);
  };
}
