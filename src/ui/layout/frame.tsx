import type { ReactNode } from 'react';
import { ToastList } from '../feedback/toast.tsx';
import { ensoStroke } from '../graphics/enso-stroke.ts';
import styles from './frame.module.css';

interface FrameProps {
  readonly children: ReactNode;
  readonly top?: ReactNode;
  /** The bottom bar; on a low, wide screen and in a large window it becomes a side rail. */
  readonly bottom?: ReactNode;
}

/** The app frame, centred in the window. */
export function Frame({ children, top, bottom }: FrameProps) {
  return (
    <div className={styles.desk}>
      <svg className={styles.watermark} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <path d={ensoStroke(1)} />
      </svg>
      <div className={styles.frame} data-bottom={bottom ? '' : undefined}>
        {top ? <div className={styles.top}>{top}</div> : null}
        <div className={styles.body}>{children}</div>
        <div className={styles.foot}>
          <div className={styles.toasts} aria-live="polite">
            <ToastList />
          </div>
          {bottom}
        </div>
      </div>
    </div>
  );
}
