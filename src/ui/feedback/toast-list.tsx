import { useLayoutEffect, useRef } from 'react';
import { ToastCard, type ToastMessage } from './toast-card.tsx';
import styles from './toast-list.module.css';

interface ToastListProps {
  readonly toasts: readonly ToastMessage[];
  readonly onGone: (key: number) => void;
}

/** The current toasts, in a strip of their own above the bottom bar: the page gets shorter, so they cover no text. */
export function ToastList({ toasts, onGone }: ToastListProps) {
  const strip = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const root = document.documentElement;
    const height = strip.current?.offsetHeight ?? 0;
    // A member who reads the end of the page still sees it afterwards.
    const isAtEnd = scrollY > 0 && innerHeight + scrollY + height >= root.scrollHeight - 1;
    root.style.setProperty('--toast-strip', `${height}px`);
    if (isAtEnd && toasts.length > 0) scrollTo({ top: root.scrollHeight, behavior: 'instant' });
  }, [toasts]);

  return (
    <div ref={strip} className={styles.strip}>
      {toasts.map((toast) => (
        <ToastCard key={toast.key} toast={toast} onGone={onGone} />
      ))}
    </div>
  );
}
