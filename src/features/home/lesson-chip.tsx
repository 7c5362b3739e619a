import { dayAt } from '../../../sync/model/day/day.ts';
import { type LessonProgress, nextOpeningAt } from '../../../sync/model/lessons/lessons.ts';
import { useIsDoneToday } from '../../data/training/training-history.ts';
import { clockTime } from '../../lib/date-format.ts';
import { Chip } from '../../ui/controls/chip.tsx';

interface LessonChipProps {
  /** The training_type of the programme. */
  readonly type: string;
  readonly progress: LessonProgress;
  readonly now: number;
}

/** In the place of the link to a lesson that waits: the day's is done, or opens later on this day. */
export function LessonChip({ type, progress, now }: LessonChipProps) {
  const opensAt = nextOpeningAt(progress, now);
  const isDoneToday = useIsDoneToday(type);
  const opensToday = opensAt !== null && dayAt(opensAt) === dayAt(now);
  if (opensToday && !isDoneToday) return <Chip>{`${clockTime(opensAt)}から`}</Chip>;
  return <Chip tone="success">今日は終わり</Chip>;
}
