import { bellRestMs } from '../sound/bell.ts';
import { clampRate, speakingMs } from './speaking-time.ts';
import { reasonOf } from './speech-messages.ts';
import { spokenParts } from './spoken-parts.ts';
import type { Say, SpeakerPorts, SpeechEngine, Utterance, UtteranceHandlers } from './utterance.ts';

/** Creates a screen's speaker: it speaks each utterance with a voice, or times it silently at reading pace. */
export function createSpeaker({ engine, ...clock }: SpeakerPorts): Say {
  const sayWithVoice = engine && createSayInParts(engine, clock);

  return (utterance, handlers) => {
    const { text, voice, rate, restMs } = utterance;
    if (text.trim() === '') {
      handlers.onFail('no-text');
      return () => {};
    }
    if (voice === 'silence' || sayWithVoice === null) {
      return clock.after(restMs + speakingMs(text, rate), () => handlers.onEnd(true));
    }
    if (voice === null) {
      handlers.onFail('no-voice-selected');
      return () => {};
    }
    return sayWithVoice({ ...utterance, voice }, handlers);
  };
}

type Clock = Omit<SpeakerPorts, 'engine'>;
type VoicedUtterance = Utterance & { readonly voice: SpeechSynthesisVoice };

/** Several browsers drop an utterance that is queued right after a cancel. */
export const CANCEL_REST_MS = 100;

/** Margin of the watchdog over the expected speaking time: a voice may have to load first. */
export const GRACE_MS = 4000;

/** What a voice speaks in one go: Chrome's network voices fall silent after 14 seconds. */
export const LONGEST_MS = 11_500;

/** Texts shorter than this are mostly pauses, and do not show how fast a voice is. */
const MEASURED_MS = 1500;

/** The pace of a voice: its time as a share of the expected time. Texts of numbers and kanji take longer than others. */
const FASTEST_PACE = 0.75;
const SLOWEST_PACE = 2;
const UNEVEN = 1.5;

const LANGUAGE = 'ja-JP';

/**
 * Browsers lose speech events: Chrome goes silent in long utterances of network voices, and others drop an unreferenced
 * utterance without `end`. So each utterance is referenced while it speaks, and a watchdog ends it when events stop.
 */
function createSayWithVoice({ synthesis, createUtterance }: SpeechEngine, { after, now }: Clock, paces: Paces) {
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
    let startedAt: number | null = null;
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
    const onProgress = ({ charIndex = 0 }: Partial<SpeechSynthesisEvent>) => {
      if (progress === 'settled') return;
      progress = 'audible';
      startedAt ??= now();
      const left = speakingMs(utterance.text.slice(charIndex), utterance.rate);
      const pace = paces.get(utterance);
      setTimer(pace === undefined ? SLOWEST_PACE * left + GRACE_MS : UNEVEN * pace * left + GRACE_MS / 2, timeOut);
    };
    const onEnd = () => {
      settle(() => {
        if (startedAt !== null && expected >= MEASURED_MS) paces.add(utterance, (now() - startedAt) / expected);
        handlers.onEnd(true);
      });
    };
    const begin = () => {
      progress = 'queued';
      setTimer(expected + GRACE_MS, timeOut);
      if (!speak(native)) settle(() => handlers.onFail('play-failed'));
    };

    native.addEventListener('start', onProgress);
    native.addEventListener('boundary', onProgress);
    native.addEventListener('end', onEnd);
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

/** Speaks a long text in parts, so that no voice falls silent, and none of the text is lost when one does. */
function createSayInParts(engine: SpeechEngine, clock: Clock) {
  const paces = createPaces();
  const sayPart = createSayWithVoice(engine, clock, paces);

  return (utterance: VoicedUtterance, handlers: UtteranceHandlers): (() => void) => {
    const msOfCharacter = speakingMs(utterance.text, utterance.rate) / [...utterance.text].length;
    const limit = Math.floor(LONGEST_MS / (msOfCharacter * Math.max(1, paces.get(utterance) ?? 1)));
    const parts = spokenParts(utterance.text, limit);
    let stop = () => {};
    const sayFrom = (index: number, restMs: number) => {
      const text = parts[index] ?? '';
      const onEnd = (wasAudible: boolean) =>
        wasAudible && index + 1 < parts.length ? sayFrom(index + 1, 0) : handlers.onEnd(wasAudible);
      stop = sayPart({ ...utterance, text, restMs }, { ...handlers, onEnd });
    };
    sayFrom(0, utterance.restMs);
    return () => stop();
  };
}

/** The slowest pace measured of each voice at each rate. */
function createPaces() {
  const measured = new Map<string, number>();
  const keyOf = ({ voice, rate }: VoicedUtterance) => `${rate} ${voice.voiceURI}`;
  return {
    get: (utterance: VoicedUtterance) => measured.get(keyOf(utterance)),
    add(utterance: VoicedUtterance, pace: number): void {
      const slowest = Math.max(measured.get(keyOf(utterance)) ?? FASTEST_PACE, pace);
      measured.set(keyOf(utterance), Math.min(SLOWEST_PACE, slowest));
    },
  };
}

type Paces = ReturnType<typeof createPaces>;

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
