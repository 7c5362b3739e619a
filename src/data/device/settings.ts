import { useSyncExternalStore } from 'react';
import { safeLocalStorage } from '../../lib/browser/safe-local-storage.ts';
import { deviceKeys } from '../../lib/storage-keys.ts';

/** Settings of this device, for every member on it. A type, not an interface, to have entries. */
export type DeviceSettings = {
  readonly scheme: 'system' | 'light' | 'dark';
  readonly textSize: 'normal' | 'large' | 'largest';
  readonly furigana: 'off' | 'on';
  readonly streakNumbers: 'shown' | 'hidden';
  readonly problemReports: 'on' | 'off';
  readonly bell: 'on' | 'off';
  readonly bellVolume: 'middle' | 'low' | 'high';
  /** Whether the tone also sounds while the silent switch of the phone is on. */
  readonly bellInSilence: 'off' | 'on';
};

/** With hyphens, as in text-size. */
function keyOf(name: string): string {
  return `${deviceKeys.prefix}${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

let current = readSettings();
const listeners = new Set<() => void>();

export function currentSettings(): DeviceSettings {
  return current;
}

/** Whether screens show the numbers of the streak. */
export function useShowsStreakNumbers(): boolean {
  return useSyncExternalStore(watchSettings, () => current.streakNumbers === 'shown');
}

/** Calls back when the settings change in any tab. Returns an unsubscribe function. */
export function watchSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Stores and applies settings. When storage fails, they last until the app closes. */
export function changeSettings(changes: Partial<DeviceSettings>): void {
  putInEffect({ ...current, ...changes });
  for (const [name, value] of Object.entries(current)) safeLocalStorage.setItem(keyOf(name), value);
}

/** Applies the stored settings and follows changes of other tabs. Call before the first paint. */
export function applySettings(): void {
  putInEffect(current);
  window.addEventListener('storage', ({ key }) => {
    if (Object.keys(current).some((name) => keyOf(name) === key)) putInEffect(readSettings());
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
    const metaScheme = index === 0 ? 'light' : 'dark';
    meta.media =
      scheme === 'system' ? `(prefers-color-scheme: ${metaScheme})` : scheme === metaScheme ? 'all' : 'not all';
  });
}

/** The stored settings; of a missing or unreadable one the first value. */
function readSettings(): DeviceSettings {
  return {
    scheme: readSetting('scheme', ['system', 'light', 'dark']),
    textSize: readSetting('textSize', ['normal', 'large', 'largest']),
    furigana: readSetting('furigana', ['off', 'on']),
    streakNumbers: readSetting('streakNumbers', ['shown', 'hidden']),
    problemReports: readSetting('problemReports', ['on', 'off']),
    bell: readSetting('bell', ['on', 'off']),
    bellVolume: readSetting('bellVolume', ['middle', 'low', 'high']),
    bellInSilence: readSetting('bellInSilence', ['off', 'on']),
  };
}

function readSetting<Value extends string>(name: string, values: readonly [Value, ...Value[]]): Value {
  const stored = safeLocalStorage.getItem(keyOf(name));
  return values.find((value) => value === stored) ?? values[0];
}
