import { safeLocalStorage } from '../lib/safe-local-storage.ts';

/** Kept on the device, whoever is signed in; these keys outlive a logout. */
const SCHEME_KEY = 'keiko.device.scheme';
const TEXT_SIZE_KEY = 'keiko.device.text-size';
const FURIGANA_KEY = 'keiko.device.furigana';

export const schemes = ['system', 'light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

export const textSizes = ['normal', 'large', 'largest'] as const;
export type TextSize = (typeof textSizes)[number];

/** Whether the readings of kanji stand over them. */
const furiganas = ['off', 'on'] as const;
export type Furigana = (typeof furiganas)[number];

export interface DeviceSettings {
  readonly scheme: Scheme;
  readonly textSize: TextSize;
  readonly furigana: Furigana;
}

/** The device's settings; the defaults for whatever was not chosen, or cannot be read. */
export function readSettings(): DeviceSettings {
  return {
    scheme: kept(SCHEME_KEY, schemes),
    textSize: kept(TEXT_SIZE_KEY, textSizes),
    furigana: kept(FURIGANA_KEY, furiganas),
  };
}

/** Keeps the settings and shows the app in them. Where storage is full or forbidden they hold until the app closes. */
export function changeSettings(settings: DeviceSettings): void {
  show(settings);
  safeLocalStorage.setItem(SCHEME_KEY, settings.scheme);
  safeLocalStorage.setItem(TEXT_SIZE_KEY, settings.textSize);
  safeLocalStorage.setItem(FURIGANA_KEY, settings.furigana);
}

/** Shows the app in the kept settings, and in those that another tab chooses; for the start, before the first paint. */
export function applySettings(): void {
  show(readSettings());
  window.addEventListener('storage', ({ key }) => {
    if (key === SCHEME_KEY || key === TEXT_SIZE_KEY || key === FURIGANA_KEY) show(readSettings());
  });
}

/** Whether the app is shown with furigana at the moment. */
export function isFuriganaShown(): boolean {
  return document.documentElement.dataset.furigana === 'on';
}

/** Tells of each change of that; returns how to end it. */
export function watchFurigana(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-furigana'] });
  return () => observer.disconnect();
}

function show({ scheme, textSize, furigana }: DeviceSettings): void {
  const { dataset } = document.documentElement;
  if (scheme === 'system') delete dataset.scheme;
  else dataset.scheme = scheme;
  if (textSize === 'normal') delete dataset.textSize;
  else dataset.textSize = textSize;
  if (furigana === 'off') delete dataset.furigana;
  else dataset.furigana = furigana;
  // The browser's own bar takes the colour whose condition holds: index.html gives one for light, then one for dark.
  document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').forEach((meta, index) => {
    const own = index === 0 ? 'light' : 'dark';
    meta.media = scheme === 'system' ? `(prefers-color-scheme: ${own})` : scheme === own ? 'all' : 'not all';
  });
}

function kept<Value extends string>(key: string, values: readonly [Value, ...Value[]]): Value {
  const held = safeLocalStorage.getItem(key);
  return values.find((value) => value === held) ?? values[0];
}
