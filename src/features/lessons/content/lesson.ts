/** One instruction, followed with closed eyes for `seconds` from the start of the voice. */
export interface LessonStep {
  readonly seconds: number;
  readonly text: string;
}

/** A guided lesson: its aim (two sentences), three to six timed steps, a closing question. */
export interface GuidedText {
  readonly aim: string;
  readonly steps: readonly LessonStep[];
  readonly closing: string;
}

/** One lesson of a programme; `minutes` is the sum of the steps, rounded up. */
export interface Lesson extends GuidedText {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly minutes: number;
}
