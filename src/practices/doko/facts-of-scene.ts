import { dokoFacts, openAspects, type SceneFacts } from './facts.ts';
import type { Truth } from './truth.ts';
import type { Aspect } from './words.ts';

export type { Amount, SceneFacts, SceneNumbers } from './facts.ts';

export function factsOf(sceneId: string): SceneFacts | undefined {
  return dokoFacts[sceneId];
}

const antonyms: readonly (readonly [string, string])[] = [
  ['長い', '短い'],
  ['大きい', '小さい'],
  ['重い', '軽い'],
  ['新しい', '古い'],
  ['新しい', '使い込んだ'],
  ['硬い', '柔らかい'],
  ['熱い', '冷たい'],
  ['温かい', '冷たい'],
  ['開いている', '閉じている'],
  ['広い', '狭い'],
];

/** Whether a word holds in a scene, which excludes its antonym; null if the scene does not settle it. */
export function settled(facts: SceneFacts, aspect: Aspect | 'presence', word: string): Truth {
  const [holds = '', exceptions = ''] = facts[aspect] ?? [];
  if (holds.split(' ').includes(word)) return true;
  const isFalse = exceptions.split(' ').includes(word) === openAspects.includes(aspect);
  return isFalse || antonymsOf(word).some((each) => holds.split(' ').includes(each)) ? false : null;
}

function antonymsOf(word: string): readonly string[] {
  return antonyms.flatMap(([one, other]) => (one === word ? [other] : other === word ? [one] : []));
}
