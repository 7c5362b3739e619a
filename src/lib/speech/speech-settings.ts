import { safeLocalStorage } from '../browser/safe-local-storage.ts';
import { deviceKeys } from '../storage-keys.ts';
import { clampRate } from './speaking-time.ts';

/** The `voiceURI` chosen on this device; null if none was. */
export function readVoiceChoice(): string | null {
  return safeLocalStorage.getItem(deviceKeys.speechVoice);
}

export function saveVoiceChoice(voiceURI: string): void {
  safeLocalStorage.setItem(deviceKeys.speechVoice, voiceURI);
}

/** The speed chosen on this device; 1 if none was. */
export function readRateChoice(): number {
  const stored = safeLocalStorage.getItem(deviceKeys.speechRate);
  return stored === null ? 1 : clampRate(Number(stored));
}

export function saveRateChoice(rate: number): void {
  safeLocalStorage.setItem(deviceKeys.speechRate, String(rate));
}

/** Whether guided steps are read aloud on this device; on by default. */
export function readGuideChoice(): boolean {
  return safeLocalStorage.getItem(deviceKeys.lessonVoice) !== 'off';
}

export function saveGuideChoice(isOn: boolean): void {
  safeLocalStorage.setItem(deviceKeys.lessonVoice, isOn ? 'on' : 'off');
}

/** Whether オウム返し leaves a pause for repeating after each sentence on this device; it does at first. */
export function readTurnChoice(): boolean {
  return safeLocalStorage.getItem(deviceKeys.repeatingPause) !== 'off';
}

export function saveTurnChoice(isOn: boolean): void {
  safeLocalStorage.setItem(deviceKeys.repeatingPause, isOn ? 'on' : 'off');
}
