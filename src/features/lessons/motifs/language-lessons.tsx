import { LessonFrame, type PictureSize } from './lesson-frame.tsx';

const pictures = import.meta.glob<string>('./language/*.svg', { query: '?raw', import: 'default', eager: true });

/** The picture of one of the 30 lessons of ことばを深く受け取る; `large` takes the place of a video. */
export function LanguagePicture({ id, size = 'small' }: { id: number; size?: PictureSize }) {
  return <LessonFrame svg={pictures[`./language/${id}.svg`] ?? ''} size={size} />;
}
