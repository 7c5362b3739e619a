/** One instruction, followed for `seconds` from the start of the voice, with closed eyes unless the lesson needs them open. */
export interface LessonStep {
  readonly seconds: number;
  readonly text: string;
  /** The closing question of the lesson before, where this step recalls its answer. */
  readonly recalls?: string;
}

/** A guided lesson: its aim (two sentences), three to six timed steps, a closing question. */
export interface GuidedText {
  readonly aim: string;
  readonly steps: readonly LessonStep[];
  readonly closing: string;
  /** True if the member reads sentences on the screen. */
  readonly needsEyes?: boolean;
}

/** One lesson of a programme; `minutes` is the sum of the steps, rounded up. */
export interface Lesson extends GuidedText {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly minutes: number;
  /** What is recalled of the lesson before, where that is not the answer to its closing question. */
  readonly recall?: LessonStep;
}
