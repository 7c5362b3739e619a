import { useEffect } from 'react';

/** Keeps the screen on while `isActive`, where the browser can. It lets go by itself when the page is hidden. */
export function useWakeLock(isActive: boolean): void {
  useEffect(() => (isActive ? holdWakeLock() : undefined), [isActive]);
}

/** Holds the screen on until the returned function is called, taking it up again each time the page comes back. */
export function holdWakeLock(): () => void {
  let isHeld = true;
  let release = () => {};

  async function acquire(): Promise<void> {
    if (document.visibilityState !== 'visible') return;
    const lock = await request();
    const letGo = () => void lock?.release().catch(() => {});
    if (!isHeld) return letGo();
    release();
    release = letGo;
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

/** A browser without wake locks, or one that saves its battery, simply lets the screen go dark. */
async function request(): Promise<WakeLockSentinel | null> {
  if (!('wakeLock' in navigator)) return null;
  try {
    return await navigator.wakeLock.request('screen');
  } catch {
    return null;
  }
}
