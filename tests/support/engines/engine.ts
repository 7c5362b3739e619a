/** The engines in which journeys run. */
export const engineNames = ['chromium', 'webkit', 'firefox'] as const;
export type EngineName = (typeof engineNames)[number];

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** CSS pixels from the top left corner of the page's viewport. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const PHONE: Size = { width: 390, height: 844 };

/** Keys by their name in the DOM. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'ArrowRight' | 'Home' | 'End';

/** What every engine can do with one window. Journeys use `EnginePage`, which is built on it. */
export interface EngineTab {
  readonly goto: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly readUrl: () => Promise<string>;
  /** Evaluates an expression in the page, and awaits it if it is a promise. The result must be JSON. */
  readonly evaluate: <T>(expression: string) => Promise<T>;
  readonly clickAt: (point: Point) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  readonly resize: (size: Size) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A profile of its own: windows of one device share storage and service worker, and nothing with other devices. */
export interface EngineDevice {
  readonly openTab: () => Promise<EngineTab>;
  /** Returns and forgets the errors of all windows so far: uncaught errors, console errors, violations of the policy. */
  readonly takeErrors: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

export interface EngineBrowser {
  readonly openDevice: (options: { readonly url: string }) => Promise<EngineDevice>;
  readonly close: () => Promise<void>;
}

export interface LaunchOptions {
  readonly isDark?: boolean;
  /**
   * Whether WebKit keeps pages that were left, with their open transactions, for the way back; other engines decide
   * themselves.
   */
  readonly hasPageCache?: boolean;
  /** Preferences of Firefox by name; other engines have none. */
  readonly firefoxPrefs?: Readonly<Record<string, string | number | boolean>>;
}
