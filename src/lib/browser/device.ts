/** The fields of `navigator` that identify the device. */
export type UserAgentInfo = Pick<Navigator, 'userAgent' | 'platform' | 'maxTouchPoints'>;

/** Device kinds with different steps to install the app. */
export type DeviceKind = 'iphone' | 'ipad' | 'android' | 'mac-safari' | 'edge' | 'desktop';

export interface Device {
  readonly kind: DeviceKind;
  /** Whether the app can be installed from the browser's menu without a `beforeinstallprompt` event. */
  readonly installsManually: boolean;
}

/** The first Safari on macOS that can add a page to the Dock. */
const MIN_DOCK_SAFARI = 17;

/** Detects the device; an iPad that reports itself as a Mac is recognized by its touch screen. */
export function deviceOf({ userAgent, platform, maxTouchPoints }: UserAgentInfo): Device {
  if (/iPhone|iPod/.test(userAgent)) return { kind: 'iphone', installsManually: true };
  const isMac = platform.startsWith('Mac') || userAgent.includes('Macintosh');
  if (userAgent.includes('iPad') || (isMac && maxTouchPoints > 1)) return { kind: 'ipad', installsManually: true };
  // Chromium fires the event unless the app is installed; a web view cannot install at all.
  if (userAgent.includes('Android')) return { kind: 'android', installsManually: /Firefox\//.test(userAgent) };
  if (/Edg\//.test(userAgent)) return { kind: 'edge', installsManually: false };
  const safari = /Version\/(\d+)\S* Safari\//.exec(userAgent)?.[1];
  if (isMac && safari !== undefined) return { kind: 'mac-safari', installsManually: Number(safari) >= MIN_DOCK_SAFARI };
  return { kind: 'desktop', installsManually: false };
}

/** The version of iOS in a user agent, as in 16.4; null for another system. Stays at 18.6 from iOS 26 on. */
export function iosVersionOf(userAgent: string): number | null {
  const [, major, minor] = /(?:iPhone OS|CPU OS) (\d+)_(\d+)/.exec(userAgent) ?? [];
  return major === undefined ? null : Number(`${major}.${minor}`);
}

/** Whether the page runs on an iPhone or iPad, in any browser. */
export function isIos(info: UserAgentInfo = navigator): boolean {
  const { kind } = deviceOf(info);
  return kind === 'iphone' || kind === 'ipad';
}
