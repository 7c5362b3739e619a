import { totalSeconds } from '../guided/guided-run.ts';
import type { Lesson, LessonStep } from './lesson.ts';

/**
 * The lessons of a programme as they are practised: each after the first begins with what the one before has left, and then
 * with the task that `tasks` has for its number.
 */
export function withOpenings(
  lessons: readonly Lesson[],
  tasks: ReadonlyMap<number, readonly LessonStep[]> = new Map(),
): readonly Lesson[] {
  return lessons.map((lesson, index) => {
    const before = lessons[index - 1];
    if (before === undefined) return lesson;
    const recall = { ...(lesson.recall ?? recallOf(before)), recalls: before.closing };
    const steps = [recall, ...(tasks.get(lesson.id) ?? []), ...lesson.steps];
    return { ...lesson, steps, minutes: Math.ceil(totalSeconds(steps) / 60) };
  });
}

function recallOf({ closing }: Lesson): LessonStep {
  return { seconds: 30, text: `前の回の終わりに戻ります。${closing}目を閉じて、あのときの答えを。` };
}
