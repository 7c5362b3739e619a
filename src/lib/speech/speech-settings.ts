import { keepLocally, readLocally } from '../keep-locally.ts';
import { clampRate } from './clamp-rate.ts';

const VOICE_KEY = 'keiko.device.speech-voice';
const RATE_KEY = 'keiko.device.speech-rate';
const GUIDE_KEY = 'keiko.device.lesson-voice';

/** The address of the voice chosen on this device; null if none was. */
export function readVoiceChoice(): string | null {
  return readLocally(VOICE_KEY);
}

export function keepVoiceChoice(voiceURI: string): void {
  keepLocally(VOICE_KEY, voiceURI);
}

/** The speed chosen on this device; 1 if none was. */
export function readRateChoice(): number {
  const kept = readLocally(RATE_KEY);
  return kept === null ? 1 : clampRate(Number(kept));
}

export function keepRateChoice(rate: number): void {
  keepLocally(RATE_KEY, String(rate));
}

/** Whether guided steps are read aloud on this device; they are unless that has been switched off. */
export function readGuideChoice(): boolean {
  return readLocally(GUIDE_KEY) !== 'off';
}

export function keepGuideChoice(isWanted: boolean): void {
  keepLocally(GUIDE_KEY, isWanted ? 'on' : 'off');
}
