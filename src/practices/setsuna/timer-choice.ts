import { safeLocalStorage } from '../../lib/browser/safe-local-storage.ts';
import { type ThoughtLimit, thoughtLimits } from './rules.ts';

const TIMER_KEY = 'keiko.device.setsuna-timer';
const OFF = 'off';

/** Stored by the versions that measured ten seconds only. */
const ON = 'on';

/** The seconds that are measured on this device; null if none, as at first. */
export function readTimerChoice(): ThoughtLimit | null {
  const stored = safeLocalStorage.getItem(TIMER_KEY);
  if (stored === ON) return 10;
  return thoughtLimits.find((limit) => String(limit) === stored) ?? null;
}

export function saveTimerChoice(limit: ThoughtLimit | null): void {
  safeLocalStorage.setItem(TIMER_KEY, limit === null ? OFF : String(limit));
}
