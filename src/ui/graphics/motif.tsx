import { Drawing } from './drawing.tsx';
import styles from './motif.module.css';

/** A decorative line drawing on a 48 × 48 grid in the current colour; `data-seal` marks the vermilion dot. */
export function Motif({ svg, size = 44 }: { readonly svg: string; readonly size?: number }) {
  return <Drawing svg={svg} size={size} className={styles.motif} />;
}
