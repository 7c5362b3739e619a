import styles from './spinner-mark.module.css';

/** A decorative spinner, for use beside a text. */
export function SpinnerMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M12 3a9 9 0 1 1-8.2 5.3" />
    </svg>
  );
}
