import { deviceOf, type UserAgentInfo } from './device.ts';

/** Apps that open links in a browser of their own, by their mark in the user agent. */
const APPS: readonly (readonly [RegExp, string])[] = [
  [/\bLine\//, 'LINE'],
  [/Instagram/, 'Instagram'],
  [/FBA[NV]\//, 'Facebook'],
  [/Twitter/, 'X'],
  [/BytedanceWebview|musical_ly|TikTok/, 'TikTok'],
  [/YJApp/, 'Yahoo! JAPAN'],
  [/SmartNews/, 'SmartNews'],
  [/KAKAOTALK/, 'カカオトーク'],
];

/** A browser inside another app: it installs nothing, and its storage goes with that app's. */
export interface InAppBrowser {
  /** The app's name as members know it; null for an unknown one. */
  readonly app: string | null;
  /** The browser of the phone to which the member should go. */
  readonly realBrowser: 'Safari' | 'Chrome';
}

/** The in-app browser of a page; null in a real browser, or in an installed app. */
export function inAppBrowserOf(navigator: UserAgentInfo, isStandalone: boolean): InAppBrowser | null {
  const { userAgent } = navigator;
  const { kind } = deviceOf(navigator);
  const isApple = kind === 'iphone' || kind === 'ipad';
  if (isStandalone || !(isApple || kind === 'android')) return null;
  const app = APPS.find(([mark]) => mark.test(userAgent))?.[1] ?? null;
  // Every real browser on iOS calls itself Safari too; Android marks a web view.
  const isWebView = isApple ? !userAgent.includes('Safari/') : userAgent.includes('; wv)');
  return app !== null || isWebView ? { app, realBrowser: isApple ? 'Safari' : 'Chrome' } : null;
}

/** The address that LINE opens in the phone's own browser. */
export function addressOutsideLine(href: string): string {
  const url = new URL(href);
  url.searchParams.set('openExternalBrowser', '1');
  return url.href;
}
