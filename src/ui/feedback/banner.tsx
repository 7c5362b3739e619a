import type { ReactNode } from 'react';
import { CloseButton } from '../controls/icon-button.tsx';
import { type StatusTone, TONES, ToneMark } from '../graphics/tone-mark.tsx';
import styles from './banner.module.css';

interface BannerProps {
  readonly tone?: StatusTone;
  readonly title?: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly onDismiss?: () => void;
}

/** A message in the page. An error is announced assertively, other tones politely. */
export function Banner({ tone = 'info', title, children, action, onDismiss }: BannerProps) {
  const live = tone === 'error' ? ({ role: 'alert' } as const) : ({ 'aria-live': 'polite' } as const);
  return (
    <div className={styles.banner} style={{ background: `var(--color-${TONES[tone]}-soft)` }} {...live}>
      <span className={styles.mark}>
        <ToneMark tone={tone} />
      </span>
      <div className={styles.words}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {typeof children === 'string' ? <p>{children}</p> : children}
        {action ? <div className={styles.action}>{action}</div> : null}
      </div>
      {onDismiss ? <CloseButton onClick={onDismiss} /> : null}
    </div>
  );
}
