import { clampRate } from './clamp-rate.ts';

const VOICE_KEY = 'keiko.device.speech-voice';
const RATE_KEY = 'keiko.device.speech-rate';
const GUIDE_KEY = 'keiko.device.lesson-voice';

/** The address of the voice chosen on this device; null if none was. */
export function readVoiceChoice(): string | null {
  return read(VOICE_KEY);
}

export function keepVoiceChoice(voiceURI: string): void {
  keep(VOICE_KEY, voiceURI);
}

/** The speed chosen on this device; 1 if none was. */
export function readRateChoice(): number {
  const kept = read(RATE_KEY);
  return kept === null ? 1 : clampRate(Number(kept));
}

export function keepRateChoice(rate: number): void {
  keep(RATE_KEY, String(rate));
}

/** Whether guided steps are read aloud on this device; they are unless that has been switched off. */
export function readGuideChoice(): boolean {
  return read(GUIDE_KEY) !== 'off';
}

export function keepGuideChoice(isWanted: boolean): void {
  keep(GUIDE_KEY, isWanted ? 'on' : 'off');
}

/** A choice that cannot be kept, because storage is full or forbidden, holds until the screen closes. */
function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    return;
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
