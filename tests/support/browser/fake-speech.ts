import type { Page } from 'playwright';

/** Speech synthesis of one page; headless Chromium has no voices. */
export interface FakeSpeech {
  /** Null: the browser has no speech synthesis. */
  readonly voices: readonly FakeVoice[] | null;
  /** Duration of each utterance. */
  readonly sentenceMs: number;
  /** Until then the list of voices is empty, as on a phone that has just started the app. */
  readonly voicesAfterMs?: number;
  /** Accepts utterances but never dispatches an event. */
  readonly isDead?: boolean;
  /** The utterance (from 1) that fails, and its error code. */
  readonly breaks?: { readonly utterance: number; readonly code: string };
}

export interface FakeVoice {
  readonly name: string;
  readonly lang: string;
  readonly localService: boolean;
  /** The name, if absent. */
  readonly voiceURI?: string;
}

export interface SpokenUtterance {
  readonly text: string;
  readonly rate: number;
  readonly volume: number;
  readonly lang: string;
  readonly voice: string | undefined;
  /** performance.now() of the page. */
  readonly at: number;
}

export const japaneseVoices = [
  { name: 'Google 日本語', lang: 'ja-JP', localService: false },
  { name: 'Kyoko', lang: 'ja-JP', localService: true },
  { name: 'Samantha', lang: 'en-US', localService: true },
  { name: 'Otoya', lang: 'ja-JP', localService: true },
  { name: 'Hattori', lang: 'ja-JP', localService: true },
] as const;

/** The Japanese voices of an iPhone, in its order; Safari calls each of them local. */
export const iphoneVoices: readonly FakeVoice[] = [
  ...['Eddy', 'Flo', 'Grandma', 'Grandpa', 'Reed', 'Rocko', 'Sandy', 'Shelley'].map((name) => ({
    name,
    lang: 'ja-JP',
    localService: true,
    voiceURI: `com.apple.eloquence.ja-JP.${name}`,
  })),
  { name: 'Kyoko', lang: 'ja-JP', localService: true, voiceURI: 'com.apple.voice.compact.ja-JP.Kyoko' },
  { name: 'O-Ren', lang: 'ja-JP', localService: true, voiceURI: 'com.apple.ttsbundle.siri_O-Ren_ja-JP_compact' },
  { name: 'Samantha', lang: 'en-US', localService: true, voiceURI: 'com.apple.voice.compact.en-US.Samantha' },
];

/** Installs fake speech synthesis before the scripts of the page run. */
export async function fakeSpeech(page: Page, speech: FakeSpeech): Promise<void> {
  await page.addInitScript(installSpeech, speech);
}

/** All utterances of the page so far. */
export function readUtterances(page: Page): Promise<readonly SpokenUtterance[]> {
  return page.evaluate(() => Reflect.get(window, 'spoken'));
}

/** Whether the page is speaking now. */
export function isSpeaking(page: Page): Promise<boolean> {
  return page.evaluate(() => Reflect.get(window, 'speechSynthesis').speaking);
}

/** Runs in the page. */
export function installSpeech({ voices, sentenceMs, voicesAfterMs = 0, breaks, isDead }: FakeSpeech): void {
  const define = (name: string, value: unknown) => Object.defineProperty(window, name, { value, configurable: true });
  if (voices === null) {
    define('speechSynthesis', undefined);
    return;
  }
  const spoken: SpokenUtterance[] = [];
  const all = voices.map((voice) => ({ voiceURI: voice.name, ...voice, default: false }));
  let listed = voicesAfterMs === 0 ? all : [];
  const utteranceOf = (text: string) =>
    Object.assign(new EventTarget(), { text, rate: 1, volume: 1, lang: '', voice: { name: '' } });
  let current: ReturnType<typeof utteranceOf> | null = null;
  let timer: ReturnType<typeof setTimeout>;

  function endUtterance(event: Event): void {
    const ended = current;
    current = null;
    clearTimeout(timer);
    ended?.dispatchEvent(event);
  }
  const createErrorEvent = (error: string) => Object.assign(new Event('error'), { error });

  define('spoken', spoken);
  define('SpeechSynthesisUtterance', function createUtterance(text: string) {
    return utteranceOf(text);
  });
  const synthesis = Object.assign(new EventTarget(), {
    paused: false,
    getVoices: () => listed,
    resume() {},
    cancel: () => endUtterance(createErrorEvent('interrupted')),
    speak(utterance: ReturnType<typeof utteranceOf>) {
      const { text, rate, volume, lang, voice } = utterance;
      spoken.push({ text, rate, volume, lang, voice: voice?.name, at: performance.now() });
      const isBroken = breaks?.utterance === spoken.length;
      current = utterance;
      if (isDead) return;
      utterance.dispatchEvent(new Event('start'));
      timer = setTimeout(() => endUtterance(isBroken ? createErrorEvent(breaks.code) : new Event('end')), sentenceMs);
    },
  });
  if (voicesAfterMs > 0) {
    setTimeout(() => {
      listed = all;
      synthesis.dispatchEvent(new Event('voiceschanged'));
    }, voicesAfterMs);
  }
  Object.defineProperty(synthesis, 'speaking', { get: () => current !== null });
  define('speechSynthesis', synthesis);
}
