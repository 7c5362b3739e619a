import { useLayoutEffect, useRef, useState } from 'react';
import { placeToast, type Span } from './place-toast.ts';
import { ToastCard, type ToastMessage } from './toast-card.tsx';
import styles from './toast-list.module.css';

interface ToastListProps {
  readonly toasts: readonly ToastMessage[];
  readonly onGone: (key: number) => void;
}

const CONTROLS = 'a, button, input, select, textarea, summary';

/** The current toasts, placed so that they cover no control, in a polite live region. */
export function ToastList({ toasts, onGone }: ToastListProps) {
  const band = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [lift, setLift] = useState(0);

  useLayoutEffect(() => {
    if (toasts.length === 0) return;
    const place = () => {
      if (band.current && list.current) setLift(liftOf(list.current, band.current));
    };
    place();
    // The screen may change, or restore its scroll position, while a toast is shown.
    const watcher = new MutationObserver(place);
    watcher.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('resize', place);
    window.addEventListener('scrollend', place);
    return () => {
      watcher.disconnect();
      window.removeEventListener('resize', place);
      window.removeEventListener('scrollend', place);
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

/** Distance of the list from the bottom of the band, in px. */
function liftOf(list: HTMLElement, band: HTMLElement): number {
  const { left, right, height } = list.getBoundingClientRect();
  const room = band.getBoundingClientRect();
  const controls: Span[] = [...document.querySelectorAll(CONTROLS)]
    .filter((control) => !list.contains(control) && getComputedStyle(control).visibility === 'visible')
    .map((control) => control.getBoundingClientRect())
    .filter((control) => control.left < right && control.right > left);
  return room.bottom - height - placeToast(height, room, controls);
}
