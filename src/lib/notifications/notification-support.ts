import { deviceOf, type UserAgentInfo } from '../browser/device.ts';

/** The facts that decide whether a browser can receive notifications. */
export interface NotificationEnvironment {
  readonly userAgentInfo: UserAgentInfo;
  readonly isSecure: boolean;
  readonly isStandalone: boolean;
  /** Service workers, PushManager and Notification exist. */
  readonly hasApis: boolean;
}

/** Why push is unavailable until the page is reloaded. */
export type NotificationObstacle = 'insecure' | 'not-installed' | 'unsupported';

/** The reason why push is unavailable, or null. iOS has the APIs only in home screen apps. */
export function notificationObstacle({
  userAgentInfo,
  isSecure,
  isStandalone,
  hasApis,
}: NotificationEnvironment): NotificationObstacle | null {
  if (!isSecure) return 'insecure';
  if (hasApis) return null;
  const { kind } = deviceOf(userAgentInfo);
  return (kind === 'iphone' || kind === 'ipad') && !isStandalone ? 'not-installed' : 'unsupported';
}
