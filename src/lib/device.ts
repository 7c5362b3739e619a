/** What a browser says of itself. */
export interface UserAgentInfo {
  readonly userAgent: string;
  readonly platform: string;
  readonly maxTouchPoints: number;
}

/** The machines whose way to put an app on the home screen differs. */
export type DeviceKind = 'iphone' | 'ipad' | 'android' | 'mac-safari' | 'edge' | 'desktop';

export interface Device {
  readonly kind: DeviceKind;
  /** Whether the member can add an app in the browser's menu although the browser never offers it by an event. */
  readonly addsByHand: boolean;
}

/** The first Safari of the Mac that can put a page in the Dock. */
const DOCK_SAFARI = 17;

/** The machine behind the words; an iPad that calls itself a Mac is told by its touch screen. */
export function deviceOf({ userAgent, platform, maxTouchPoints }: UserAgentInfo): Device {
  if (/iPhone|iPod/.test(userAgent)) return { kind: 'iphone', addsByHand: true };
  const isMac = platform.startsWith('Mac') || userAgent.includes('Macintosh');
  if (userAgent.includes('iPad') || (isMac && maxTouchPoints > 1)) return { kind: 'ipad', addsByHand: true };
  // Chromium offers it by an event, unless the app is there already; a web view inside another app cannot add anything.
  if (userAgent.includes('Android')) return { kind: 'android', addsByHand: /Firefox\//.test(userAgent) };
  if (/Edg\//.test(userAgent)) return { kind: 'edge', addsByHand: false };
  const safari = /Version\/(\d+)\S* Safari\//.exec(userAgent)?.[1];
  if (isMac && safari !== undefined) return { kind: 'mac-safari', addsByHand: Number(safari) >= DOCK_SAFARI };
  return { kind: 'desktop', addsByHand: false };
}
