import { lastDaysPictures } from './last-days.tsx';
import { LessonFrame, type PictureSize } from './lesson-frame.tsx';
import { weekOnePictures } from './week-1.tsx';
import { weekTwoPictures } from './week-2.tsx';
import { weekThreePictures } from './week-3.tsx';
import { weekFourPictures } from './week-4.tsx';

const pictures = {
  ...weekOnePictures,
  ...weekTwoPictures,
  ...weekThreePictures,
  ...weekFourPictures,
  ...lastDaysPictures,
};

/** The picture of one of the 30 lessons; `large` takes the place of a video. */
export function LessonPicture({ id, size = 'small' }: { id: number; size?: PictureSize }) {
  return <LessonFrame size={size}>{pictures[id]}</LessonFrame>;
}
