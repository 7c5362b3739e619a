import { bellRestMs } from '../sound/bell.ts';
import { clampRate } from './clamp-rate.ts';
import { speakingMs } from './speaking-time.ts';
import { reasonOf } from './speech-messages.ts';
import type { After, Say, SpeakerPorts, SpeechEngine, Utterance, UtteranceHandlers } from './utterance.ts';

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

type VoicedUtterance = Utterance & { readonly voice: SpeechSynthesisVoice };

/** Several browsers drop an utterance that is queued right after a cancel. */
export const CANCEL_REST_MS = 100;

/** Margin of the watchdog over the expected speaking time: a voice may have to load first. */
export const GRACE_MS = 4000;

const LANGUAGE = 'ja-JP';

/**
 * Browsers lose speech events: Chrome goes silent in long utterances of network voices, and others drop an unreferenced
 * utterance without `end`. So each utterance is referenced while it speaks, and a watchdog ends it when events stop.
 */
function createSayWithVoice({ synthesis, createUtterance }: SpeechEngine, after: After) {
  const referenced = new Set<SpeechSynthesisUtterance>();
  let isResting = false;

  function cancel(): boolean {
    isResting = true;
    after(CANCEL_REST_MS, () => {
      isResting = false;
    });
    return succeeds(() => synthesis.cancel());
  }

  function speak(native: SpeechSynthesisUtterance): boolean {
    referenced.add(native);
    return succeeds(() => {
      if (synthesis.paused) synthesis.resume();
      synthesis.speak(native);
    });
  }

  return (utterance: VoicedUtterance, handlers: UtteranceHandlers): (() => void) => {
    const native = prepare(createUtterance(utterance.text), utterance);
    const expected = speakingMs(utterance.text, utterance.rate);
    let progress: 'delayed' | 'queued' | 'audible' | 'settled' = 'delayed';
    let stopTimer = () => {};

    const setTimer = (ms: number, call: () => void) => {
      stopTimer();
      stopTimer = after(ms, call);
    };
    const settle = (notify: () => void) => {
      if (progress === 'settled') return;
      progress = 'settled';
      stopTimer();
      referenced.delete(native);
      notify();
    };
    const timeOut = () => {
      const wasAudible = progress === 'audible';
      settle(() => {
        cancel();
        handlers.onEnd(wasAudible);
      });
    };
    const onProgress = () => {
      if (progress === 'settled') return;
      progress = 'audible';
      setTimer(2 * expected + GRACE_MS, timeOut);
    };
    const begin = () => {
      progress = 'queued';
      setTimer(expected + GRACE_MS, timeOut);
      if (!speak(native)) settle(() => handlers.onFail('play-failed'));
    };

    native.addEventListener('start', onProgress);
    native.addEventListener('boundary', onProgress);
    native.addEventListener('end', () => settle(() => handlers.onEnd(true)));
    native.addEventListener('error', ({ error }) => settle(() => handlers.onFail(reasonOf(error))));

    const rest = Math.max(utterance.restMs, bellRestMs(), isResting ? CANCEL_REST_MS : 0);
    if (rest > 0) setTimer(rest, begin);
    // Synchronous: Safari allows the first sound only inside the handler of a user gesture.
    else begin();

    return () => {
      const isDelayed = progress === 'delayed';
      settle(() => {
        if (!isDelayed && !cancel()) handlers.onFail('pause-failed');
      });
    };
  };
}

function prepare(native: SpeechSynthesisUtterance, utterance: VoicedUtterance): SpeechSynthesisUtterance {
  native.lang = LANGUAGE;
  native.voice = utterance.voice;
  native.rate = clampRate(utterance.rate);
  native.volume = utterance.volume;
  return native;
}

/** Some browsers throw in calls that the standard defines as non-throwing. */
function succeeds(act: () => void): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}
