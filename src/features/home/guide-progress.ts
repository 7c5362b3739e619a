/** The steps of the guide for newcomers, in order. */
export const guideSteps = ['topics', 'practices', 'lessons', 'kata'] as const;
export type GuideStep = (typeof guideSteps)[number];

/** Sessions of these kinds are none of the seventeen practices. */
const OTHER_SESSIONS: ReadonlySet<string> = new Set([
  'basic-awareness',
  'brain-speed',
  'brain-speed-2',
  'circuit',
  'daily-training',
  'language-comprehension',
  'memory-enhancement',
]);

interface GuideFacts {
  readonly trainingTypes: Iterable<string>;
  readonly completedLessons: number;
  readonly kataCount: number;
}

/** The steps that the member has done: read a topic, finished a practice and a lesson, and registered a kata. */
export function stepsDone({ trainingTypes, completedLessons, kataCount }: GuideFacts): ReadonlySet<GuideStep> {
  const done = new Set<GuideStep>();
  for (const type of trainingTypes) {
    if (type === 'basic-awareness') done.add('topics');
    if (!OTHER_SESSIONS.has(type)) done.add('practices');
  }
  if (completedLessons > 0) done.add('lessons');
  if (kataCount > 0) done.add('kata');
  return done;
}
