import type { Page } from 'playwright';

/** How the browser of one page speaks; headless Chromium has no voice of its own. */
export interface FakeSpeech {
  /** Null: the browser knows no speech synthesis at all. */
  readonly voices: readonly { readonly name: string; readonly lang: string; readonly localService: boolean }[] | null;
  /** How long each sentence takes. */
  readonly sentenceMs: number;
  /** Takes every sentence and never gives a sign of life. */
  readonly isDead?: boolean;
  /** Which utterance, counted from 1, breaks off, and with which code. */
  readonly breaks?: { readonly utterance: number; readonly code: string };
}

export interface Spoken {
  readonly text: string;
  readonly rate: number;
  readonly volume: number;
  readonly lang: string;
  readonly voice: string | undefined;
  /** Milliseconds on the page's own clock. */
  readonly at: number;
}

export const japaneseVoices = [
  { name: 'Google 日本語', lang: 'ja-JP', localService: false },
  { name: 'Kyoko', lang: 'ja-JP', localService: true },
  { name: 'Samantha', lang: 'en-US', localService: true },
  { name: 'Otoya', lang: 'ja-JP', localService: true },
  { name: 'Hattori', lang: 'ja-JP', localService: true },
] as const;

/** Gives the page a voice before its scripts run. */
export async function fakeSpeech(page: Page, speech: FakeSpeech): Promise<void> {
  await page.addInitScript(installSpeech, speech);
}

/** What the page has asked its voice to say so far. */
export function spokenBy(page: Page): Promise<readonly Spoken[]> {
  return page.evaluate(() => Reflect.get(window, 'spoken'));
}

/** Whether the page's voice is speaking now. */
export function isSpeaking(page: Page): Promise<boolean> {
  return page.evaluate(() => Reflect.get(window, 'speechSynthesis').speaking);
}

function installSpeech({ voices, sentenceMs, breaks, isDead }: FakeSpeech): void {
  const define = (name: string, value: unknown) => Object.defineProperty(window, name, { value, configurable: true });
  if (voices === null) {
    define('speechSynthesis', undefined);
    return;
  }
  const spoken: Spoken[] = [];
  const listed = voices.map((voice) => ({ ...voice, voiceURI: voice.name, default: false }));
  const utteranceOf = (text: string) =>
    Object.assign(new EventTarget(), { text, rate: 1, volume: 1, lang: '', voice: { name: '' } });
  let current: ReturnType<typeof utteranceOf> | null = null;
  let timer: ReturnType<typeof setTimeout>;

  function close(event: Event): void {
    const closed = current;
    current = null;
    clearTimeout(timer);
    closed?.dispatchEvent(event);
  }
  const broken = (error: string) => Object.assign(new Event('error'), { error });

  define('spoken', spoken);
  define('SpeechSynthesisUtterance', function createUtterance(text: string) {
    return utteranceOf(text);
  });
  const synthesis = Object.assign(new EventTarget(), {
    paused: false,
    getVoices: () => listed,
    resume() {},
    cancel: () => close(broken('interrupted')),
    speak(utterance: ReturnType<typeof utteranceOf>) {
      const { text, rate, volume, lang, voice } = utterance;
      spoken.push({ text, rate, volume, lang, voice: voice?.name, at: performance.now() });
      const isBroken = breaks?.utterance === spoken.length;
      current = utterance;
      if (isDead) return;
      utterance.dispatchEvent(new Event('start'));
      timer = setTimeout(() => close(isBroken ? broken(breaks.code) : new Event('end')), sentenceMs);
    },
  });
  Object.defineProperty(synthesis, 'speaking', { get: () => current !== null });
  define('speechSynthesis', synthesis);
}
