import type { SpeechEngine } from '../../../../src/lib/speech/utterance.ts';
import { timers } from '../../../../src/lib/timers.ts';

type Behaviour = 'works' | 'mute' | 'throws';

/** A fake speech synthesis that fires only the events that the test scripts, and records the calls. */
export function scriptSpeech() {
  const spoken: SpeechSynthesisUtterance[] = [];
  let canceled = 0;
  let resumed = 0;
  let behaviour: Behaviour = 'works';
  let isPaused = false;

  const engine: SpeechEngine = {
    createUtterance: utteranceOf,
    synthesis: {
      get paused() {
        return isPaused;
      },
      resume() {
        resumed += 1;
        isPaused = false;
      },
      speak(utterance) {
        if (behaviour === 'throws') throw new Error('speak is broken');
        spoken.push(utterance);
      },
      // As in browsers, the current utterance fails synchronously.
      cancel() {
        canceled += 1;
        if (behaviour === 'throws') throw new Error('cancel is broken');
        spoken.at(-1)?.dispatchEvent(errorEvent('interrupted'));
      },
    },
  };

  return {
    ports: { engine, ...timers },
    texts: () => spoken.map(({ text }) => text),
    last(): SpeechSynthesisUtterance {
      const utterance = spoken.at(-1);
      if (!utterance) throw new Error('Nothing has been spoken');
      return utterance;
    },
    fire: (type: 'start' | 'boundary' | 'end') => spoken.at(-1)?.dispatchEvent(new Event(type)),
    fail: (code: string) => spoken.at(-1)?.dispatchEvent(errorEvent(code)),
    cancels: () => canceled,
    resumes: () => resumed,
    leavePaused() {
      isPaused = true;
    },
    breakDown() {
      behaviour = 'throws';
    },
  };
}

export function voiceOf(name: string, localService = true, lang = 'ja-JP'): SpeechSynthesisVoice {
  return { name, voiceURI: name, lang, localService, default: false };
}

function errorEvent(error: string): Event {
  return Object.assign(new Event('error'), { error });
}

function utteranceOf(text: string): SpeechSynthesisUtterance {
  const silent = {
    onboundary: null,
    onend: null,
    onerror: null,
    onmark: null,
    onpause: null,
    onresume: null,
    onstart: null,
  };
  return Object.assign(new EventTarget(), { text, lang: '', pitch: 1, rate: 1, volume: 1, voice: null, ...silent });
}
