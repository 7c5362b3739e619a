import type { ComponentType } from 'react';
import type { LessonProgress, Openable, Programme } from '../../../../sync/model/lessons/lessons.ts';
import type { Lesson } from '../content/lesson.ts';
import type { PictureSize } from '../motifs/pictures.tsx';

/** All that the lesson screens need to know of a programme. */
export interface LessonProgramme extends Programme, Openable {
  /** Heading of the overview, in parts that are never broken. */
  readonly headline: readonly string[];
  readonly motif: string;
  /** As many as `total`, in the order in which they unlock. */
  readonly lessons: readonly Lesson[];
  /** The lessons that ask how much of a tray was said backwards. */
  readonly trayLessons?: readonly number[];
  /** What the heading of a lesson says before its number; レッスン by default. */
  readonly lessonLabel?: string;
  readonly words: ProgrammeWords;
  readonly Picture: ComponentType<{ readonly id: number; readonly size?: PictureSize }>;
  /** Says in the place of today's lesson that the last one is completed. */
  readonly finished: { readonly title: string; readonly text: string };
  /** Shown below that. */
  readonly Further?: ComponentType;
  /** Shown beside the text of a lesson, and beside its closing question. */
  readonly Beside?: ComponentType<{ readonly lesson: Lesson }>;
  /** Shown below the introduction of a lesson; some tips by default. */
  readonly Below?: ComponentType<{ readonly lesson: Lesson }>;
}

/** What the cards of a programme show. */
export interface ProgrammeView {
  readonly programme: LessonProgramme;
  readonly progress: LessonProgress;
  readonly now: number;
  /** Whether a lesson was finished on the member's day. */
  readonly isDoneToday: boolean;
  readonly onOpen: (lesson: number) => void;
}

/** What the screens of a programme call its lessons. */
export interface ProgrammeWords {
  /** Beside a lesson that is open today. */
  readonly open: string;
  /** On the button of a completed lesson. */
  readonly again: string;
  /** On the button that ends a lesson. */
  readonly done: string;
  /** After today's lesson, when the next one opens on the member's next day. */
  readonly waiting: readonly string[];
}

/** The words of the specification, for the programme that it describes. */
export const watchedWords: ProgrammeWords = {
  open: '視聴可能',
  again: '再視聴',
  done: '視聴完了',
  waiting: ['今日はすでに視聴済みです', '次のレッスンは明日視聴できます'],
};

/** For the other programmes, whose lessons are practised rather than watched. */
export const practisedWords: ProgrammeWords = {
  open: '今日ひらけます',
  again: 'もう一度',
  done: '稽古完了',
  waiting: ['今日の分は終えました'],
};
