import { LessonFrame, type PictureSize } from './lesson-frame.tsx';

const pictures = import.meta.glob<string>('./lessons/*.svg', { query: '?raw', import: 'default', eager: true });
const languagePictures = import.meta.glob<string>('./language/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const memoryPictures = import.meta.glob<string>('./memory/*.svg', { query: '?raw', import: 'default', eager: true });

interface PictureProps {
  readonly id: number;
  readonly size?: PictureSize;
}

/** The picture of one of the 30 lessons of 頭の回転を上げる; `large` takes the place of a video. */
export function LessonPicture({ id, size = 'small' }: PictureProps) {
  return <LessonFrame svg={pictures[`./lessons/${id}.svg`] ?? ''} size={size} />;
}

/** The picture of a lesson of ことばを深く受け取る. */
export function LanguagePicture({ id, size = 'small' }: PictureProps) {
  return <LessonFrame svg={languagePictures[`./language/${id}.svg`] ?? ''} size={size} />;
}

/** The picture of a lesson of 覚えて、取り出す. */
export function MemoryPicture({ id, size = 'small' }: PictureProps) {
  return <LessonFrame svg={memoryPictures[`./memory/${id}.svg`] ?? ''} size={size} />;
}
