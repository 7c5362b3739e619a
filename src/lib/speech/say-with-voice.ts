import { clampRate } from './clamp-rate.ts';
import type { After, Hearing, Saying, SpeechEngine } from './saying.ts';
import { speakingMs } from './speaking-time.ts';
import { reasonOf } from './speech-messages.ts';

type VoicedSaying = Saying & { readonly voice: SpeechSynthesisVoice };

/** Several browsers lose an utterance that follows a cancel at once. */
export const CANCEL_REST_MS = 100;

/** What the watchdog grants a voice beyond the expected time: to be loaded, and to draw breath. */
export const GRACE_MS = 4000;

const LANGUAGE = 'ja-JP';

/**
 * Browsers lose events: Chrome falls silent in long utterances of its network voices and may send nothing at all for
 * them, others forget an utterance that nobody holds and never tell its end. So each one is held while it speaks, and
 * a watchdog, put back by every sign of life, ends it when it has been silent for too long.
 */
export function createVoicedSay({ synthesis, createUtterance }: SpeechEngine, after: After) {
  const held = new Set<SpeechSynthesisUtterance>();
  let isResting = false;

  function cancel(): boolean {
    isResting = true;
    after(CANCEL_REST_MS, () => {
      isResting = false;
    });
    return works(() => synthesis.cancel());
  }

  function speak(utterance: SpeechSynthesisUtterance): boolean {
    held.add(utterance);
    return works(() => {
      if (synthesis.paused) synthesis.resume();
      synthesis.speak(utterance);
    });
  }

  return (saying: VoicedSaying, hearing: Hearing): (() => void) => {
    const utterance = prepare(createUtterance(saying.text), saying);
    const expected = speakingMs(saying.text, saying.rate);
    let progress: 'waiting' | 'begun' | 'heard' | 'settled' = 'waiting';
    let stopTimer = () => {};

    const setTimer = (ms: number, call: () => void) => {
      stopTimer();
      stopTimer = after(ms, call);
    };
    const settle = (tell: () => void) => {
      if (progress === 'settled') return;
      progress = 'settled';
      stopTimer();
      held.delete(utterance);
      tell();
    };
    const giveUp = () => {
      const isHeard = progress === 'heard';
      settle(() => {
        cancel();
        hearing.onEnd(isHeard);
      });
    };
    const noteSign = () => {
      if (progress === 'settled') return;
      progress = 'heard';
      setTimer(2 * expected + GRACE_MS, giveUp);
    };
    const begin = () => {
      progress = 'begun';
      setTimer(expected + GRACE_MS, giveUp);
      if (!speak(utterance)) settle(() => hearing.onFail('play-failed'));
    };

    utterance.addEventListener('start', noteSign);
    utterance.addEventListener('boundary', noteSign);
    utterance.addEventListener('end', () => settle(() => hearing.onEnd(true)));
    utterance.addEventListener('error', ({ error }) => settle(() => hearing.onFail(reasonOf(error))));

    const rest = isResting ? Math.max(saying.restMs, CANCEL_REST_MS) : saying.restMs;
    if (rest > 0) setTimer(rest, begin);
    // At once, because Safari lets only the tap itself make the first sound.
    else begin();

    return () => {
      const isSilent = progress === 'waiting';
      settle(() => {
        if (!isSilent && !cancel()) hearing.onFail('pause-failed');
      });
    };
  };
}

function prepare(utterance: SpeechSynthesisUtterance, saying: VoicedSaying): SpeechSynthesisUtterance {
  utterance.lang = LANGUAGE;
  utterance.voice = saying.voice;
  utterance.rate = clampRate(saying.rate);
  utterance.volume = saying.volume;
  return utterance;
}

/** Some browsers throw where the standard does not know of it. */
function works(act: () => void): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}
