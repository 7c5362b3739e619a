import LoaderCircle from 'lucide-react/icons/loader-circle';
import styles from './spinner-mark.module.css';

/** A decorative spinner, for use beside a text. */
export function SpinnerMark() {
  return <LoaderCircle className={styles.mark} />;
}
