import styles from './spinner.module.css';
import { SpinnerMark } from './spinner-mark.tsx';

/** A wait with words. It stands in the middle of the space it is given. */
export function Spinner({ children }: { children: string }) {
  return (
    <p className={styles.spinner} aria-live="polite">
      <SpinnerMark />
      {children}
    </p>
  );
}
