import { dokoFacts, openAspects, type SceneFacts } from './facts.ts';
import type { Truth } from './truth.ts';
import type { Aspect } from './words.ts';

export type { Amount, SceneFacts, SceneNumbers } from './facts.ts';

export function factsOf(sceneId: string): SceneFacts | undefined {
  return dokoFacts[sceneId];
}

/** Whether a word holds in a scene; null if the scene does not settle it. */
export function settled(facts: SceneFacts, aspect: Aspect | 'presence', word: string): Truth {
  const [holds = '', exceptions = ''] = facts[aspect] ?? [];
  if (holds.split(' ').includes(word)) return true;
  return exceptions.split(' ').includes(word) === openAspects.includes(aspect) ? false : null;
}
