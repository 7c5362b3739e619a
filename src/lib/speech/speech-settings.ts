import { safeLocalStorage } from '../browser/safe-local-storage.ts';
import { clampRate } from './clamp-rate.ts';

const VOICE_KEY = 'keiko.device.speech-voice';
const RATE_KEY = 'keiko.device.speech-rate';
const GUIDE_KEY = 'keiko.device.lesson-voice';
const TURN_KEY = 'keiko.device.repeating-pause';

/** The `voiceURI` chosen on this device; null if none was. */
export function readVoiceChoice(): string | null {
  return safeLocalStorage.getItem(VOICE_KEY);
}

export function saveVoiceChoice(voiceURI: string): void {
  safeLocalStorage.setItem(VOICE_KEY, voiceURI);
}

/** The speed chosen on this device; 1 if none was. */
export function readRateChoice(): number {
  const stored = safeLocalStorage.getItem(RATE_KEY);
  return stored === null ? 1 : clampRate(Number(stored));
}

export function saveRateChoice(rate: number): void {
  safeLocalStorage.setItem(RATE_KEY, String(rate));
}

/** Whether guided steps are read aloud on this device; on by default. */
export function readGuideChoice(): boolean {
  return safeLocalStorage.getItem(GUIDE_KEY) !== 'off';
}

export function saveGuideChoice(isOn: boolean): void {
  safeLocalStorage.setItem(GUIDE_KEY, isOn ? 'on' : 'off');
}

/** Whether オウム返し leaves a pause for repeating after each sentence on this device; it plays on at first. */
export function readTurnChoice(): boolean {
  return safeLocalStorage.getItem(TURN_KEY) === 'on';
}

export function saveTurnChoice(isOn: boolean): void {
  safeLocalStorage.setItem(TURN_KEY, isOn ? 'on' : 'off');
}
