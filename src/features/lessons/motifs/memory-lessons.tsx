import { LessonFrame, type PictureSize } from './lesson-frame.tsx';

const pictures = import.meta.glob<string>('./memory/*.svg', { query: '?raw', import: 'default', eager: true });

/** The picture of one of the 30 lessons of 覚えて、取り出す; `large` takes the place of a video. */
export function MemoryPicture({ id, size = 'small' }: { id: number; size?: PictureSize }) {
  return <LessonFrame svg={pictures[`./memory/${id}.svg`] ?? ''} size={size} />;
}
