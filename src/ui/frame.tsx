import type { ReactNode } from 'react';
import { ensoStroke } from './enso-stroke.ts';
import styles from './frame.module.css';

type FrameProps = {
  children: ReactNode;
  /** Over every page: a message about the app itself. */
  top?: ReactNode;
  /** The bottom bar. On a low, wide screen it becomes a rail at the side. */
  bottom?: ReactNode;
};

/** The app's sheet: as wide as a phone, in the middle of whatever window it is given. */
export function Frame({ children, top, bottom }: FrameProps) {
  return (
    <div className={styles.desk}>
      <svg className={styles.watermark} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <path d={ensoStroke(1)} />
      </svg>
      <div className={styles.frame} data-bottom={bottom ? '' : undefined}>
        {top ? <div className={styles.top}>{top}</div> : null}
        <div className={styles.body}>{children}</div>
        {bottom}
      </div>
    </div>
  );
}
