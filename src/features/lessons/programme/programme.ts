import type { ComponentType } from 'react';
import type { Openable, Programme } from '../../../../sync/rules/lessons.ts';
import type { Lesson } from '../content/lesson.ts';
import type { PictureSize } from '../motifs/lesson-frame.tsx';
import type { ProgrammeWords } from './programme-words.ts';

/** All that the lesson screens need to know of a programme. */
export interface LessonProgramme extends Programme, Openable {
  readonly title: string;
  /** Heading of the overview, in parts that are never broken. */
  readonly headline: readonly string[];
  readonly motif: string;
  /** As many as `total`, in the order in which they unlock. */
  readonly lessons: readonly Lesson[];
  /** What the heading of a lesson says before its number. */
  readonly lessonLabel: string;
  readonly words: ProgrammeWords;
  readonly Picture: ComponentType<{ readonly id: number; readonly size?: PictureSize }>;
  /** Shown in the place of today's lesson after the last one. */
  readonly Finished: ComponentType;
  /** Shown beside the text of a lesson, and beside its closing question. */
  readonly Beside?: ComponentType<{ readonly lesson: Lesson }>;
  /** Shown below the introduction of a lesson. */
  readonly Below?: ComponentType<{ readonly lesson: Lesson }>;
}
