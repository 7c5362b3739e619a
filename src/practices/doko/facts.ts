import { factsOf001To005 } from './facts/scenes-001-005.ts';
import { factsOf006To010 } from './facts/scenes-006-010.ts';
import { factsOf011To015 } from './facts/scenes-011-015.ts';
import { factsOf016To020 } from './facts/scenes-016-020.ts';
import { factsOf021To025 } from './facts/scenes-021-025.ts';
import { factsOf026To030 } from './facts/scenes-026-030.ts';
import type { SceneFacts } from './scene-facts.ts';

/** The facts by the id of the scene. */
export const dokoFacts: Readonly<Record<string, SceneFacts>> = {
  ...factsOf001To005,
  ...factsOf006To010,
  ...factsOf011To015,
  ...factsOf016To020,
  ...factsOf021To025,
  ...factsOf026To030,
};
