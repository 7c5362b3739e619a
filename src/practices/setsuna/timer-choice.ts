import { safeLocalStorage } from '../../lib/browser/safe-local-storage.ts';

const TIMER_KEY = 'keiko.device.setsuna-timer';

/** Whether ten seconds are measured on this device; off by default. */
export function readTimerChoice(): boolean {
  return safeLocalStorage.getItem(TIMER_KEY) === 'on';
}

export function saveTimerChoice(isOn: boolean): void {
  safeLocalStorage.setItem(TIMER_KEY, isOn ? 'on' : 'off');
}
