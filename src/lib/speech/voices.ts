import type { After } from './utterance.ts';

const JAPANESE = /^ja(?:[-_]|$)/i;

/** Apple's Eloquence voices, which sound like robots. Apple lists them first, and on some devices nothing else. */
const ROBOT_URI = /^com\.apple\.eloquence\./;
const ROBOT_NAME = /^(?:Eddy|Flo|Grandma|Grandpa|Jacques|Reed|Rocko|Sandy|Shelley)\b/;

/** From the best kind of human voice on; any other voice ranks behind them. */
const HUMAN = [
  /拡張|プレミアム|Enhanced|Premium|Siri|\.(?:enhanced|premium)\./,
  /Kyoko|O-?Ren|Hattori|Otoya/i,
  /Natural|Google/,
];

/** The Japanese voices without duplicates: human before robots, then offline, then by quality and browser's order. */
export function japaneseVoices(voices: readonly SpeechSynthesisVoice[]): readonly SpeechSynthesisVoice[] {
  const uris = voices.map(({ voiceURI }) => voiceURI);
  return voices
    .filter(({ lang, voiceURI }, index) => JAPANESE.test(lang) && uris.indexOf(voiceURI) === index)
    .toSorted(
      (a, b) =>
        Number(isRobot(a)) - Number(isRobot(b)) ||
        Number(b.localService) - Number(a.localService) ||
        humanRank(a) - humanRank(b),
    );
}

function isRobot({ name, voiceURI }: SpeechSynthesisVoice): boolean {
  return ROBOT_URI.test(voiceURI) || ROBOT_NAME.test(name);
}

/** Smaller is better. */
function humanRank({ name, voiceURI }: SpeechSynthesisVoice): number {
  const rank = HUMAN.findIndex((kind) => kind.test(name) || kind.test(voiceURI));
  return rank === -1 ? HUMAN.length : rank;
}

/** A voice's name for a list, with a mark if it works offline. */
export function voiceLabel({ name, localService }: Pick<SpeechSynthesisVoice, 'name' | 'localService'>): string {
  return localService ? `${name}（オフライン可）` : name;
}

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
