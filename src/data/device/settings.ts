import { useSyncExternalStore } from 'react';
import { safeLocalStorage } from '../../lib/browser/safe-local-storage.ts';

/** Device settings, independent of the member. These keys survive a logout. */
const SCHEME_KEY = 'keiko.device.scheme';
const TEXT_SIZE_KEY = 'keiko.device.text-size';
const FURIGANA_KEY = 'keiko.device.furigana';
const STREAK_NUMBERS_KEY = 'keiko.device.streak-numbers';
const PROBLEM_REPORTS_KEY = 'keiko.device.problem-reports';
const BELL_KEY = 'keiko.device.bell';
const BELL_VOLUME_KEY = 'keiko.device.bell-volume';
const BELL_IN_SILENCE_KEY = 'keiko.device.bell-in-silence';
const KEYS: ReadonlySet<string | null> = new Set([
  SCHEME_KEY,
  TEXT_SIZE_KEY,
  FURIGANA_KEY,
  STREAK_NUMBERS_KEY,
  PROBLEM_REPORTS_KEY,
  BELL_KEY,
  BELL_VOLUME_KEY,
  BELL_IN_SILENCE_KEY,
]);

export const schemes = ['system', 'light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

export const textSizes = ['normal', 'large', 'largest'] as const;
export type TextSize = (typeof textSizes)[number];

const furiganas = ['off', 'on'] as const;
export type Furigana = (typeof furiganas)[number];

const streakNumbers = ['shown', 'hidden'] as const;
export type StreakNumbers = (typeof streakNumbers)[number];

const problemReports = ['on', 'off'] as const;
export type ProblemReports = (typeof problemReports)[number];

const bells = ['on', 'off'] as const;
export type BellChoice = (typeof bells)[number];

export const bellVolumes = ['middle', 'low', 'high'] as const;
export type BellVolume = (typeof bellVolumes)[number];

/** Whether the tone also sounds while the silent switch of the phone is on. */
const bellsInSilence = ['off', 'on'] as const;
export type BellInSilence = (typeof bellsInSilence)[number];

export interface DeviceSettings {
  readonly scheme: Scheme;
  readonly textSize: TextSize;
  readonly furigana: Furigana;
  readonly streakNumbers: StreakNumbers;
  readonly problemReports: ProblemReports;
  readonly bell: BellChoice;
  readonly bellVolume: BellVolume;
  readonly bellInSilence: BellInSilence;
}

let current: DeviceSettings = {
  scheme: 'system',
  textSize: 'normal',
  furigana: 'off',
  streakNumbers: 'shown',
  problemReports: 'on',
  bell: 'on',
  bellVolume: 'middle',
  bellInSilence: 'off',
};
const listeners = new Set<() => void>();

/** The settings in effect. */
export function currentSettings(): DeviceSettings {
  return current;
}

/** Whether screens show the numbers of the streak. */
export function useShowsStreakNumbers(): boolean {
  return useSyncExternalStore(watchSettings, () => current.streakNumbers === 'shown');
}

/** Calls back when the settings change, in whichever tab. Returns an unsubscribe function. */
export function watchSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Stores and applies the settings. When storage fails, they last until the app closes. */
export function changeSettings(settings: DeviceSettings): void {
  putInEffect(settings);
  safeLocalStorage.setItem(SCHEME_KEY, settings.scheme);
  safeLocalStorage.setItem(TEXT_SIZE_KEY, settings.textSize);
  safeLocalStorage.setItem(FURIGANA_KEY, settings.furigana);
  safeLocalStorage.setItem(STREAK_NUMBERS_KEY, settings.streakNumbers);
  safeLocalStorage.setItem(PROBLEM_REPORTS_KEY, settings.problemReports);
  safeLocalStorage.setItem(BELL_KEY, settings.bell);
  safeLocalStorage.setItem(BELL_VOLUME_KEY, settings.bellVolume);
  safeLocalStorage.setItem(BELL_IN_SILENCE_KEY, settings.bellInSilence);
}

/** Applies the stored settings and follows changes of other tabs. Call before the first paint. */
export function applySettings(): void {
  putInEffect(readSettings());
  window.addEventListener('storage', ({ key }) => {
    if (KEYS.has(key)) putInEffect(readSettings());
  });
}

function putInEffect(settings: DeviceSettings): void {
  current = settings;
  applyToDocument(settings);
  for (const listener of listeners) listener();
}

function applyToDocument({ scheme, textSize }: DeviceSettings): void {
  const { dataset } = document.documentElement;
  if (scheme === 'system') delete dataset.scheme;
  else dataset.scheme = scheme;
  if (textSize === 'normal') delete dataset.textSize;
  else dataset.textSize = textSize;
  // The browser bar uses the theme-color whose media query matches. index.html has one for light, then one for dark.
  document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').forEach((meta, index) => {
    const own = index === 0 ? 'light' : 'dark';
    meta.media = scheme === 'system' ? `(prefers-color-scheme: ${own})` : scheme === own ? 'all' : 'not all';
  });
}

/** Reads the stored settings; missing or unreadable ones get their defaults. */
function readSettings(): DeviceSettings {
  return {
    scheme: readSetting(SCHEME_KEY, schemes),
    textSize: readSetting(TEXT_SIZE_KEY, textSizes),
    furigana: readSetting(FURIGANA_KEY, furiganas),
    streakNumbers: readSetting(STREAK_NUMBERS_KEY, streakNumbers),
    problemReports: readSetting(PROBLEM_REPORTS_KEY, problemReports),
    bell: readSetting(BELL_KEY, bells),
    bellVolume: readSetting(BELL_VOLUME_KEY, bellVolumes),
    bellInSilence: readSetting(BELL_IN_SILENCE_KEY, bellsInSilence),
  };
}

function readSetting<Value extends string>(key: string, values: readonly [Value, ...Value[]]): Value {
  const stored = safeLocalStorage.getItem(key);
  return values.find((value) => value === stored) ?? values[0];
}
