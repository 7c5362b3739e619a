import { useEffect } from 'react';
import { iosVersionOf } from './device.ts';
import { isIosApp } from './standalone.ts';

/** In apps on the home screen, older versions of iOS grant wake locks but still turn the screen off. */
const FIRST_IOS_WITH_WAKE_LOCK = 18.4;

/** Whether the system turns the screen off in spite of a wake lock. */
export function isWakeLockIgnored(): boolean {
  const version = iosVersionOf(navigator.userAgent);
  return isIosApp() && version !== null && version < FIRST_IOS_WITH_WAKE_LOCK;
}

/** Keeps the screen on while `isActive`, where supported. */
export function useWakeLock(isActive: boolean): void {
  useEffect(() => (isActive ? holdWakeLock() : undefined), [isActive]);
}

/** Keeps the screen on until the returned function is called. Reacquires on return: browsers release it on hide. */
export function holdWakeLock(): () => void {
  let isHeld = true;
  let release = () => {};

  async function acquire(): Promise<void> {
    if (document.visibilityState !== 'visible') return;
    const lock = await request();
    // A lock that cannot be released has already ended.
    const releaseLock = () => void lock?.release().catch(() => {});
    if (!isHeld) return releaseLock();
    release();
    release = releaseLock;
  }

  const onVisibility = () => void acquire();
  document.addEventListener('visibilitychange', onVisibility);
  void acquire();
  return () => {
    isHeld = false;
    document.removeEventListener('visibilitychange', onVisibility);
    release();
  };
}

/** Null in a browser without wake locks, or in battery saver mode. */
async function request(): Promise<WakeLockSentinel | null> {
  return 'wakeLock' in navigator ? navigator.wakeLock.request('screen').catch(() => null) : null;
}
