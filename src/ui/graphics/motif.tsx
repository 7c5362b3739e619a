import { Drawing } from './drawing.tsx';
import styles from './motif.module.css';

/**
 * A decorative line drawing: a 48 × 48 grid, one stroke width, the current colour. The file marks the vermilion dot with
 * `data-seal`.
 */
export function Motif({ svg, size = 44 }: { readonly svg: string; readonly size?: number }) {
  return <Drawing svg={svg} size={size} className={styles.motif} />;
}
