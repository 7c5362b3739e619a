import { Drawing } from '../../../ui/graphics/drawing.tsx';
import styles from './lesson-frame.module.css';

export type PictureSize = 'small' | 'large';

/**
 * A lesson or topic picture: a 96 × 64 grid. Decorative, because the title beside it carries the meaning. The file marks
 * the vermilion dot with `data-seal`.
 */
export function LessonFrame({ svg, size }: { svg: string; size: PictureSize }) {
  return <Drawing svg={svg} className={`${styles.picture} ${styles[size]}`} />;
}
