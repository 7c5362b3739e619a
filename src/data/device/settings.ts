import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { safeLocalStorage } from '../../lib/browser/safe-local-storage.ts';
import { deviceKeys } from '../../lib/storage-keys.ts';

/** One of some values; of a missing or unreadable one the first. */
function setting<const Values extends readonly [string, ...string[]]>(values: Values) {
  return v.fallback(v.picklist(values), values[0]);
}

const schema = v.object({
  scheme: setting(['system', 'light', 'dark']),
  textSize: setting(['normal', 'large', 'largest']),
  furigana: setting(['off', 'on']),
  streakNumbers: setting(['shown', 'hidden']),
  problemReports: setting(['on', 'off']),
  /** Whether keys with a character press a control, which speech input and shaking hands can do by accident. */
  characterKeys: setting(['on', 'off']),
  bell: setting(['on', 'off']),
  bellVolume: setting(['middle', 'low', 'high']),
  /** Whether the tone also sounds while the silent switch of the phone is on. */
  bellInSilence: setting(['off', 'on']),
  /** Whether guided steps are read aloud. */
  lessonVoice: setting(['on', 'off']),
  /** Whether オウム返し leaves a pause for repeating after each sentence. */
  repeatingPause: setting(['on', 'off']),
  /** Of オウム返し. */
  speechRate: setting(['1', '0.5', '0.75', '1.25', '1.5', '2']),
  /** The seconds that 刹那 measures. */
  setsunaTimer: setting(['off', '10', '5']),
});

/** Settings of this device, for every member on it. */
export type DeviceSettings = Readonly<v.InferOutput<typeof schema>>;

/** With hyphens, as in text-size. */
function keyOf(name: string): string {
  return `${deviceKeys.prefix}${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

let current = readSettings();
const listeners = new Set<() => void>();

export function currentSettings(): DeviceSettings {
  return current;
}

export function useShowsStreakNumbers(): boolean {
  return useDeviceSetting('streakNumbers') === 'shown';
}

export function useDeviceSetting<Name extends keyof DeviceSettings>(name: Name): DeviceSettings[Name] {
  const read = () => current[name];
  return useSyncExternalStore(watchSettings, read, read);
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

function readSettings(): DeviceSettings {
  const stored = Object.keys(schema.entries).map((name) => [name, safeLocalStorage.getItem(keyOf(name))]);
  return v.parse(schema, Object.fromEntries(stored));
}
