import { useLayoutEffect, useRef, useState } from 'react';
import { ToastCard, type ToastMessage } from './toast-card.tsx';
import styles from './toast-list.module.css';
import { type Span, toastPlace } from './toast-place.ts';

type ToastListProps = { toasts: readonly ToastMessage[]; onGone: (key: number) => void };

const CONTROLS = 'a, button, input, select, textarea, summary';

/** The messages that stand now, where they hide no control. It is a polite live region, so each is spoken once. */
export function ToastList({ toasts, onGone }: ToastListProps) {
  const band = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [lift, setLift] = useState(0);

  useLayoutEffect(() => {
    if (toasts.length === 0) return;
    const settle = () => {
      if (band.current && list.current) setLift(liftOf(list.current, band.current));
    };
    settle();
    // Another screen may come while a message stands, and a list may be put back to where it was.
    const watcher = new MutationObserver(settle);
    watcher.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('resize', settle);
    window.addEventListener('scrollend', settle);
    return () => {
      watcher.disconnect();
      window.removeEventListener('resize', settle);
      window.removeEventListener('scrollend', settle);
    };
  }, [toasts]);

  return (
    <div ref={band} className={styles.band} style={{ '--_lift': `${lift}px` }}>
      <div ref={list} className={styles.list} aria-live="polite">
        {toasts.map((toast) => (
          <ToastCard key={toast.key} toast={toast} onGone={onGone} />
        ))}
      </div>
    </div>
  );
}

/** How far over the foot of the band the list has to stand, in px. */
function liftOf(list: HTMLElement, band: HTMLElement): number {
  const { left, right, height } = list.getBoundingClientRect();
  const room = band.getBoundingClientRect();
  const controls: Span[] = [...document.querySelectorAll(CONTROLS)]
    .filter((control) => !list.contains(control) && getComputedStyle(control).visibility === 'visible')
    .map((control) => control.getBoundingClientRect())
    .filter((control) => control.left < right && control.right > left);
  return room.bottom - height - toastPlace(height, room, controls);
}
