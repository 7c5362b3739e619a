import { deviceOf, type UserAgentInfo } from './device.ts';

/** What of a browser decides whether it can receive pushes. */
export interface PushEnvironment {
  readonly userAgentInfo: UserAgentInfo;
  readonly isSecure: boolean;
  /** Opened from the home screen. */
  readonly isStandalone: boolean;
  /** It has service workers, PushManager and Notification. */
  readonly hasApis: boolean;
}

/** What keeps a browser from pushes for as long as the page is open. */
export type PushObstacle = 'insecure' | 'not-installed' | 'unsupported';

/** Why pushes cannot be received here; null when they can. iOS has the APIs only in an app of the home screen. */
export function pushObstacle({ userAgentInfo, isSecure, isStandalone, hasApis }: PushEnvironment): PushObstacle | null {
  if (!isSecure) return 'insecure';
  if (hasApis) return null;
  const { kind } = deviceOf(userAgentInfo);
  return (kind === 'iphone' || kind === 'ipad') && !isStandalone ? 'not-installed' : 'unsupported';
}
