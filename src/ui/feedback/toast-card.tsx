import X from 'lucide-react/icons/x';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { type StatusTone, ToneMark } from '../graphics/tone-mark.tsx';
import styles from './toast-card.module.css';
import { waitForAnimations } from './wait-for-animations.ts';

export interface ToastMessage {
  readonly key: number;
  readonly text: string;
  readonly tone?: StatusTone;
  /** How long it stays, in milliseconds; restarts after hover or focus. */
  readonly ms?: number;
  readonly action?: { readonly label: string; readonly run: () => void };
  readonly closeLabel?: string;
}

const STAY_MS = 5000;

/** One toast. */
export function ToastCard({ toast, onGone }: { readonly toast: ToastMessage; readonly onGone: (key: number) => void }) {
  const { key, text, tone = 'info', ms = STAY_MS, action, closeLabel = '閉じる' } = toast;
  const card = useRef<HTMLDivElement>(null);
  const [isPaused, setPaused] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const cameFrom = useRef<HTMLElement | null>(null);

  useEffect(() => {
    if (isPaused || leaving) return;
    const timer = setTimeout(() => setLeaving(true), ms);
    return () => clearTimeout(timer);
  }, [isPaused, leaving, ms]);

  useEffect(() => {
    if (!leaving || !card.current) return;
    waitForAnimations(card.current).then(() => onGone(key));
  }, [leaving, onGone, key]);

  useLayoutEffect(() => {
    const element = card.current;
    // Restores the focus if it is on a button of the removed toast.
    return () => {
      if (element?.contains(document.activeElement)) cameFrom.current?.focus();
    };
  }, []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only tracks hover and focus of its buttons
    <div
      ref={card}
      className={styles.toast}
      data-leaving={leaving ? '' : undefined}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        setPaused(true);
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
          cameFrom.current = relatedTarget;
        }
      }}
      onBlur={(event) => setPaused(event.currentTarget.contains(event.relatedTarget))}
    >
      <ToneMark tone={tone} />
      <p className={styles.text}>{text}</p>
      {action ? (
        <Button
          label={action.label}
          variant="ghost"
          size="small"
          onClick={() => {
            action.run();
            setLeaving(true);
          }}
        />
      ) : null}
      <IconButton label={closeLabel} onClick={() => setLeaving(true)}>
        <X />
      </IconButton>
    </div>
  );
}
