import type { After } from './utterance.ts';
import { japaneseVoices } from './voices.ts';

export type VoiceSource = Pick<SpeechSynthesis, 'addEventListener' | 'getVoices' | 'removeEventListener'>;

/** The Japanese voices once loaded, an empty list if there are none; `failed` when the browser throws. */
export type KnownVoices = readonly SpeechSynthesisVoice[] | 'loading' | 'failed';

const POLL_MS = 250;
/** After these polls without a voice, the browser has none. */
const MAX_POLLS = 8;

/** Reports the Japanese voices now and on each change. Polls too: some browsers never fire `voiceschanged`. */
export function watchVoices(source: VoiceSource, after: After, onChange: (voices: KnownVoices) => void): () => void {
  let stopPolling = () => {};

  function read(pollsLeft: number): void {
    stopPolling();
    const all = voicesOf(source);
    if (all === 'failed') {
      onChange('failed');
    } else if (all.length > 0 || pollsLeft === 0) {
      onChange(japaneseVoices(all));
    } else {
      onChange('loading');
      stopPolling = after(POLL_MS, () => read(pollsLeft - 1));
    }
  }

  const reload = () => read(MAX_POLLS);
  reload();
  source.addEventListener?.('voiceschanged', reload);
  return () => {
    stopPolling();
    source.removeEventListener?.('voiceschanged', reload);
  };
}

function voicesOf(source: VoiceSource): readonly SpeechSynthesisVoice[] | 'failed' {
  try {
    return source.getVoices();
  } catch {
    // The caller shows that speech is not available.
    return 'failed';
  }
}
