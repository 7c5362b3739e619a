import type { After } from './saying.ts';
import { japaneseVoices } from './voices.ts';

export type VoiceSource = Pick<SpeechSynthesis, 'addEventListener' | 'getVoices' | 'removeEventListener'>;

/** The Japanese voices once they are known, an empty list if there are none; `failed` when the browser cannot tell. */
export type KnownVoices = readonly SpeechSynthesisVoice[] | 'loading' | 'failed';

const POLL_MS = 250;
/** A browser that still has no voice after so long has none. */
const LONGEST_POLLS = 8;

/** Tells the Japanese voices now and whenever they change: browsers load them late, and some do not say when. */
export function watchVoices(source: VoiceSource, after: After, tell: (voices: KnownVoices) => void): () => void {
  let stopPolling = () => {};

  function read(pollsLeft: number): void {
    stopPolling();
    const all = voicesOf(source);
    if (all === 'failed') {
      tell('failed');
    } else if (all.length > 0 || pollsLeft === 0) {
      tell(japaneseVoices(all));
    } else {
      tell('loading');
      stopPolling = after(POLL_MS, () => read(pollsLeft - 1));
    }
  }

  const readAnew = () => read(LONGEST_POLLS);
  readAnew();
  source.addEventListener?.('voiceschanged', readAnew);
  return () => {
    stopPolling();
    source.removeEventListener?.('voiceschanged', readAnew);
  };
}

function voicesOf(source: VoiceSource): readonly SpeechSynthesisVoice[] | 'failed' {
  try {
    return source.getVoices();
  } catch {
    return 'failed';
  }
}
