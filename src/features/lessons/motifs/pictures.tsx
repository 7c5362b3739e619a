import { Drawing } from '../../../ui/graphics/drawing.tsx';
import { Motif } from '../../../ui/graphics/motif.tsx';
import styles from './pictures.module.css';

const drawings = import.meta.glob<string>('./*/*.svg', { query: '?raw', import: 'default', eager: true });

export type PictureSize = 'small' | 'large';

/**
 * The pictures of lessons or topics: a 96 × 64 grid; `large` takes the place of a video. Decorative, because the title
 * beside it carries the meaning. The file marks the vermilion dot with `data-seal`.
 */
const pictureOf = (folder: string) =>
  function Picture({ id, size = 'small' }: { readonly id: number; readonly size?: PictureSize }) {
    return <Drawing svg={drawings[`./${folder}/${id}.svg`] ?? ''} className={`${styles.picture} ${styles[size]}`} />;
  };

const motifOf = (folder: string) =>
  function MotifOfLesson({ id, size = 44 }: { readonly id: string; readonly size?: number }) {
    return <Motif svg={drawings[`./${folder}/${id}.svg`] ?? ''} size={size} />;
  };

export const LessonPicture = pictureOf('lessons');
export const LanguagePicture = pictureOf('language');
export const MemoryPicture = pictureOf('memory');
export const TopicPicture = pictureOf('topics');
/** A is a ring, B a figure of eight. */
export const CircuitMotif = motifOf('circuits');
/** The motif of a card of the special-awareness hub. */
export const SpecialCardMotif = motifOf('special');
