/**
 * Video ids at the provider; null shows the picture only. Five lessons have a video: the first of each week and of the
 * last two days.
 */
export const lessonVideoIds: Readonly<Record<number, string | null>> = {
  1: null,
  8: null,
  15: null,
  22: null,
  29: null,
};

/** One entry per basic topic. */
export const topicVideoIds: Readonly<Record<number, string | null>> = {
  1: null,
  2: null,
  3: null,
  4: null,
  5: null,
  6: null,
  7: null,
  8: null,
  9: null,
  10: null,
  11: null,
};

export const circuitVideoIds: Readonly<Record<string, string | null>> = {
  'circuit-a': null,
  'circuit-a-light': null,
  'circuit-b': null,
  'circuit-b-light': null,
};
