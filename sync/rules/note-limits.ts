/** Maximum code points of a note. The server enforces these limits too. */
export const NOTE_TEXT_MAX = 2000;

/** Maximum code points of the question that a note answers. */
export const NOTE_QUESTION_MAX = 200;

/** Maximum number of notes per member. */
export const NOTE_MAX = 10_000;
