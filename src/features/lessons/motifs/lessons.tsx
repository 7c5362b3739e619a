import { LessonFrame, type PictureSize } from './lesson-frame.tsx';

const pictures = import.meta.glob<string>('./lessons/*.svg', { query: '?raw', import: 'default', eager: true });

/** The picture of one of the 30 lessons; `large` takes the place of a video. */
export function LessonPicture({ id, size = 'small' }: { id: number; size?: PictureSize }) {
  return <LessonFrame svg={pictures[`./lessons/${id}.svg`] ?? ''} size={size} />;
}
