import { withTimeout } from '../with-timeout.ts';

declare global {
  interface Navigator {
    /** The Audio Session API, which only Safari has; its type decides whether the silent switch counts. */
    readonly audioSession?: { type: 'auto' | 'ambient' | 'playback' };
  }
}

export interface Bell {
  readonly loudness: number;
  /** Whether it also sounds while the phone's silent switch is on. */
  readonly isLoudInSilence: boolean;
}

/** Partials of the tone: frequency in Hz, share of the loudness, seconds until it has faded. */
const PARTIALS = [
  { frequency: 528, share: 0.7, seconds: 1.4 },
  { frequency: 1061, share: 0.2, seconds: 0.9 },
  { frequency: 1589, share: 0.1, seconds: 0.5 },
] as const;

const TONE_MS = 1400;
const ATTACK_SECONDS = 0.012;
/** Exponential ramps end above zero. */
const FADED = 0.0001;
const VIBRATION_MS = 120;
/** A tone that a visible page is allowed only later would mark nothing. During a call, `resume()` stays pending on iOS. */
const LATE_MS = 2000;

let context: AudioContext | null = null;
let fadesAt = 0;
let isWaiting = false;

/** Whether this browser can keep a tone silent or not by the silent switch of the phone. */
export function hasSilentSwitch(): boolean {
  return navigator.audioSession !== undefined;
}

/** Allows later tones. Call while a tap is handled: browsers start sound only then. */
export function prepareBell(): void {
  void resumed();
}

/** One soft tone and a short vibration; only the latter while the app speaks. A hidden page sounds on return. */
export function ringBell(bell: Bell): void {
  if ('vibrate' in navigator) navigator.vibrate(VIBRATION_MS);
  void sound(bell);
}

/** Milliseconds until the last tone has faded; 0 if none sounds. A voice waits so long. */
export function bellRestMs(): number {
  return Math.max(0, fadesAt - performance.now());
}

async function sound(bell: Bell): Promise<void> {
  if (isWaiting || isVoiceSpeaking()) return;
  const wasHidden = document.hidden;
  setAudioSession(bell.isLoudInSilence ? 'playback' : 'ambient');
  // Set before the wait, so that a voice that begins meanwhile comes after the tone.
  fadesAt = performance.now() + TONE_MS;
  isWaiting = true;
  const running = await withTimeout(resumed(), LATE_MS, () => null);
  isWaiting = false;
  if (running !== null) {
    fadesAt = performance.now() + TONE_MS;
    strike(running, bell.loudness);
    return;
  }
  fadesAt = 0;
  setAudioSession('auto');
  // The timers of a hidden page may stand still, so that the wait ends on return.
  if (wasHidden && !document.hidden) void sound(bell);
  else if (document.hidden) document.addEventListener('visibilitychange', () => void sound(bell), { once: true });
}

function isVoiceSpeaking(): boolean {
  return 'speechSynthesis' in window && Boolean(window.speechSynthesis?.speaking);
}

async function resumed(): Promise<AudioContext | null> {
  try {
    context ??= new AudioContext();
    if (context.state !== 'running') await context.resume();
    return context.state === 'running' ? context : null;
  } catch {
    return null;
  }
}

function strike(running: AudioContext, loudness: number): void {
  const start = running.currentTime;
  for (const { frequency, share, seconds } of PARTIALS) {
    const tone = new OscillatorNode(running, { frequency });
    const level = new GainNode(running, { gain: 0 });
    level.gain.setValueAtTime(0, start);
    level.gain.linearRampToValueAtTime(loudness * share, start + ATTACK_SECONDS);
    level.gain.exponentialRampToValueAtTime(FADED, start + seconds);
    tone.connect(level).connect(running.destination);
    tone.start(start);
    tone.stop(start + seconds);
    if (seconds === PARTIALS[0].seconds) tone.addEventListener('ended', () => void rest(running));
  }
}

/** Frees the sound device until the next tone, and leaves other sounds of the page their own audio session. */
async function rest(running: AudioContext): Promise<void> {
  if (bellRestMs() > 0) return;
  setAudioSession('auto');
  await running.suspend().catch(() => {});
}

function setAudioSession(type: 'auto' | 'ambient' | 'playback'): void {
  if (navigator.audioSession !== undefined) navigator.audioSession.type = type;
}
