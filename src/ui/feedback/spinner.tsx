import styles from './spinner.module.css';
import { SpinnerMark } from './spinner-mark.tsx';

/** A spinner with a text, centred in its container. */
export function Spinner({ children }: { readonly children: string }) {
  return (
    <p className={styles.spinner} aria-live="polite">
      <SpinnerMark />
      {children}
    </p>
  );
}
