import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { timers } from '../lib/timers.ts';

/** How long a screen may take to show all of its content, in milliseconds. */
const RESTORE_TIMEOUT_MS = 3000;

/** By key of the history entry, for the visit. */
const positions = new Map<string, number>();

/** The screen that the page shows. */
let last: { readonly key: string; readonly pathname: string } | null = null;

/** Input after which the page must no longer move by itself. */
const userInput = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Back and Forward return to the scroll position of their history entry, also when its list mounts later; another screen
 * starts at the top; a change within a screen (tab, query, hash) keeps the place. React Router's `ScrollRestoration`
 * tries only once, before the rows are read, and starts at the top for every query.
 */
export function useScrollRestoration(): void {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();

  useLayoutEffect(() => {
    // The browser would move the old screen before the new one is rendered.
    window.history.scrollRestoration = 'manual';
    const savePosition = () => {
      if (last !== null) positions.set(last.key, window.scrollY);
    };
    window.addEventListener('scroll', savePosition, { passive: true });
    return () => window.removeEventListener('scroll', savePosition);
  }, []);

  useLayoutEffect(() => {
    const from = last;
    last = { key, pathname };
    if (from === null || from.key === key) return;
    const isSameScreen = from.pathname === pathname;
    const saved = type === 'POP' ? positions.get(key) : undefined;
    if (isSameScreen && (saved === undefined || hash !== '')) {
      positions.set(key, window.scrollY);
      return;
    }
    const target = saved ?? 0;
    positions.set(key, target);
    window.scrollTo(0, target);
    return target === 0 ? undefined : keepScrollPosition(target);
  }, [key, pathname, hash, type]);
}

/** Scrolls to `target` again while the page grows, until the user acts. The returned function ends it. */
function keepScrollPosition(target: number): () => void {
  const observer = new ResizeObserver(() => window.scrollTo(0, target));
  const cancelTimer = timers.after(RESTORE_TIMEOUT_MS, end);
  function end() {
    observer.disconnect();
    cancelTimer();
    for (const event of userInput) window.removeEventListener(event, end, true);
  }
  for (const event of userInput) window.addEventListener(event, end, true);
  observer.observe(document.body);
  return end;
}
