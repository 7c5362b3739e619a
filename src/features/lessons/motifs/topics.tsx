import { LessonFrame, type PictureSize } from './lesson-frame.tsx';
import { topicPictures } from './topic-drawings.tsx';

/** The picture of one of the 11 basic topics; `large` takes the place of a video. */
export function TopicPicture({ id, size = 'small' }: { id: number; size?: PictureSize }) {
  return <LessonFrame size={size}>{topicPictures[id]}</LessonFrame>;
}
