import { LessonFrame, type PictureSize } from './lesson-frame.tsx';

const pictures = import.meta.glob<string>('./topics/*.svg', { query: '?raw', import: 'default', eager: true });

/** The picture of one of the 11 basic topics; `large` takes the place of a video. */
export function TopicPicture({ id, size = 'small' }: { id: number; size?: PictureSize }) {
  return <LessonFrame svg={pictures[`./topics/${id}.svg`] ?? ''} size={size} />;
}
